// From places touched to a move. A move fits as long as its places begin with those picked, or, where their order is
// free, contain them.

export function fits({ places, any_order: anyOrder }, picked) {
  return anyOrder
    ? picked.every((place) => places.includes(place))
    : picked.every((place, index) => places[index] === place);
}

export function isWhole(move, picked) {
  return move.places.length === picked.length && fits(move, picked);
}

/** The places that lead on, each with the moves that it leads to. */
export function nextPlaces(moves, picked) {
  const next = new Map();
  for (const move of moves.filter((one) => fits(one, picked))) {
    for (const place of placesAfter(move, picked)) next.set(place, [...(next.get(place) ?? []), move]);
  }
  return next;
}

function placesAfter({ places, any_order: anyOrder }, picked) {
  return anyOrder
    ? places.filter((place) => !picked.includes(place))
    : places.slice(picked.length, picked.length + 1);
}

/** What is still picked when a place is given back: without order all others, else those before it. */
export function without(moves, picked, place) {
  const others = picked.filter((one) => one !== place);
  const isFree = moves.some((move) => move.any_order && fits(move, others));
  return isFree ? others : picked.slice(0, picked.indexOf(place));
}

/** The refused move that was most probably meant, after what was picked, by touching one of these things. */
export function forbidding(refused, picked, touched) {
  const meant = [
    (place) => (move) => isWhole(move, [...picked, place]),
    (place) => (move) => fits(move, [...picked, place]),
    (place) => (move) => fits(move, [place]),
  ];
  for (const isMeant of meant) {
    for (const place of touched) {
      const found = refused.find(isMeant(place));
      if (found) return found;
    }
  }
  return null;
}

// Turns touched places into a move. A move fits while its places begin with the picked ones or, if they have no order,
// contain them.

export function fits({ places, any_order: anyOrder }, picked) {
  return anyOrder
    ? picked.every((place) => places.includes(place))
    : picked.every((place, index) => places[index] === place);
}

export function isWhole(move, picked) {
  return move.places.length === picked.length && fits(move, picked);
}

/** The places that can be picked next, each with the moves that it leads to. */
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

/** What stays picked when a place is unpicked: all others if there is no order, else those before it. */
export function without(moves, picked, place) {
  const others = picked.filter((one) => one !== place);
  const isFree = moves.some((move) => move.any_order && fits(move, others));
  return isFree ? others : picked.slice(0, picked.indexOf(place));
}

/** The refused move that the player most likely meant by touching one of these places after the picked ones. */
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

/** Whether one of these places belongs to a legal move that is begun elsewhere. */
export function comesLater(moves, picked, touched) {
  return moves.some((move) => fits(move, picked) && touched.some((place) => move.places.includes(place)));
}

// From clicks to a move. Each legal move has a path of places on the board; who clicks along it makes the move.

/** The places that can be clicked next, each with the moves that it leads to. */
export function nextPlaces(moves, picked) {
  const places = new Map();
  for (const move of moves) {
    const next = follows(move.path, picked) ? move.path[picked.length] : undefined;
    if (next === undefined) continue;
    if (!places.has(next)) places.set(next, []);
    places.get(next).push(move);
  }
  return places;
}

/** The moves whose path is exactly what was clicked. */
export function completed(moves, picked) {
  return moves.filter((move) => move.path.length && move.path.length === picked.length && follows(move.path, picked));
}

function follows(path, picked) {
  return path.length >= picked.length && picked.every((place, index) => place === path[index]);
}

/** The items that a move with a free choice of several may name, in order. */
export function itemsOf(moves, field) {
  return [...new Set(moves.flatMap(({ body }) => body.move[field]))].sort((one, other) => one - other);
}

/** The legal move that names exactly these items. */
export function moveWith(moves, field, items) {
  const wanted = [...items].sort((one, other) => one - other).join();
  return moves.find(({ body }) => [...body.move[field]].sort((one, other) => one - other).join() === wanted);
}

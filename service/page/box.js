// What is in a game's box, by table and id: events name components by their ids only.

import { getGame } from "./api.js";

const boxes = new Map();

export function boxOf(game) {
  if (!boxes.has(game)) boxes.set(game, getGame(game).then(byId));
  // What could not be fetched is asked for anew the next time.
  boxes.get(game).catch(() => boxes.delete(game));
  return boxes.get(game);
}

function byId({ tables }) {
  const withIds = tables.filter(({ rows }) => rows.length && "id" in rows[0]);
  return Object.fromEntries(withIds.map(({ name, rows }) => [name, new Map(rows.map((row) => [row.id, row]))]));
}

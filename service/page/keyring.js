// The tokens of the seats that sit at this device, and of the matches that were created here.

import { forget, names, read, write } from "./storage.js";

const EMPTY = { seats: {}, creator: null, game: null, commitment: null, since: 0 };

export function keysOf(match) {
  return { ...EMPTY, ...read(`match.${match}`, {}) };
}

export function keep(match, more) {
  const known = keysOf(match);
  write(`match.${match}`, { ...known, ...more, since: known.since || Date.now() });
}

export function keepSeat(match, seat, token) {
  keep(match, { seats: { ...keysOf(match).seats, [seat]: token } });
}

export function dropSeat(match, seat) {
  const { [seat]: _, ...seats } = keysOf(match).seats;
  keep(match, { seats });
}

export function dropMatch(match) {
  forget(`match.${match}`);
}

export function knownMatches() {
  return names("match.").map((name) => name.slice("match.".length));
}

export function ownSeats(match) {
  return Object.keys(keysOf(match).seats).map(Number).sort();
}

// What the page knows of each game. A game that it doesn't know can be played from the list of moves all the same.

import coralia from "./coralia.js";
import islandOfGems from "./island_of_gems.js";
import reefGardens from "./reef_gardens.js";

const GAMES = { coralia, island_of_gems: islandOfGems, reef_gardens: reefGardens };

const UNKNOWN = {
  hasSecrets: true,
  moveWords: {},
  eventWords: {},
  choices: {},
  path: () => [],
  wouldBe: () => null,
  holdings: () => [],
  secrets: () => null,
};

export function gameOf(name) {
  return GAMES[name] ?? UNKNOWN;
}

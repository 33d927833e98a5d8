// Addresses of the page: what follows the # says which screen is shown.

import { useEffect, useState } from "./vendor/htm-preact.js";

const MATCH = /[0-9a-hjkmnp-tv-z]{20}/;
const WHOLE_MATCH = new RegExp(`^${MATCH.source}$`);

export const toLobby = "#/";
export const toMatch = (match) => `#/match/${match}`;
export const toNew = (game) => `#/new/${game}`;
export const toRules = (game, rule = "") => `#/rules/${game}${rule && `/${rule}`}`;

export function routeOf(hash) {
  const [screen = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeSafely);
  if (screen === "") return { screen: "lobby" };
  if (screen === "match" && WHOLE_MATCH.test(rest[0])) return { screen: "match", match: rest[0] };
  if (screen === "new" && rest[0]) return { screen: "new", game: rest[0] };
  if (screen === "rules" && rest[0]) return { screen: "rules", game: rest[0], rule: rest[1] ?? null };
  return { screen: "nowhere" };
}

function decodeSafely(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The name of the match that a pasted link or name is about. */
export function matchIn(text) {
  return text.trim().match(MATCH)?.[0] ?? null;
}

export function linkTo(match) {
  return `${location.origin}${location.pathname}${toMatch(match)}`;
}

export function useRoute() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener("hashchange", changed);
    changed(); // Catches up with a change since the first render.
    return () => removeEventListener("hashchange", changed);
  }, []);
  return routeOf(hash);
}

export function go(hash) {
  location.hash = hash;
}

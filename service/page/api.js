// The contract as functions. A request that the network lost is sent again with the same Idempotency-Key.

import { languageNow } from "./settings.js";

const ATTEMPTS = 4;
const FIRST_PAUSE = 300;

/** The service said no, and why (RFC 9457). */
export class Problem extends Error {
  constructor(status, body) {
    super(body.detail || body.title || String(status));
    Object.assign(this, body, { status, kind: (body.type ?? "").split("/").pop() });
  }
}

/** The service could not be reached. */
export class Unreachable extends Error {}

export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function call(method, path, { token, body, signal, accept = "application/json" } = {}) {
  const headers = { Accept: accept };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method === "POST" && !path.startsWith("/v1/records")) headers["Idempotency-Key"] = freshKey();
  const asked = { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal };
  for (let attempt = 1; ; attempt++) {
    const answer = await once(inLanguage(path), { ...asked, cache: "no-store" });
    if (answer && (answer.ok || !isPassing(answer.status))) return answer;
    if (attempt === ATTEMPTS) {
      if (answer) return answer;
      throw new Unreachable(path);
    }
    await pause(FIRST_PAUSE * 2 ** attempt * (0.5 + Math.random()));
  }
}

function inLanguage(path) {
  return `${path}${path.includes("?") ? "&" : "?"}language=${languageNow()}`;
}

async function once(path, asked) {
  try {
    return await fetch(path, asked);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    return null;
  }
}

function isPassing(status) {
  return status === 429 || status === 502 || status === 503 || status === 504;
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export async function problemOf(answer) {
  return new Problem(answer.status, await answer.json().catch(() => ({})));
}

async function answered(method, path, more) {
  const answer = await call(method, path, more);
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

const json = async (method, path, more) => (await answered(method, path, more)).json();
const text = async (path, more) => (await answered("GET", path, more)).text();

const of = (match) => `/v1/matches/${encodeURIComponent(match)}`;

export const getWords = (language) => text(`/page/words/${language}.ftl`, { accept: "text/plain" });
export const listLanguages = () => json("GET", "/v1/languages");
export const listGames = () => json("GET", "/v1/games");
export const getRules = (game) => json("GET", `/v1/games/${encodeURIComponent(game)}/rules`);

const games = new Map();

/** Everything about a game that is the same in all matches; fetched once per language. */
export function getGame(game) {
  const path = `/v1/games/${encodeURIComponent(game)}`;
  const name = inLanguage(path);
  if (!games.has(name)) games.set(name, json("GET", path));
  // A failed request is repeated the next time.
  games.get(name).catch(() => games.delete(name));
  return games.get(name);
}

export const listMatches = (status) => json("GET", `/v1/matches?status=${status}&limit=20`);
export const createMatch = (wanted) => json("POST", "/v1/matches", { body: wanted });
export const getMatch = (match, token) => json("GET", `${of(match)}?include=decision`, { token });
export const getMatchAt = (match, token, at) => json("GET", `${of(match)}?at=${at}`, { token });
export const abandonMatch = (match, token) => json("DELETE", of(match), { token });

export const takeSeat = (match, wanted) => json("POST", `${of(match)}/seats`, { body: wanted });
export const leaveSeat = (match, token, seat) => json("DELETE", `${of(match)}/seats/${seat}`, { token });

export const getRefused = (match, token) => json("GET", `${of(match)}/decision?refused=true`, { token });
export const makeMove = (match, token, body, after) =>
  json("POST", `${of(match)}/moves?include=decision&after=${after}`, { token, body });
export const previewMove = (match, token, body) => json("POST", `${of(match)}/moves?preview=true`, { token, body });
export const undo = (match, token, say) => json("POST", `${of(match)}/undo?include=decision`, { token, body: { say } });

export const getRecord = (match) => json("GET", `${of(match)}/record`);
export const verifyRecord = (record) => json("POST", "/v1/records/verify", { body: record });

export function eventsPath(match, after, more = "limit=500") {
  return `${of(match)}/events?after=${after}&${more}`;
}

/** All events after one, page by page. */
export async function getEvents(match, token, after) {
  const events = [];
  for (;;) {
    const page = await json("GET", eventsPath(match, after), { token });
    events.push(...page.events);
    after = page.events.at(-1)?.seq ?? after;
    if (!page.events.length || after >= page.last_event) return events;
  }
}

/** The board as the text of an SVG. */
export function getBoard(match, token, theme, at) {
  const moment = at === null ? "" : `&at=${at}`;
  return text(`${of(match)}/board.svg?theme=${theme}${moment}`, { token, accept: "image/svg+xml" });
}

/** The address of a piece's picture, in a theme. */
export function pictureIn(theme, picture) {
  return inLanguage(`${picture}?theme=${theme}`);
}

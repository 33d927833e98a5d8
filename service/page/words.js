// Sentences for moves, decisions, events and problems: a template by its type, filled with the words of its game.

import { gameOf } from "./games/index.js";
import { called, has, isolated, listed, t } from "./i18n/index.js";

/** What a move does; in the words of the service where the page has none. */
export function moveSentence({ body, does }, table) {
  const { move } = body;
  const { variant, ...words } = gameOf(table.match.game).moveWords[move.type]?.(move, table) ?? {};
  return sentence(`move.${move.type}`, variant, { ...move, ...words }) ?? does;
}

export function decisionSentence(type) {
  return has(`decision.${type}`) ? t(`decision.${type}`) : type;
}

export function eventSentence(event, table) {
  const { variant, ...words } =
    (SHARED[event.type] ?? gameOf(table.match.game).eventWords[event.type])?.(event, table) ?? {};
  const who = Number.isInteger(event.seat) ? called(table.match, event.seat) : "";
  return sentence(`event.${event.type}`, variant, { ...event, who, ...words }) ?? event.type;
}

const SHARED = {
  seat_taken: (event) => (event.name ? { who: isolated(event.name) } : {}),
  moves_undone: (event) => ({ variant: event.by_consent && "by_consent" }),
  match_started: (event, { match }) => ({ starts: called(match, event.starts), variant: event.by_lot && "by_lot" }),
  points_scored: (event) => ({
    category: t(`category.${event.category}`),
    points: Math.abs(event.points),
    variant: event.points < 0 && "lost",
  }),
};

function sentence(key, variant, words) {
  const full = variant ? `${key}.${variant}` : key;
  return has(full) ? t(full, words) : null;
}

/** What chance a move would meet. */
export function metSentence({ kind, what }, match) {
  const seat = Number(what.match(/seat (\d)/)?.[1] ?? NaN);
  const key = `meets.${what.replace(/seat \d/, "seat").replace(/\W+/g, "_")}`;
  const named = has(key) ? t(key, { name: Number.isNaN(seat) ? "" : called(match, seat) }) : what;
  return t(`preview.${kind}`, { what: named });
}

export function problemSentence(error) {
  if (!error.status) return t("problem.unreachable");
  return has(`problem.${error.kind}`)
    ? t(`problem.${error.kind}`, error)
    : t("problem.other", { detail: error.message });
}

export function namesOf(match, seats) {
  return listed(seats.map((seat) => called(match, seat)));
}

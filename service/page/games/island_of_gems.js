// Island of Gems: sentences, places on the board and what a player holds. Positions are named from the starter's side.

import { called, listed, t } from "../i18n/index.js";

const position = (number) => t(`gems.position.${number}`);
const printed = (view, island, space) => view.islands[island].spaces[space];
const placeName = (island, space) => t("gems.place", { island: position(island), space: position(space) });

function spaceName(view, island, space) {
  const { kind, value } = printed(view, island, space);
  return t(`gems.space.${kind}`, { value, place: placeName(island, space) });
}

function gain(view, island, space) {
  const { kind, value } = printed(view, island, space);
  return kind === "seahorse" ? t("gems.gain.card") : t("gems.gain.points", { points: value });
}

/** A card by its id, from the box; the island that it counts depends on who holds it. */
function cardName(id, holder, { box, view }) {
  const card = box.seahorse_cards?.get(id);
  if (!card) return id;
  if (card.position === null) return t("gems.card.scuba_diver");
  const island = holder === view.starts ? card.position : 8 - card.position;
  return t(`gems.card.${card.kind}`, { value: card.value, island: position(island) });
}

const moveWords = {
  place_gem: (move, { view }) => ({
    place: spaceName(view, move.island, move.space),
    gain: gain(view, move.island, move.space),
    next: position(move.space),
  }),
  place_diamond: (move, { view }) => ({ place: spaceName(view, move.island, move.space) }),
  take_seahorse_card: (move, table) => ({ card: cardName(move.card, table.seat, table) }),
  move_gem(move, { view, seat }) {
    const target = printed(view, move.to_island, move.to_space);
    const change = target.value - printed(view, move.island, move.space).value;
    const effects = [
      ...(change > 0 ? [t("gems.gain.points", { points: change })] : []),
      ...(change < 0 ? [t("gems.gain.lost", { points: -change })] : []),
      ...(target.kind === "seahorse" ? [t("gems.gain.card")] : []),
    ];
    return {
      from: spaceName(view, move.island, move.space),
      to: spaceName(view, move.to_island, move.to_space),
      effects: effects.length ? listed(effects) : t("gems.gain.nothing"),
      variant: printed(view, move.island, move.space).gem === seat ? "own" : "other",
    };
  },
};

const eventWords = {
  seahorse_row_dealt: (event, table) => ({
    cards: listed(event.cards.map((id) => cardName(id, table.view.starts, table))),
  }),
  flood_ended: (event) => ({ island: position(event.island) }),
  tide_card_revealed: (event) => ({ island: event.island === null ? "" : position(event.island), variant: event.kind }),
  diamond_placed: (event, { view }) => ({ place: spaceName(view, event.island, event.space) }),
  gem_placed: (event, { view }) => ({ place: spaceName(view, event.island, event.space) }),
  seahorse_card_taken: (event, table) => ({
    card: event.card ? cardName(event.card, event.seat, table) : "",
    variant: event.card ? event.source : "unseen",
  }),
  seahorse_row_refilled: (event, table) => ({ card: cardName(event.card, table.view.starts, table) }),
  gem_moved: (event, { match, view }) => ({
    owner: called(match, event.owner),
    from: spaceName(view, event.island, event.space),
    to: spaceName(view, event.to_island, event.to_space),
  }),
  secret_cards_shown: (event, table) => ({
    cards: listed(event.cards.map((id) => cardName(id, event.seat, table))),
    variant: event.cards.length === 0 && "none",
  }),
};

const placeOf = (island, space) => `space:${island}:${space}`;

function path(move) {
  switch (move.type) {
    case "place_gem":
    case "place_diamond":
      return [placeOf(move.island, move.space)];
    case "take_seahorse_card":
      return [`card:${move.card}`];
    case "draw_seahorse_card":
      return ["deck:seahorse"];
    case "move_gem":
      return [placeOf(move.island, move.space), placeOf(move.to_island, move.to_space)];
    default:
      return [];
  }
}

/** The move that somebody may have had in mind who clicked here, legal or not. */
function wouldBe(places, decision) {
  const spaces = places.map((place) => place.match(/^space:(\d):(\d)$/)).filter(Boolean);
  const [[, island, space] = [], [, toIsland, toSpace] = []] = spaces;
  if (island === undefined) return null;
  const at = { island: Number(island), space: Number(space) };
  if (decision.type === "place_gem" || decision.type === "place_diamond") return { type: decision.type, ...at };
  if (decision.type !== "move_gem" || toIsland === undefined) return null;
  return { type: "move_gem", ...at, to_island: Number(toIsland), to_space: Number(toSpace) };
}

function holdings(player) {
  const { patterns, majorities, yellow_shells: yellow, numbered_shells: numbered } = player.standing;
  const divers = player.open_cards.filter((card) => card.kind === "scuba_diver").length;
  const shells = player.open_cards.filter((card) => card.kind !== "scuba_diver");
  return [
    t("gems.pieces", { gems: player.gems_left, diamonds: player.diamonds_left }),
    t("gems.standing", { patterns, majorities }),
    t("gems.shells", { yellow, numbered }),
    ...shells.map(({ kind, value, islands }) =>
      t(`gems.pays.${kind}`, { value, island: position(islands[player.seat]) }),
    ),
    ...(divers ? [t("gems.divers", { n: divers })] : []),
    ...(player.secret_card_count ? [t("gems.secret", { n: player.secret_card_count })] : []),
  ];
}

export default {
  hasSecrets: true,
  moveWords,
  eventWords,
  path,
  wouldBe,
  holdings,
  choices: {},
  secrets: (table) =>
    (table.view.players[table.seat]?.secret_cards ?? []).map((card) => cardName(card.id, table.seat, table)),
};

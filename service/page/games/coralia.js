// Coralia: sentences, places on the board and what a player holds.

import { called, listed, t } from "../i18n/index.js";

const SPACES = ["turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure"];
const PILES = ["fish", "pearl", "starfish", "island"];

const face = (card) => t(`coralia.face.${card.face}`);
const faces = (cards) => listed(cards.map(face));
const bonus = (tile) => t(`coralia.bonus.${tile.bonus}`);
const reefOf = (view, colour) => view.reefs.find((reef) => reef.colour === colour);
const me = ({ view, seat }) => view.players[seat];
const dieName = (die) => t("coralia.die", die);

function cardNamed(view, seat, id) {
  const own = seat === null ? [] : [...(view.players[seat].hand ?? []), ...view.players[seat].to_carry_out];
  return [...view.looked_at, ...own].find((card) => card.id === id);
}

function onSpace(colour, symbol, table) {
  const reef = reefOf(table.view, colour);
  if (symbol === "octopus") {
    const dice = SPACES.filter((space) => reef.dice[space]).length;
    return t("coralia.effect.octopus", { points: dice + 1 });
  }
  if (symbol === "diver") return diver(table);
  if (symbol === "turtle" && reef.turtle) return t("coralia.effect.turtle", { bonus: bonus(reef.turtle) });
  return t(`coralia.effect.${symbol}`);
}

function diver(table) {
  const from = me(table).diver;
  if (from === null) return t("coralia.effect.diver_first");
  const left = reefOf(table.view, from);
  return t(left.chest && !left.dice.treasure ? "coralia.effect.diver" : "coralia.effect.diver_no_chest", { from });
}

function onIsland(colour, { match, view, seat }) {
  const owner = reefOf(view, colour).octopus;
  if (owner === null) return t("coralia.effect.island");
  if (owner === seat) return t("coralia.effect.island_own");
  return t("coralia.effect.island_other", { owner: called(match, owner) });
}

const moveWords = {
  pick_die: (move, { view }) => ({ left: view.supply[move.colour] }),
  lock_dice: (move, { view }) => ({
    variant: move.dice.length === 0 && "none",
    dice: listed(move.dice.map((die) => dieName(view.station[die]))),
  }),
  place_die(move, table) {
    const die = table.view.station[move.die];
    const effect = move.to === "island" ? onIsland(die.colour, table) : onSpace(die.colour, die.symbol, table);
    return { ...die, effect, variant: move.to };
  },
  keep_sea_card: (move, { view, seat }) => ({ card: face(cardNamed(view, seat, move.card)) }),
  copy_turtle: (move, { view }) => ({ bonus: bonus(view.spare_turtles.find((turtle) => turtle.id === move.turtle)) }),
  take_spare_chest: (move) => ({ n: move.chest + 1 }),
  place_special_die: (move, table) => ({
    symbol: table.view.special_die,
    effect: onSpace(move.reef, table.view.special_die, table),
  }),
  carry_out_starfish: (move, { view, seat }) => ({ card: face(cardNamed(view, seat, move.card)) }),
  draw_leftover_card: (move, { view }) => ({ left: view.piles[move.pile].size }),
};

const withCards = (event) => (event.cards ? { cards: faces(event.cards), variant: "seen" } : {});
const withCard = (event) => ({ card: face(event.card) });

const eventWords = {
  setup_die_placed: (event) => ({ variant: event.to === "island" ? "island" : undefined }),
  turtle_put_aside: (event) => ({ bonus: bonus(event.turtle) }),
  dice_locked: (event) => ({ n: event.dice.length, variant: event.dice.length === 0 && "none" }),
  dice_rolled: (event) => ({
    dice: listed(event.station.map((die) => t("coralia.rolled", die))),
    variant: event.rule === "C3.8" && "again",
  }),
  sea_cards_drawn: withCards,
  sea_cards_looked_at: withCards,
  sea_card_kept: (event) => (event.card ? { card: face(event.card), variant: "seen" } : {}),
  diver_swam: (event) => ({ variant: event.came_from === null && "first" }),
  chest_recovered: (event) => ({
    bonus: t(`coralia.chest.${event.chest.bonus}`),
    variant: event.reef === null && "spare",
  }),
  turtle_taken: (event) => ({ bonus: bonus(event.turtle) }),
  turtle_copied: (event) => ({ bonus: bonus(event.turtle) }),
  starfish_revealed: (event) => ({ cards: faces(event.cards), variant: event.cards.length === 0 && "none" }),
  starfish_carried_out: withCard,
  sea_cards_shown: (event) => ({ cards: faces(event.cards), variant: event.cards.length === 0 && "none" }),
};

function path(move, { view }) {
  switch (move.type) {
    case "pick_die":
      return [`supply:${move.colour}`];
    case "place_die": {
      const die = view.station[move.die];
      return [`die:${move.die}`, move.to === "island" ? "island" : `space:${die.colour}:${die.symbol}`];
    }
    case "keep_sea_card":
    case "carry_out_starfish":
      return [`card:${move.card}`];
    case "copy_turtle":
      return [`turtle:${move.turtle}`];
    case "take_spare_chest":
      return [`spare_chest:${move.chest}`];
    case "place_special_die":
      return [`space:${move.reef}:${view.special_die}`];
    case "recover_chest":
      return [`space:${move.reef}:treasure`];
    case "draw_leftover_card":
      return [`pile:${move.pile}`];
    default:
      return [];
  }
}

/** The move that somebody may have had in mind who clicked here, legal or not. */
function wouldBe(places, { type }, { view }) {
  const [[kind, name, symbol] = [], [then, colour, space] = []] = places.map((place) => place.split(":"));
  if (type === "pick_die") return kind === "supply" ? { type, colour: name } : null;
  if (type === "place_special_die") return symbol === view.special_die ? { type, reef: name } : null;
  if (type === "recover_chest") return symbol === "treasure" ? { type, reef: name } : null;
  if (type === "draw_leftover_card") return kind === "pile" ? { type, pile: name } : null;
  if (type !== "place_die" || kind !== "die") return null;
  const die = view.station[Number(name)];
  if (then === "island") return { type, die: Number(name), to: then };
  const isOwnSpace = then === undefined || (colour === die.colour && space === die.symbol);
  return isOwnSpace ? { type, die: Number(name), to: "reef" } : null;
}

function holdings(player) {
  const cards = PILES.filter((pile) => player.hidden[pile]).map((pile) =>
    t("coralia.hidden", { n: player.hidden[pile], pile }),
  );
  return [
    t("coralia.octopuses", { n: player.octopuses }),
    player.diver ? t("coralia.diver_on", { reef: player.diver }) : t("coralia.diver_home"),
    ...(cards.length ? [listed(cards)] : []),
    ...(player.turtles.length
      ? [t("coralia.turtles", { n: player.turtles.length, what: listed(player.turtles.map(bonus)) })]
      : []),
    ...(player.chests.length ? [t("coralia.chests", { n: player.chests.length })] : []),
    ...(player.shown.length ? [t("coralia.shown", { cards: faces(player.shown) })] : []),
  ];
}

export default {
  hasSecrets: true,
  moveWords,
  eventWords,
  path,
  holdings,
  choices: {
    lock_dice: { field: "dice", place: (die) => `die:${die}`, label: (die, { view }) => dieName(view.station[die]) },
  },
  secrets: (table) => (me(table)?.hand ?? []).map(face),
  wouldBe,
};

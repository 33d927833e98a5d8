// Reef Gardens: sentences, places on the board and what a player has. Nothing but piles is hidden here.

import { listed, t } from "../i18n/index.js";

const THIN_NURSERY = 3;
const MOST_MONEY = 12;
const INCOME = [0, 2, 4, 6, 7, 8];
const EMPTY_REEF = { kind: null, size: 0, clownfish: 0 };

function coralName(id, { box }) {
  const coral = box.corals?.get(id);
  return coral ? t(coral.clownfish ? "gardens.coral.clownfish" : "gardens.coral", coral) : id;
}

function shellName(id, { box }) {
  const shell = box.shell_tiles?.get(id);
  return shell ? t(`gardens.shell.${shell.kind}`, shell) : id;
}

function stationName(id, { box }) {
  const station = box.stations?.get(id);
  return station ? t("gardens.station", station) : id;
}

const lineName = (line) => t(`gardens.line.${line.split("_")[0]}`, { n: line.split("_")[1] });
const corals = (ids, table) => listed(ids.map((id) => coralName(id, table)));

function fieldName(number, { view }) {
  return t("gardens.field", { row: Math.floor(number / view.columns) + 1, column: (number % view.columns) + 1 });
}

function reefOf(number, { view }) {
  const planted = view.fields.filter((field) => field.coral?.reef === number).map((field) => field.coral);
  if (!planted.length) return EMPTY_REEF;
  return { kind: planted[0].kind, size: planted.length, clownfish: planted.filter((coral) => coral.clownfish).length };
}

const reefName = (number, table) => t("gardens.reef", { n: number, ...reefOf(number, table) });

function coralsIn(line, { view }) {
  const { numbers } = view.lines.find((one) => one.line === line);
  return view.nursery
    .filter((field) => numbers.includes(field.number) && field.coral)
    .map((field) => field.coral.coral);
}

function thin(taken, { view }) {
  const left = view.nursery.filter((field) => field.coral).length - taken;
  return left <= THIN_NURSERY && view.bag ? ` ${t("gardens.thin", { left })}` : "";
}

function takes(number, table) {
  const { shell } = table.view.fields[number];
  return shell ? ` ${t("gardens.takes", { shell: shellName(shell.shell, table) })}` : "";
}

const moveWords = {
  buy_line(move, table) {
    const bought = coralsIn(move.line, table);
    return {
      line: lineName(move.line),
      price: bought.length,
      corals: corals(bought, table),
      thin: thin(bought.length, table),
    };
  },
  plant_coral: (move, table) => ({
    coral: coralName(move.coral, table),
    place: fieldName(move.field, table),
    takes: takes(move.field, table),
  }),
  store_coral: (move, table) => ({ coral: coralName(move.coral, table) }),
  discard_coral: (move, table) => ({ coral: coralName(move.coral, table) }),
  build_station: (move, { view }) => ({
    station: t("gardens.station", view.station_to_build ?? { higher: "?", lower: "?" }),
  }),
  surface(move, table) {
    const reefs = move.reefs.map((reef) => reefOf(reef, table));
    const player = table.view.players[table.seat];
    return {
      reefs: listed(move.reefs.map((reef) => reefName(reef, table))),
      points: reefs.reduce((sum, reef) => sum + reef.size + reef.clownfish, 0),
      money: Math.min(INCOME[player.divers + move.reefs.length], MOST_MONEY - player.money),
    };
  },
  send_boat: (move, table) => ({ coral: coralName(move.coral, table), thin: thin(1, table) }),
  plant_with_algae: (move, table) => ({ coral: coralName(move.coral, table), place: fieldName(move.field, table) }),
  lay_octopus: (move, table) => ({ place: fieldName(move.field, table) }),
  take_over_reef: (move, table) => ({ reef: reefName(move.reef, table) }),
};

const withShell = (event, table) => ({ shell: shellName(event.shell, table) });
const withCoral = (event, table) => ({ coral: coralName(event.coral, table) });
const withField = (event, table) => ({ place: fieldName(event.field, table) });

const eventWords = {
  line_bought: (event, table) => ({ line: lineName(event.line), corals: corals(event.corals, table) }),
  coral_planted: (event, table) => ({
    ...withCoral(event, table),
    ...withField(event, table),
    variant: event.started && "started",
  }),
  reefs_joined: (event) => ({ n: event.own.length + event.neutral.length + 1 }),
  coral_covered: (event, table) => ({ ...withCoral(event, table), ...withField(event, table) }),
  shell_tile_taken: withShell,
  coral_stored: withCoral,
  coral_discarded: withCoral,
  station_scored: (event, table) => ({
    station: stationName(event.station, table),
    ...withField(event, table),
    variant: !event.surrounded && "end",
  }),
  station_turned_up: (event, table) => ({ station: stationName(event.station, table) }),
  station_built: (event, table) => ({
    station: stationName(event.station, table),
    variant: event.seat === null && "setup",
  }),
  sites_marked: (event) => ({ sites: listed(event.sonar.map((id) => id.split(":")[1])) }),
  nursery_filled: (event, table) => ({ corals: corals(event.corals, table) }),
  pearls_spent: withShell,
  boat_sent: withCoral,
  algae_used: withField,
  octopus_laid: withField,
};

const ownShell = (kind, { view, seat }) => view.players[seat]?.shells.find((shell) => shell.kind === kind)?.shell;

function path(move, table) {
  switch (move.type) {
    case "buy_line":
      return [`line:${move.line}`];
    case "plant_coral":
    case "plant_with_algae":
      return [`coral:${move.coral}`, `field:${move.field}`];
    case "send_boat":
      return [`coral:${move.coral}`];
    case "build_station":
      return [`site:${move.site}`];
    case "lay_octopus":
      return [`shell:${ownShell("octopus", table)}`, `field:${move.field}`];
    case "take_over_reef":
      return [`shell:${ownShell("turtle", table)}`, `reef:${move.reef}`];
    case "spend_pearls":
      return [`shell:${pearls(move.worth, table)}`];
    case "send_submarine":
      return [`shell:${ownShell("submarine", table)}`];
    default:
      return [];
  }
}

function pearls(worth, { view, seat }) {
  return view.players[seat]?.shells.find((shell) => shell.kind === "pearls" && shell.worth === worth)?.shell;
}

/** The move that somebody may have had in mind who clicked here, legal or not. */
function wouldBe(places, decision) {
  const [[, kind, name] = [], [, then, where] = []] = places.map((place) => place.match(/^(\w+):(.+)$/) ?? []);
  if (decision.type === "build_station") return kind === "site" ? { type: "build_station", site: name } : null;
  if (kind === "line") return { type: "buy_line", line: name };
  if (kind === "coral" && then === "field") return { type: "plant_coral", coral: name, field: Number(where) };
  return null;
}

function holdings(player, table) {
  return [
    t("gardens.money", { n: player.money }),
    t("gardens.divers", { n: player.divers }),
    t("gardens.reefs", { n: player.reefs.length }),
    ...player.shells.map((shell) =>
      shell.holds
        ? t("gardens.holds", { shell: shellName(shell.shell, table), coral: coralName(shell.holds.coral, table) })
        : shellName(shell.shell, table),
    ),
  ];
}

export default {
  hasSecrets: false,
  // G2.1
  proposed: (seats) => ({ board: seats === 2 ? "short" : "long" }),
  moveWords,
  eventWords,
  path,
  wouldBe,
  holdings,
  choices: {
    surface: {
      field: "reefs",
      place: (reef) => `reef:${reef}`,
      label: reefName,
    },
  },
  secrets: () => null,
};

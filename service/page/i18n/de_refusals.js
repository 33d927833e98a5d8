// Warum ein Zug nicht geht: jeder englische Satz des Dienstes und was er auf Deutsch heißt. In Klammern steht, was sich
// von Mal zu Mal unterscheidet; eine Ziffer am Ende hält gleiche Begriffe auseinander.

import { called, listed, t } from "./index.js";

const POSITIONS = [
  "top-left",
  "top",
  "top-right",
  "left",
  "centre",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
];
const position = (name) => t(`gems.position.${POSITIONS.indexOf(name)}`);
const coral = (kind, clownfish) => t(`gardens.kind.${kind}`) + (clownfish ? " mit Clownfisch" : "");
const items = (text) => text.split(/, | and /);

/** Ein Begriff: woran er im englischen Satz zu erkennen ist, und wie er auf Deutsch heißt. */
export const terms = {
  n: [/\d+/, ([n]) => n],
  id: [/[\w:]+/, ([id]) => id],
  ids: [/[\w:]+(?:, [\w:]+)*/, ([ids]) => listed(items(ids))],
  tags: [/\w+(?: or \w+)*/, ([tags]) => listed(tags.split(" or "), "disjunction")],
  seat: [/\d/, ([seat], { match }) => called(match, Number(seat))],

  colour: [/\w+/, ([colour]) => t(`coralia.colour.${colour}`)],
  colours: [/\w+ and \w+/, ([colours]) => listed(items(colours).map((colour) => t(`coralia.colour.${colour}`)))],
  symbol: [/\w+/, ([symbol]) => t(`coralia.symbol.${symbol}`)],
  pile: [/\w+/, ([pile]) => t(`coralia.pile.${pile}`)],
  reefspace: [
    /the (\w+) space of the (\w+) reef/,
    ([, symbol, colour]) => `das Feld ${t(`coralia.symbol.${symbol}`)} auf dem ${t(`coralia.colour.${colour}`)} Riff`,
  ],

  island: [/[\w-]+/, ([name]) => position(name)],
  space: [
    /the ([\w-]+) space of the ([\w-]+) island/,
    ([, space, island]) => t("gems.place", { space: position(space), island: position(island) }),
  ],
  thing: [
    /a diamond|a gem of seat (\d)/,
    ([, seat], { match }) => (seat ? `ein Edelstein von ${called(match, Number(seat))}` : "ein Diamant"),
  ],

  place: [/[Rr]ow (\d+), column (\d+)/, ([, row, column]) => t("gardens.field", { row, column })],
  line: [/(row|column) (\d+)/, ([, line, n]) => t(`gardens.line.${line}`, { n })],
  site: [/[A-O]/, ([letter]) => letter],
  sitename: [/site ([A-O])/, ([, letter]) => `Bauplatz ${letter}`],
  marked: [/A sonar tile marks (.+)\./, ([, letters]) => `Markiert: ${listed(items(letters))}.`],
  kind: [/\w+/, ([kind]) => t(`gardens.kind.${kind}`)],
  coral: [/(\w+) coral( with a clownfish)?/, ([, kind, clownfish]) => coral(kind, clownfish)],
  corals: [
    /\w+ coral[\w, ]*/,
    ([corals]) => listed(items(corals).map((one) => coral(one.split(" ")[0], one.endsWith("clownfish")))),
  ],
  coralcount: [/(\d+) corals?/, ([, n]) => `${n} ${n === "1" ? "Koralle" : "Korallen"}`],
  reef: [
    /[Rr]eef (\d+) \((\d+) (\w+) corals?\)/,
    ([, n, size, kind]) => t("gardens.reef", { n, size, kind }),
  ],
  reefs: [/[\d, and]+/, ([reefs]) => listed(items(reefs))],
  reefcount: [/(\d+) reefs?/, ([, n]) => n],
  shell: [/\w+/, ([kind]) => t(`gardens.shell.${kind}`)],
  board: [/long|short/, ([board]) => (board === "long" ? "lange" : "kurze")],
  done: [/stored|discarded/, ([done]) => (done === "stored" ? "gelagert" : "aufgegeben")],
  whose: [
    /There is no reef (\d+)\.|(.+\)) is neutral\.|(.+\)) belongs to seat (\d)\./,
    ([, none, neutral, owned, seat], { match, say }) => {
      if (none) return `Es gibt kein Riff ${none}.`;
      if (neutral) return `${say("reef", neutral)} ist neutral.`;
      return `${say("reef", owned)} gehört ${called(match, Number(seat))}.`;
    },
  ],
  touched: [
    /The coral touches neutral (.+\))/,
    ([, neutral], { say }) => `Die Koralle berührt das neutrale ${say("reef", neutral)}`,
  ],
  noalgae: [
    /(.+\)) has a diver on it|(.+) is neither/,
    ([, owned, place], { say }) =>
      owned ? `auf ${say("reef", owned)} ist ein Taucher` : `${say("place", place)} ist keins von beiden`,
  ],
  content: [
    /a cave|site ([A-O])|a (\w+) coral( with a clownfish)?|the shell tile ([a-z ]+?)(?: \((\d)\))?/,
    ([, site, kind, clownfish, shell, worth]) => {
      if (site) return `Bauplatz ${site}`;
      if (kind) return `eine ${coral(kind, clownfish)}`;
      return shell ? t(`gardens.shell.${shell.replace(" ", "_")}`, { worth }) : "eine Höhle";
    },
  ],
};

export const sentences = {
  "You are asked to {tags}, not to {id}.": "Gefragt ist {tags}, nicht {id}.",

  // Coralia
  "There is no {colour} die left in the supply.": "Im Vorrat gibt es keinen {colour} Würfel mehr.",
  "The first four dice are of four different colours, and you have a {colour} one.":
    "Die ersten vier Würfel haben vier verschiedene Farben, und einen {colour} hast du schon.",
  "Name each die to lock once, in the order in which they lie on the station.":
    "Nenne jeden Würfel, den du festhältst, einmal und in der Reihenfolge, in der sie auf der Station liegen.",
  "Each turtle locks one die: {n1} owned, {n2} dice named.":
    "Jede Schildkröte hält einen Würfel fest. Deine Schildkröten: {n1}, gewählte Würfel: {n2}.",
  "The island is for dice without a space: {reefspace} is free.":
    "Auf die Insel kommen nur Würfel ohne freies Feld, und {reefspace} ist frei.",
  "Each space holds one die, and {reefspace} is occupied.":
    "Auf jedes Feld passt ein Würfel, und {reefspace} ist besetzt.",
  "You have no octopus in hand for {reefspace}.": "Für {reefspace} hast du keinen Oktopus auf der Hand.",
  "You look at {ids}; {id} is not among them.": "Du siehst dir {ids} an; {id} ist nicht dabei.",
  "Only a spare turtle can be copied, and {id} is not one.":
    "Nachahmen kannst du nur eine übrige Schildkröte, und {id} ist keine.",
  "Only one spare chest is left, number 0.": "Es ist nur noch eine übrige Truhe da, Nummer 0.",
  "The {symbol} space of the {colour} reef is occupied.": "Das Feld {symbol} auf dem {colour} Riff ist besetzt.",
  "{id} is not among the starfish cards that you have yet to carry out.":
    "{id} gehört nicht zu den Seesternkarten, die du noch ausführen musst.",
  "The card is for the reefs {colours}, not for the {colour} one.":
    "Die Karte gilt auf dem {colours} Riff, nicht auf dem {colour}.",
  "There is no chest left on the {colour} reef.": "Auf dem {colour} Riff liegt keine Truhe mehr.",
  "Each pile gives one card at most, and you have drawn from the {pile} pile.":
    "Jeder Stapel gibt höchstens eine Karte, und vom Stapel {pile} hast du schon gezogen.",
  "The {pile} pile is empty.": "Der Stapel {pile} ist leer.",

  // Island of Gems
  "The last gem sends this one to the {island} island, which has an open space.":
    "Der letzte Edelstein schickt diesen auf die Insel {island}, und dort ist noch ein Feld frei.",
  "The {island} island is flooded: nobody can visit it.": "Die Insel {island} ist überspült: Dort wird nicht gesetzt.",
  "There is {thing} on {space} already.": "Auf {space} liegt schon {thing}.",
  "{id} is not in the open row, which holds {ids}.": "{id} liegt nicht in der offenen Reihe; dort liegen {ids}.",
  "The seahorse deck is empty: take a card of the open row.":
    "Der Seepferdchenstapel ist leer: Nimm eine Karte der offenen Reihe.",
  "The diamond on {space} never moves.": "Der Diamant auf {space} wird nie bewegt.",
  "There is no gem on {space}.": "Auf {space} liegt kein Edelstein.",
  "A scuba diver moves a gem by one space: {space1} is no neighbour of {space2}.":
    "Ein Taucher bewegt einen Edelstein um ein Feld, aber {space1} liegt nicht neben {space2}.",
  "The {island} island is flooded: no gem may move onto it or within it.":
    "Die Insel {island} ist überspült: Kein Edelstein darf dorthin oder innerhalb der Insel bewegt werden.",

  // Reef Gardens
  "Passing is not allowed: you have {reefcount} to surface from.":
    "Passen darfst du nicht, solange du aus einem Riff auftauchen kannst. Deine Riffe: {reefcount}.",
  "Passing is not allowed: the cheapest line costs {n1} and you have {n2} money, pearls included.":
    "Passen darfst du nicht: Die billigste Reihe kostet {n1}, und du hast mit deinen Perlen {n2} Geld.",
  "Plant, store or discard what is still waiting: {corals}.":
    "Pflanze, lagere oder gib auf, was noch wartet: {corals}.",
  "You used a shell tile, so you plant this turn: buy a line of the nursery first.":
    "Du hast ein Muschelplättchen genutzt, also pflanzt du in diesem Spielzug: Kaufe erst eine Reihe der Zucht.",
  "The short board has no site {site}. {marked}": "Der kurze Plan hat keinen Bauplatz {site}. {marked}",
  "A station stands on site {site} already. {marked}": "Auf Bauplatz {site} steht schon eine Station. {marked}",
  "No sonar tile marks site {site}. {marked}": "Kein Sonarplättchen markiert Bauplatz {site}. {marked}",
  "Shell tiles are used only when planting, and you can't buy a line: the cheapest costs {n1} and you have {n2} money, pearls included.":
    "Muschelplättchen nutzt du nur beim Pflanzen, und du kannst keine Reihe kaufen: Die billigste kostet {n1}, und du hast mit deinen Perlen {n2} Geld.",
  "Before the line is bought this needs {n1} money, pearls included, so that you can pay a line in any case; you have {n2}.":
    "Bevor die Reihe gekauft ist, brauchst du dafür {n1} Geld, Perlen mitgerechnet, damit du auf jeden Fall eine Reihe bezahlen kannst; du hast {n2}.",
  "You have no {shell} tile.": "Dafür fehlt dir ein Muschelplättchen: {shell}.",
  "You have no pearls worth {n}.": "Du hast keine Perlen für {n}.",
  "A submarine would do nothing: no station is left and the nursery can't be refilled.":
    "Ein U-Boot brächte nichts: Es gibt keine Station mehr, und die Zucht lässt sich nicht auffüllen.",
  "The {coral} ({id}) is not in the nursery.": "Die {coral} ({id}) liegt nicht in der Zucht.",
  "The boat would take the last coral, and you have yet to buy a line.":
    "Das Boot nähme die letzte Koralle, und du musst noch eine Reihe kaufen.",
  "Algae grow on a cave or over a neutral coral; {noalgae}.":
    "Algen wachsen auf einer Höhle oder über einer neutralen Koralle; {noalgae}.",
  "Neutral {reef} is planted over with another kind only.":
    "Das neutrale {reef} darf nur mit einer anderen Art überpflanzt werden.",
  "An octopus lies on a free field; on {place} is {content}.":
    "Ein Oktopus kommt auf ein freies Feld, und {place} ist nicht frei: {content}.",
  "There is no reef {n}.": "Es gibt kein Riff {n}.",
  "A turtle takes over a neutral reef; {reef} has a diver on it.":
    "Eine Schildkröte übernimmt ein neutrales Riff; auf {reef} ist ein Taucher.",
  "A turtle takes over at most {coralcount}, not {reef}.":
    "Eine Schildkröte übernimmt höchstens {coralcount}, nicht {reef}.",
  "A turtle needs a diver from your board, and all of yours are on reefs.":
    "Eine Schildkröte braucht einen Taucher von deinem Tableau, und deine sind alle auf Riffen.",
  "You have no reef to surface from.": "Du hast kein Riff, aus dem du auftauchen könntest.",
  "{whose} Yours: {reefs}.": "{whose} Deine: {reefs}.",
  "Name each reef that you close once, in ascending order.":
    "Nenne jedes Riff, aus dem du auftauchst, einmal und in aufsteigender Reihenfolge.",
  "You have bought a line already: one line a turn.": "Du hast schon eine Reihe gekauft: eine pro Spielzug.",
  "What came by boat is dealt with before you buy a line: {corals}.":
    "Was mit dem Boot kam, pflanzt, lagerst oder gibst du auf, bevor du eine Reihe kaufst: {corals}.",
  "There is no coral in {line} of the nursery.": "In {line} liegt keine Koralle.",
  "The corals in {line} cost {n1} money and you have {n2}.":
    "Die Korallen in {line} kosten {n1} Geld, und du hast {n2}.",
  "You have no sea anemone to store a coral on.":
    "Du hast keine Seeanemone, auf der du eine Koralle lagern könntest.",
  "A sea anemone holds one coral, and none of yours is free. On them: {corals}.":
    "Eine Seeanemone trägt eine Koralle, und keine von deinen ist frei. Darauf: {corals}.",
  "The {coral} lies on a sea anemone and can't be {done}.":
    "Die {coral} liegt auf einer Seeanemone und kann nicht {done} werden.",
  "The {coral} ({id}) is not among the corals that you have just taken.":
    "Die {coral} ({id}) gehört nicht zu den Korallen, die du gerade genommen hast.",
  "The {coral} ({id}) is not yours to plant.": "Die {coral} ({id}) kannst du nicht pflanzen: Du hast sie nicht.",
  "The {coral} was stored this turn: it can be planted in a later one.":
    "Die {coral} hast du in diesem Spielzug gelagert: Pflanzen kannst du sie in einem späteren.",
  "The stored {coral} can be planted once this turn's line is bought.":
    "Die gelagerte {coral} kannst du pflanzen, wenn die Reihe dieses Spielzugs gekauft ist.",
  "The {board} board has the fields 0 to {n1}, not {n2}.":
    "Der {board} Plan hat die Felder 0 bis {n1}, nicht {n2}.",
  "A {coral} grows on {place} already.": "Auf {place} wächst schon eine {coral}.",
  "A station stands on {place}.": "Auf {place} steht eine Station.",
  "{place} is {sitename}, kept free for a station.": "{place} ist {sitename} und bleibt frei für eine Station.",
  "There is a cave on {place}: only algae let you plant on it.":
    "Auf {place} ist eine Höhle: Nur mit Algen kannst du dort pflanzen.",
  "{place} is next to no {kind} reef of yours, and a new reef starts orthogonally next to a station.":
    "Neben {place} liegt kein Riff von dir aus dieser Art ({kind}), und ein neues beginnt waagerecht oder senkrecht neben einer Station.",
  "A new reef needs a diver from your board, and all {n} are on reefs.":
    "Ein neues Riff braucht einen Taucher von deinem Tableau, und alle {n} sind auf Riffen.",
  "The coral would connect to {reef} of seat {seat}.": "Die Koralle würde sich mit {reef} von {seat} verbinden.",
  "{touched} and no reef of yours of that kind, which alone could take it in.":
    "{touched} und kein Riff von dir aus derselben Art; nur damit könntest du es aufnehmen.",
  "{touched}, which is larger than what you have there: {coralcount}.":
    "{touched}, und das ist größer als das, was du dort hast: {coralcount}.",
  "A {kind} coral on {place} is next to the same building site: in an atoll the corals there are all of different kinds.":
    "Neben demselben Bauplatz liegt auf {place} schon eine {kind}: In einem Atoll sind dort alle Korallen von verschiedener Art.",
};

// Choosing a move: by places on the board, by ticking several things, or from the list.

import { completed, itemsOf, moveWith, nextPlaces } from "./choice.js";
import { gameOf } from "./games/index.js";
import { t } from "./i18n/index.js";
import { html, useEffect, useState } from "./vendor/htm-preact.js";
import { moveSentence } from "./words.js";

export function usePicking(table, seen, decision) {
  const [picked, setPicked] = useState([]);
  const [ticked, setTicked] = useState([]);
  const serial = decision?.asked.serial;
  useEffect(() => {
    setPicked([]);
    setTicked([]);
  }, [serial]);
  const game = gameOf(seen.match.game);
  const moves = (decision?.moves ?? []).map((legal) => ({
    ...legal,
    path: game.path(legal.body.move, seen),
    label: moveSentence(legal, seen),
  }));
  const choices = choicesAmong(moves, game, seen);
  const toggle = (item) => setTicked(ticked.includes(item) ? ticked.filter((one) => one !== item) : [...ticked, item]);
  const cancel = () => setPicked([]);

  const pick = (place) => {
    const choice = picked.length === 0 && choices.find((one) => one.places.has(place));
    if (choice) return toggle(choice.places.get(place));
    if (picked.includes(place)) return cancel();
    const path = [...picked, place];
    const done = completed(moves, path);
    if (done.length === 1 && nextPlaces(moves, path).size === 0) return table.choose(done[0].body);
    return setPicked(path);
  };
  /** A click beside the marks: another beginning, or a move that is not legal. */
  const elsewhere = (place) => {
    if (picked.length && nextPlaces(moves, []).has(place)) return setPicked([place]);
    const move = decision && game.wouldBe([...picked, place], decision.decision, seen);
    return move && table.explain(move);
  };
  return {
    moves,
    choices,
    picked,
    ticked,
    toggle,
    pick,
    cancel,
    elsewhere,
    places: labelled(moves, choices, picked),
    which: completed(moves, picked),
  };
}

function choicesAmong(moves, game, seen) {
  return Object.entries(game.choices).flatMap(([type, { field, place, label }]) => {
    const among = moves.filter(({ body }) => body.move.type === type);
    if (!among.length) return [];
    const items = itemsOf(among, field);
    return [
      {
        type,
        field,
        moves: among,
        items,
        label: (item) => label(item, seen),
        places: new Map(items.map((item) => [place(item, seen), item])),
      },
    ];
  });
}

/** The places to mark on the board, each with what a click there does. */
function labelled(moves, choices, picked) {
  const places = new Map();
  for (const [place, leading] of nextPlaces(moves, picked)) {
    places.set(
      place,
      leading.length === 1 ? leading[0].label : t("moves.several", { n: leading.length, first: leading[0].label }),
    );
  }
  for (const place of picked) places.set(place, t("moves.cancel"));
  if (picked.length) return places;
  for (const choice of choices) {
    for (const [place, item] of choice.places)
      places.set(place, `${t(`choice.${choice.type}`)}: ${choice.label(item)}`);
  }
  return places;
}

export function MovesPanel({ table, picking, busy, hasBoard }) {
  const { moves, choices, picked, which, cancel } = picking;
  const ticking = choices.map((choice) => choice.type);
  const loose = moves.filter((move) => !move.path.length && !ticking.includes(move.body.move.type));
  const make = (move) => table.choose(move.body);
  const onBoard = hasBoard && (choices.length > 0 || moves.some((move) => move.path.length));
  return html`
    <div class="moves" aria-busy=${busy ? "true" : "false"}>
      <p class="faint">${picked.length ? t("moves.picked") : t(onBoard ? "moves.on_board" : "moves.only_list")}</p>
      ${picked.length > 0 && html`<p><button type="button" onClick=${cancel}>${t("moves.cancel")}</button></p>`}
      ${which.length > 0 && html`<${MoveButtons} title=${t("moves.which")} moves=${which} make=${make} />`}
      ${choices.map((choice) => html`<${Ticks} key=${choice.type} table=${table} choice=${choice} picking=${picking} />`)}
      ${loose.length > 0 && html`<${MoveButtons} moves=${loose} make=${make} />`}
      <${AllMoves} moves=${moves} make=${make} open=${!onBoard && !choices.length && !loose.length} />
    </div>
  `;
}

function MoveButtons({ title, moves, make }) {
  return html`
    ${title && html`<p>${title}</p>`}
    <ul class="move-list">
      ${moves.map((move) => html`<${MoveButton} key=${JSON.stringify(move.body.move)} move=${move} make=${make} />`)}
    </ul>
  `;
}

function MoveButton({ move, make }) {
  const { type } = move.body.move;
  return html`<li><button type="button" data-move=${type} onClick=${() => make(move)}>${move.label}</button></li>`;
}

/** Several things of one kind, ticked and confirmed together. */
function Ticks({ table, choice, picking }) {
  const { ticked, toggle } = picking;
  const confirm = (event) => {
    event.preventDefault();
    const legal = moveWith(choice.moves, choice.field, ticked);
    if (legal) return table.choose(legal.body);
    const items = [...ticked].sort((one, other) => one - other);
    return table.explain({ type: choice.type, [choice.field]: items });
  };
  const meant = moveWith(choice.moves, choice.field, ticked);
  return html`
    <form class="ticks" onSubmit=${confirm}>
      <fieldset>
        <legend>${t(`choice.${choice.type}`)}</legend>
        ${choice.items.map(
          (item) =>
            html` <label key=${item} class="check"
              ><input
                type="checkbox"
                data-item=${item}
                checked=${ticked.includes(item)}
                onChange=${() => toggle(item)}
              /><span>${choice.label(item)}</span></label
            >`,
        )}
        <button class="main" data-move=${choice.type} disabled=${!ticked.length && !meant}>${t(`choice.${choice.type}.go`)}</button>
        <p class="faint" aria-live="polite">${meant?.label}</p>
      </fieldset>
    </form>
  `;
}

function AllMoves({ moves, make, open }) {
  const types = [...new Set(moves.map((move) => move.body.move.type))];
  return html`
    <details class="all-moves" open=${open}>
      <summary>${t("moves.list", { n: moves.length })}</summary>
      ${types.map((type) => {
        const those = moves.filter((move) => move.body.move.type === type);
        return html`<${MoveButtons} key=${type} moves=${those} make=${make} />`;
      })}
    </details>
  `;
}

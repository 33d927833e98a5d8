// Choosing a move: by places on the board, or from the list.

import { isWhole, nextPlaces, without } from "./choice.js";
import { html, useMemo, useState } from "./vendor/htm-preact.js";
import { t } from "./words.js";

const NONE = [];

export function usePicking(table, decision) {
  const serial = decision?.asked.serial;
  const [path, setPath] = useState({ places: NONE });
  // What was picked for an earlier question doesn't count for this one.
  const picked = path.serial === serial ? path.places : NONE;
  const setPicked = (places) => setPath({ serial, places });
  const moves = decision?.moves ?? NONE;
  const next = useMemo(() => nextPlaces(moves, picked), [moves, picked]);

  const goOn = (path) => {
    table.say(null);
    const whole = moves.filter((move) => isWhole(move, path));
    if (whole.length === 1 && nextPlaces(moves, path).size === 0) return table.choose(whole[0]);
    return setPicked(path);
  };
  const pick = (place) => (next.has(place) ? goOn([...picked, place]) : setPicked(without(moves, picked, place)));
  /** A click beside the marks: another beginning, or something that has to be explained. */
  const elsewhere = (touched) => {
    const beginnings = nextPlaces(moves, []);
    const beginning = touched.refs.find((place) => beginnings.has(place));
    return picked.length && beginning ? goOn([beginning]) : table.explain(decision, picked, touched);
  };
  return {
    moves,
    picked,
    pick,
    elsewhere,
    cancel: () => setPicked(NONE),
    whole: moves.filter((move) => isWhole(move, picked)),
    marks: useMemo(() => marked(picked, next), [picked, next]),
  };
}

/** The places to mark on the board, each with a label that says what touching the thing there does. */
function marked(picked, next) {
  const marks = new Map(picked.map((place) => [place, (thing) => `${thing}\n${t("moves-unpick")}`]));
  for (const [place, leading] of next) {
    const [whole = leading.length === 1 && leading[0]] = leading.filter((move) => isWhole(move, [...picked, place]));
    const { length: n, 0: first } = leading;
    marks.set(place, (thing) => (whole ? whole.does : `${thing}\n${t("moves-several", { n, first: first.does })}`));
  }
  return marks;
}

export function MovesPanel({ table, picking, busy, hasBoard }) {
  const { moves, picked, whole, cancel } = picking;
  const onBoard = hasBoard && moves.some((move) => move.places.length);
  const types = moves.map((move) => move.body.move.type);
  const ofItsKind = moves.filter((_, index) => types.indexOf(types[index]) === types.lastIndexOf(types[index]));
  return html`
    <div class="moves" aria-busy=${busy ? "true" : "false"}>
      <p class="faint">${t(picked.length ? "moves-picked" : onBoard ? "moves-on-board" : "moves-only-list")}</p>
      <div aria-live="polite">
        ${whole.map((move) => html`<${Confirm} key=${nameOf(move)} move=${move} choose=${table.choose} />`)}
      </div>
      ${picked.length > 0 && html`<p><button type="button" onClick=${cancel}>${t("moves-cancel")}</button></p>`}
      ${ofItsKind.length > 0 && html`<${MoveButtons} moves=${ofItsKind} choose=${table.choose} />`}
      <${AllMoves} moves=${moves} choose=${table.choose} open=${!onBoard && !ofItsKind.length} />
    </div>
  `;
}

const nameOf = (move) => JSON.stringify(move.body.move);

/** What is picked is a move already, although one could pick more. */
function Confirm({ move, choose }) {
  return html`
    <p>
      <button type="button" class="main confirm" data-move=${move.body.move.type} onClick=${() => choose(move)}>
        ${t("moves-confirm", { does: move.does })}
      </button>
    </p>
  `;
}

function MoveButtons({ moves, choose }) {
  return html`
    <ul class="move-list">
      ${moves.map(
        (move) =>
          html`<li key=${nameOf(move)}>
            <button type="button" data-move=${move.body.move.type} onClick=${() => choose(move)}>${move.does}</button>
          </li>`,
      )}
    </ul>
  `;
}

function AllMoves({ moves, choose, open }) {
  const types = [...new Set(moves.map((move) => move.body.move.type))];
  return html`
    <details class="all-moves" open=${open}>
      <summary>${t("moves-list", { n: moves.length })}</summary>
      ${types.map((type) => {
        const those = moves.filter((move) => move.body.move.type === type);
        return html`<${MoveButtons} key=${type} moves=${those} choose=${choose} />`;
      })}
    </details>
  `;
}

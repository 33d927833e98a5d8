// Taking a move back: at once where nothing was revealed, else with the consent of all others.

import { ownSeats } from "./keyring.js";
import { html } from "./vendor/htm-preact.js";
import { nameOf, t } from "./words.js";

export function Undo({ table, state }) {
  const { match, seat, busy } = state;
  if (seat === null || match.status !== "running") return null;
  const wish = match.undo;
  if (!wish) {
    if (match.moves === 0) return null;
    return html`<p class="take-back">
      <button type="button" class="quiet" disabled=${busy} onClick=${() => table.undo("ask")}>${t("undo-ask")}</button>
    </p>`;
  }
  if (wish.seat === seat) return html`<${OwnWish} ...${{ table, match, seat, wish, busy }} />`;
  if (wish.agreed.includes(seat)) return html`<p class="wish">${t("undo-agreed")}</p>`;
  return html`
    <div class="wish" role="alert">
      <p>${t("undo-wish", { name: nameOf(match, wish.seat), n: wish.moves })}</p>
      <p class="buttons">
        <button type="button" class="main" disabled=${busy} onClick=${() => table.undo("accept")}>
          ${t("undo-accept")}
        </button>
        <button type="button" disabled=${busy} onClick=${() => table.undo("decline")}>${t("undo-decline")}</button>
      </p>
    </div>
  `;
}

/** Waiting for the others; those at this device can answer here. */
function OwnWish({ table, match, seat, wish, busy }) {
  const here = ownSeats(table.id).filter((other) => other !== seat && !wish.agreed.includes(other));
  return html`
    <div class="wish">
      <p>${t("undo-waiting", { n: wish.moves })}</p>
      ${here.map(
        (other) => html`
          <p key=${other} class="buttons">
            <button type="button" disabled=${busy} onClick=${() => table.undo("accept", other)}>
              ${t("undo-accept-for", { name: nameOf(match, other) })}
            </button>
            <button type="button" disabled=${busy} onClick=${() => table.undo("decline", other)}>
              ${t("undo-decline-for", { name: nameOf(match, other) })}
            </button>
          </p>
        `,
      )}
      <p>
        <button type="button" class="quiet" disabled=${busy} onClick=${() => table.undo("decline")}>
          ${t("undo-withdraw")}
        </button>
      </p>
    </div>
  `;
}

// Taking a move back: at once where nothing was revealed, else with the consent of all others.

import { called, t } from "./i18n/index.js";
import { html } from "./vendor/htm-preact.js";

export function Undo({ table, state }) {
  const { match, seat, busy } = state;
  if (seat === null || match.status !== "running") return null;
  const wish = match.undo;
  if (!wish) {
    if (match.moves === 0) return null;
    return html`<p>
      <button type="button" class="quiet" disabled=${busy} onClick=${() => table.undo("ask")}>${t("undo.ask")}</button>
    </p>`;
  }
  if (wish.seat === seat) return html`<p class="wish">${t("undo.waiting", { n: wish.moves })}</p>`;
  if (wish.agreed.includes(seat)) return html`<p class="wish">${t("undo.agreed")}</p>`;
  return html`
    <div class="wish" role="alert">
      <p>${t("undo.wish", { name: called(match, wish.seat), n: wish.moves })}</p>
      <p class="buttons">
        <button type="button" class="main" disabled=${busy} onClick=${() => table.undo("accept")}>
          ${t("undo.accept")}
        </button>
        <button type="button" disabled=${busy} onClick=${() => table.undo("decline")}>${t("undo.decline")}</button>
      </p>
    </div>
  `;
}

// Several seats at one device: nothing is shown between two players until the next one says so.

import { html } from "./vendor/htm-preact.js";
import { nameOf, t } from "./words.js";

export function Curtain({ table, match }) {
  const seat = table.seatToPassTo();
  if (seat === null) return html`<p>${t("page-loading")}</p>`;
  const name = nameOf(match, seat);
  return html`
    <div class="curtain">
      <img src="/page/logo.svg" alt="" width="96" height="96" />
      <h1>${t("curtain-title", { name })}</h1>
      <p>${t("curtain-text", { name })}</p>
      <button type="button" class="main" onClick=${() => table.sitOn(seat)}>${t("curtain-ready", { name })}</button>
    </div>
  `;
}

export function PassOn({ table, match }) {
  const seat = table.seatToPassTo();
  if (seat === null || match.status !== "running") return null;
  return html`<p>
    <button type="button" class="main" onClick=${() => table.drawCurtain()}>
      ${t("curtain-pass", { name: nameOf(match, seat) })}
    </button>
  </p>`;
}

// Before a move: what will happen for certain, and what chance it meets.

import { Dialog } from "./dialog.js";
import { html } from "./vendor/htm-preact.js";
import { nameOf, t } from "./words.js";

export function Preview({ table, preview, seen }) {
  const { move, events, meets, match } = preview;
  const changes = match.view.scores
    .map((after, seat) => ({ name: nameOf(seen, seat), before: seen.view.scores[seat], after }))
    .filter(({ before, after }) => before !== after);
  return html`
    <${Dialog} label=${t("preview-title")} onClose=${table.dismiss}>
      <h2>${t("preview-title")}</h2>
      <p><strong>${move.does}</strong></p>
      ${move.gives_up && html`<p class="warning">${t("preview-gives-up")}</p>`}
      ${
        events.length
          ? html`<p>${t("preview-certain")}</p>
              <ul>
                ${events.map(({ seq, says }) => html`<li key=${seq}>${says}</li>`)}
              </ul>`
          : html`<p>${t("preview-nothing")}</p>`
      }
      ${changes.map((change) => html`<p class="points">${t("preview-points", change)}</p>`)}
      ${
        meets &&
        html`<p class="chance">${meets.says}</p>
          <p class="faint">${t("preview-no-way-back")}</p>`
      }
      <p class="buttons">
        <button type="button" class="main" autofocus onClick=${table.confirm}>
          ${t("preview-go")}
        </button>
        <button type="button" onClick=${table.dismiss}>${t("preview-cancel")}</button>
      </p>
    <//>
  `;
}

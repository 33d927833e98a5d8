// Before a move: what will happen for certain, and what chance it meets.

import { Dialog } from "./dialog.js";
import { called, t } from "./i18n/index.js";
import { html } from "./vendor/htm-preact.js";
import { eventSentence, metSentence, moveSentence } from "./words.js";

export function Preview({ table, preview, seen, busy }) {
  const { body, events, meets, match } = preview;
  const legal = table.get().decision?.moves.find((one) => JSON.stringify(one.body) === JSON.stringify(body));
  const changes = match.view.scores
    .map((after, seat) => ({ name: called(seen.match, seat), before: seen.view.scores[seat], after }))
    .filter(({ before, after }) => before !== after);
  return html`
    <${Dialog} label=${t("preview.title")} onClose=${table.dismiss}>
      <h2>${t("preview.title")}</h2>
      ${legal && html`<p><strong>${moveSentence(legal, seen)}</strong></p>`}
      ${
        events.length
          ? html`<p>${t("preview.certain")}</p>
              <ul>
                ${events.map(({ seq, event }) => html`<li key=${seq}>${eventSentence(event, seen)}</li>`)}
              </ul>`
          : html`<p>${t("preview.nothing")}</p>`
      }
      ${changes.map((change) => html`<p class="points">${t("preview.points", change)}</p>`)}
      ${
        meets &&
        html`<p class="chance">${metSentence(meets, seen.match)}</p>
          <p class="faint">${t("preview.no_way_back")}</p>`
      }
      <p class="buttons">
        <button type="button" class="main" autofocus disabled=${busy} onClick=${table.confirm}>
          ${t("preview.go")}
        </button>
        <button type="button" onClick=${table.dismiss}>${t("preview.cancel")}</button>
      </p>
    <//>
  `;
}

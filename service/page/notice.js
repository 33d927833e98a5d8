// A notice: what went wrong or was refused, with its rule, or what a piece is.

import { pictureIn } from "./api.js";
import { RuleLink } from "./rules.js";
import { themeNow } from "./settings.js";
import { html } from "./vendor/htm-preact.js";
import { problemSentence, t } from "./words.js";

export function Notice({ notice, match, onDismiss }) {
  return html`<div class="notice-place" role="status" aria-live="polite">
    ${notice && html`<${Said} ...${{ notice, match, onDismiss }} />`}
  </div>`;
}

function Said({ notice, match, onDismiss }) {
  const { error, piece } = notice;
  const { says, rule, ruling } = error ? { ...error, says: problemSentence(error) } : notice;
  return html`
    <div class="notice">
      ${says && html`<p>${says}${" "}${rule && html`<${RuleLink} game=${match.game} rule=${rule} />`}</p>`}
      ${ruling && html`<p class="ruling">${t("rules-ruling", { ruling })}</p>`}
      ${piece && html`<${Piece} piece=${piece} />`}
      <button type="button" class="quiet" onClick=${onDismiss}>${t("notice-dismiss")}</button>
    </div>
  `;
}

function Piece({ piece }) {
  return html`
    <p class="piece">
      <img src=${pictureIn(themeNow(), piece.picture)} alt="" width="40" height="40" />
      <span><strong>${piece.name}</strong> ${piece.explains}</span>
    </p>
  `;
}

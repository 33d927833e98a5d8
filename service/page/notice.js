// What went wrong or was refused, as a sentence, with its rule.

import { spoken, t } from "./i18n/index.js";
import { RuleLink } from "./rules.js";
import { html } from "./vendor/htm-preact.js";
import { problemSentence } from "./words.js";

export function Notice({ notice, game, onDismiss }) {
  return html`<div class="notice-place" role="status" aria-live="polite">
    ${notice && html`<${Said} ...${{ notice, game, onDismiss }} />`}
  </div>`;
}

function Said({ notice, game, onDismiss }) {
  const { error, key } = notice;
  return html`
    <div class="notice">
      <p>${key ? t(key) : html`<${Refusal} error=${error} game=${game} />`}</p>
      <button type="button" class="quiet" onClick=${onDismiss}>${t("notice.dismiss")}</button>
    </div>
  `;
}

/** A rule's refusal is a sentence of the service, which speaks English. */
function Refusal({ error, game }) {
  if (!error.rule) return problemSentence(error);
  const said = html`<span lang="en">${error.message}</span>`;
  return html`
    ${spoken() === "en" ? said : html`${t("problem.illegal_move")} ${t("problem.details")} “${said}”`}
    ${" "}<${RuleLink} game=${game} rule=${error.rule} />
  `;
}

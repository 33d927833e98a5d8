// What went wrong or was refused, as a sentence, with its rule.

import { spoken, t } from "./i18n/index.js";
import { RuleLink, RuleText } from "./rules.js";
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

/** A rule's refusal is a sentence of the service, which speaks English; others read the rule itself first. */
function Refusal({ error, game }) {
  if (!error.rule) return problemSentence(error);
  const { rule } = error;
  const said = html`<span lang="en">${error.message}</span>`;
  return html`
    ${
      spoken() === "en"
        ? said
        : html`${t("problem.illegal_move")} <${RuleText} game=${game} rule=${rule} /> ${t("problem.details")} “${said}”`
    }
    ${" "}<${RuleLink} game=${game} rule=${rule} />
  `;
}

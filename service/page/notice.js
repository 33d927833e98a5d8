// What went wrong or was refused, as a sentence, with its rule.

import { t } from "./i18n/index.js";
import { refusalSentence } from "./refusals.js";
import { RuleLink } from "./rules.js";
import { html } from "./vendor/htm-preact.js";
import { problemSentence } from "./words.js";

export function Notice({ notice, match, onDismiss }) {
  return html`<div class="notice-place" role="status" aria-live="polite">
    ${notice && html`<${Said} ...${{ notice, match, onDismiss }} />`}
  </div>`;
}

function Said({ notice, match, onDismiss }) {
  const { error, key } = notice;
  return html`
    <div class="notice">
      <p>${key ? t(key) : html`<${Refusal} error=${error} match=${match} />`}</p>
      <button type="button" class="quiet" onClick=${onDismiss}>${t("notice.dismiss")}</button>
    </div>
  `;
}

/** Why a rule forbids it; where the page has no words for that, in those of the service. */
function Refusal({ error, match }) {
  if (!error.rule) return problemSentence(error);
  const own = refusalSentence(error.message, match);
  return html`
    ${own ?? html`${t("problem.illegal_move")} ${t("problem.details")} “<span lang="en">${error.message}</span>”`}
    ${" "}<${RuleLink} game=${match.game} rule=${error.rule} />
  `;
}

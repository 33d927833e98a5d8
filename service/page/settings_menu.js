// Language, colours, and whether to be asked before a move.

import { t } from "./i18n/index.js";
import { CHOICES, choose, settings } from "./settings.js";
import { html } from "./vendor/htm-preact.js";

export function SettingsMenu() {
  return html`
    <details class="menu">
      <summary>${t("settings.title")}</summary>
      <div class="menu-body">${Object.keys(CHOICES).map((name) => html`<${Setting} key=${name} name=${name} />`)}</div>
    </details>
  `;
}

function Setting({ name }) {
  const value = settings.get()[name];
  return html`
    <label>
      <span>${t(`settings.${name}`)}</span>
      <select name=${name} value=${value} onChange=${(event) => choose(name, event.target.value)}>
        ${CHOICES[name].map((one) => html`<option value=${one} selected=${one === value}>${t(`settings.${name}.${one}`)}</option>`)}
      </select>
    </label>
  `;
}

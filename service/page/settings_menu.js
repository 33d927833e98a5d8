// Language, colours, and whether to be asked before a move.

import { t } from "./i18n/index.js";
import { CHOICES, choose, settings } from "./settings.js";
import { html, useEffect, useRef } from "./vendor/htm-preact.js";

export function SettingsMenu() {
  const menu = useClosedElsewhere();
  return html`
    <details class="menu" ref=${menu}>
      <summary>${t("settings.title")}</summary>
      <div class="menu-body">${Object.keys(CHOICES).map((name) => html`<${Setting} key=${name} name=${name} />`)}</div>
    </details>
  `;
}

/** A menu closes when something else is clicked, and with Escape. */
function useClosedElsewhere() {
  const menu = useRef(null);
  useEffect(() => {
    const close = ({ type, key, target }) => {
      if (type === "click" ? !menu.current.contains(target) : key === "Escape") menu.current.open = false;
    };
    addEventListener("click", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("click", close);
      removeEventListener("keydown", close);
    };
  }, []);
  return menu;
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

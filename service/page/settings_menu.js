// Language, colours, and whether to be asked before a move.

import { CHOICES, choose, settings } from "./settings.js";
import { html, useEffect, useRef } from "./vendor/htm-preact.js";
import { t } from "./words.js";

export function SettingsMenu() {
  const menu = useClosedElsewhere();
  const { languages } = settings.get();
  const named = [["auto", t("settings-language-auto")], ...languages.map(({ id, name }) => [id, name])];
  return html`
    <details class="menu" ref=${menu}>
      <summary>${t("settings")}</summary>
      <div class="menu-body">
        <${Setting} name="language" choices=${named} />
        ${Object.entries(CHOICES).map(([name, values]) => {
          const choices = values.map((value) => [value, t(`settings-${name}-${value}`)]);
          return html`<${Setting} key=${name} name=${name} choices=${choices} />`;
        })}
      </div>
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

function Setting({ name, choices }) {
  const chosen = settings.get()[name];
  return html`
    <label>
      <span>${t(`settings-${name}`)}</span>
      <select name=${name} onChange=${(event) => choose(name, event.target.value)}>
        ${choices.map(
          ([value, label]) => html`<option key=${value} value=${value} selected=${value === chosen}>${label}</option>`,
        )}
      </select>
    </label>
  `;
}

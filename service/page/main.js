// The beginning: language and colours, then the screen that the address names.

import { App } from "./app.js";
import { speak } from "./i18n/index.js";
import { languageNow, onBrowserChange, settings, themeNow } from "./settings.js";
import { html, render } from "./vendor/htm-preact.js";

function dress() {
  const language = languageNow();
  speak(language);
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = themeNow();
}

dress();
settings.listen(dress);
onBrowserChange(() => settings.set({}));
render(html`<${App} />`, document.getElementById("page"));

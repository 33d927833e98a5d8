// The entry point: sets the language and colours, then shows the screen that the address names.

import { listLanguages } from "./api.js";
import { App } from "./app.js";
import { languageNow, onBrowserChange, settings, themeNow } from "./settings.js";
import { html, render } from "./vendor/htm-preact.js";
import { speak, spoken } from "./words.js";

async function applySettings() {
  document.documentElement.dataset.theme = themeNow();
  await speak(languageNow());
  document.documentElement.lang = spoken();
}

const { languages } = await listLanguages().catch(() => ({ languages: [] }));
settings.set({ languages });
await applySettings();
settings.listen(applySettings);
onBrowserChange(() => settings.set({}));
render(html`<${App} />`, document.getElementById("page"));

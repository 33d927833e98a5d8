// The beginning: language and colours, then the screen that the address names.

import { listLanguages } from "./api.js";
import { App } from "./app.js";
import { languageNow, onBrowserChange, settings, themeNow } from "./settings.js";
import { html, render } from "./vendor/htm-preact.js";
import { speak, spoken } from "./words.js";

async function dress() {
  document.documentElement.dataset.theme = themeNow();
  await speak(languageNow());
  document.documentElement.lang = spoken();
}

const { languages } = await listLanguages().catch(() => ({ languages: [] }));
settings.set({ languages });
await dress();
settings.listen(dress);
onBrowserChange(() => settings.set({}));
render(html`<${App} />`, document.getElementById("page"));

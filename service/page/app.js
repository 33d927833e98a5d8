// The frame around every screen.

import { NewMatch } from "./create.js";
import { Lobby } from "./lobby.js";
import { useObserved } from "./observable.js";
import { toLobby, useRoute } from "./routes.js";
import { Rules, RulesDialog } from "./rules.js";
import { settings } from "./settings.js";
import { SettingsMenu } from "./settings_menu.js";
import { TableScreen } from "./table.js";
import { html, useEffect, useErrorBoundary, useRef } from "./vendor/htm-preact.js";
import { speech, spoken, t } from "./words.js";

export function App() {
  useObserved(settings);
  useObserved(speech);
  const route = useRoute();
  const main = useFocusOnChange(`${route.screen}/${route.match ?? route.game ?? ""}`);
  return html`
    <a class="skip" href="#content" onClick=${skipTo(main)}>${t("page-skip")}</a>
    <header class="frame">
      <a class="brand" href=${toLobby}>
        <img src="/page/logo.svg" alt="" width="40" height="40" />
        <span>${t("page-title")}</span>
      </a>
      <${SettingsMenu} />
    </header>
    <main id="content" tabindex="-1" ref=${main}>
      <${Screen} key=${route.screen === "new" ? "new" : `${spoken()}/${route.match ?? route.screen}`} route=${route} />
    </main>
    <footer class="frame">
      <span>${t("page-free")}</span>
      <a href="/docs">${t("page-contract")}</a>
    </footer>
    <${RulesDialog} />
  `;
}

/** Keyboard and screen reader start at the top of a new screen. */
function useFocusOnChange(screen) {
  const main = useRef(null);
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current === screen) return;
    seen.current = screen;
    main.current.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [screen]);
  return main;
}

function skipTo(main) {
  return (event) => {
    event.preventDefault();
    main.current.focus();
  };
}

function NotFound() {
  return html`<h1>${t("page-not-found")}</h1>
    <p><a href=${toLobby}>${t("page-home")}</a></p>`;
}

/** A change of language mounts the screen again, so that it fetches everything in the new one. */
function Screen({ route }) {
  const [error] = useErrorBoundary((caught) => console.error(caught));
  if (error) return html`<${Broken} />`;
  switch (route.screen) {
    case "lobby":
      return html`<${Lobby} />`;
    case "new":
      return html`<${NewMatch} key=${route.game} game=${route.game} />`;
    case "match":
      return html`<${TableScreen} key=${route.match} id=${route.match} />`;
    case "rules":
      return html`<${Rules} game=${route.game} rule=${route.rule} />`;
    default:
      return html`<${NotFound} />`;
  }
}

function Broken() {
  return html`
    <h1>${t("page-broken")}</h1>
    <p><button class="main" onClick=${() => location.reload()}>${t("page-reload")}</button></p>
  `;
}

// The frame around every screen.

import { NewMatch } from "./create.js";
import { t } from "./i18n/index.js";
import { Lobby } from "./lobby.js";
import { useObserved } from "./observable.js";
import { toLobby, useRoute } from "./routes.js";
import { Rules, RulesDialog } from "./rules.js";
import { settings } from "./settings.js";
import { SettingsMenu } from "./settings_menu.js";
import { TableScreen } from "./table.js";
import { html, useEffect, useErrorBoundary, useRef } from "./vendor/htm-preact.js";

export function App() {
  useObserved(settings);
  const route = useRoute();
  const main = useFocusOnChange(`${route.screen}/${route.match ?? route.game ?? ""}`);
  return html`
    <a class="skip" href="#content" onClick=${skipTo(main)}>${t("page.skip")}</a>
    <header class="frame">
      <a class="brand" href=${toLobby}>
        <img src="/page/logo.svg" alt="" width="40" height="40" />
        <span>${t("page.title")}</span>
      </a>
      <${SettingsMenu} />
    </header>
    <main id="content" tabindex="-1" ref=${main}><${Screen} key=${route.match ?? route.screen} route=${route} /></main>
    <footer class="frame">
      <span>${t("page.free")}</span>
      <a href="/docs">${t("page.contract")}</a>
    </footer>
    <${RulesDialog} />
  `;
}

/** Who comes to another screen by keyboard or screen reader starts at its top. */
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

function NotFound({ sentence }) {
  return html`<h1>${sentence}</h1>
    <p><a href=${toLobby}>${t("page.home")}</a></p>`;
}

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
    case "no_match":
      return html`<${NotFound} sentence=${t("problem.no_such_match")} />`;
    case "rules":
      return html`<${Rules} game=${route.game} rule=${route.rule} />`;
    default:
      return html`<${NotFound} sentence=${t("page.not_found")} />`;
  }
}

function Broken() {
  return html`
    <h1>${t("page.broken")}</h1>
    <p><button class="main" onClick=${() => location.reload()}>${t("page.reload")}</button></p>
  `;
}

// The table: what is asked, the board, the moves, the players and the story.

import { Board } from "./board.js";
import { Curtain, PassOn } from "./curtain.js";
import { End } from "./end.js";
import { keysOf } from "./keyring.js";
import { Notice } from "./notice.js";
import { useObserved } from "./observable.js";
import { MovesPanel, usePicking } from "./picking.js";
import { Players, ScoreTable } from "./players.js";
import { Preview } from "./preview.js";
import { CallOff, Room } from "./room.js";
import { toLobby } from "./routes.js";
import { readRules, RuleLink } from "./rules.js";
import { settings, themeNow } from "./settings.js";
import { lastOfOthers, newestPlaces } from "./story.js";
import { SinceLastTurn, Story, TimeTravel } from "./story_panel.js";
import { openTable } from "./table_state.js";
import { Undo } from "./undo.js";
import { html, useEffect, useMemo, useRef, useState } from "./vendor/htm-preact.js";
import { nameOf, problemSentence, t } from "./words.js";

export function TableScreen({ id }) {
  const table = useMemo(() => openTable(id), [id]);
  useEffect(() => {
    table.open();
    return () => table.close();
  }, [table]);
  const state = useObserved(table.state);
  useObserved(settings);
  const { match, fatal } = state;
  useTitle(match, state);
  if (fatal)
    return html`<h1>${problemSentence(fatal)}</h1>
      <p class="buttons">
        <a class="button main" href=${toLobby}>${t("page-home")}</a
        ><button type="button" onClick=${() => table.open()}>${t("page-reload")}</button>
      </p>`;
  if (!match) return html`<p>${t("page-loading")}</p>`;
  if (state.curtain) return html`<${Curtain} table=${table} match=${match} />`;
  const notice = html`<${Notice} notice=${state.notice} match=${match} onDismiss=${() => table.say(null)} />`;
  if (!match.view)
    return html`${notice}<${match.status === "open" ? Room : CalledOff} table=${table} match=${match} game=${state.game} />`;
  return html`${notice}<${Table} table=${table} state=${state} />`;
}

function useTitle(match, { seat, game }) {
  useEffect(() => {
    const mine = seat !== null && match?.asked?.seats.includes(seat);
    document.title = game ? `${mine ? "● " : ""}${game.title} – ${t("page-title")}` : t("page-title");
    return () => (document.title = t("page-title"));
  });
}

function CalledOff() {
  return html`<h1>${t("now-abandoned")}</h1>
    <p><a class="button main" href=${toLobby}>${t("page-home")}</a></p>`;
}

function Table({ table, state }) {
  const { match, decision, seat, game, story, at, past, busy, preview } = state;
  const seen = past ?? match;
  const asked = at === null ? decision : null;
  const picking = usePicking(table, asked);
  const [hasBoard, setHasBoard] = useState(true);
  return html`
    <div
      class="table"
      data-version=${match.version}
      data-asked=${asked?.asked.serial}
      data-picked=${picking.picked.length}
      data-busy=${busy ? "yes" : "no"}
    >
      <h1 class="unseen">${game.title}</h1>
      <section class="now" aria-label=${t("now-you")}>
        <${Now} state=${state} />
        ${asked && html`<${MovesPanel} table=${table} picking=${picking} busy=${busy} hasBoard=${hasBoard} />`}
        <${PassOn} table=${table} match=${match} />
        <${Undo} table=${table} state=${state} />
        ${match.outcome && at === null && html`<${End} match=${match} />`}
      </section>
      <section class="stage" aria-label=${t("board")}>
        <${Board}
          table=${table}
          seat=${seat}
          theme=${themeNow()}
          at=${at}
          version=${match.version}
          marks=${picking.marks}
          picked=${picking.picked}
          newest=${newestPlaces(story, seat, at)}
          onPlace=${picking.pick}
          onElsewhere=${picking.elsewhere}
          onDrawn=${setHasBoard}
        />
        <${TimeTravel} table=${table} state=${state} />
        ${at !== null && html`<${Past} table=${table} at=${at} moves=${match.moves} />`}
      </section>
      <div class="side">
        <${Players} match=${seen} mine=${seat} />
        ${
          seat !== null &&
          match.status === "running" &&
          html`<${SinceLastTurn} table=${table} story=${story} seat=${seat} />`
        }
        <${ScoreTable}
          match=${seen}
          game=${game}
          story=${at === null ? story : story.filter((told) => told.moves <= at)}
        />
        <${Story} table=${table} story=${story} moves=${match.moves} />
        <p class="buttons">
          <button type="button" onClick=${() => readRules(match.game)}>${t("rules")}</button>
          ${match.status === "running" && keysOf(table.id).creator && html`<${CallOff} table=${table} />`}
        </p>
      </div>
      ${preview && html`<${Preview} table=${table} preview=${preview} seen=${seen} />`}
    </div>
  `;
}

function Past({ table, at, moves }) {
  const back = () => table.travel(null);
  return html`
    <p class="past" role="status">
      ${t("story-past", { at, moves })} <button type="button" onClick=${back}>${t("story-now")}</button>
    </p>
  `;
}

/** A button that was pressed may be gone afterwards: the focus then goes to what is asked next, not to nowhere. */
function useFocusKept(serial) {
  const place = useRef(null);
  const seen = useRef(serial);
  useEffect(() => {
    if (seen.current !== serial && document.activeElement === document.body)
      place.current.focus({ preventScroll: true });
    seen.current = serial;
  }, [serial]);
  return place;
}

function question({ match, decision, at }) {
  if (at !== null) return t("story-past", { at, moves: match.moves });
  if (decision) return decision.question;
  if (match.asked) return match.asked.says;
  return t(match.status === "over" ? "now-over" : match.status === "abandoned" ? "now-abandoned" : "now-nobody");
}

function Now({ state }) {
  const { match, seat, decision, connection, at, story } = state;
  const place = useFocusKept(match.version);
  const latest = at === null && match.status === "running" && lastOfOthers(story, seat);
  return html`
    <div
      ref=${place}
      tabindex="-1"
      class=${decision && at === null ? `asks seat-${seat}` : "asks waits"}
      aria-live="polite"
    >
      <p class="faint">
        ${seat === null ? t("seat-spectator") : html`<bdi>${nameOf(match, seat)}</bdi>`}
        ${decision && at === null && html` · ${t("now-you")} · <${RuleLink} game=${match.game} rule=${decision.rule} />`}
      </p>
      <h2>${question(state)}</h2>
      ${latest && html`<p class="faint latest">${latest.says}</p>`}
      ${connection === "lost" && html`<p class="lost">${t("now-lost")}</p>`}
    </div>
  `;
}

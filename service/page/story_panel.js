// The story so far, what happened since one's last turn, and looking back at earlier moments.

import { called, t } from "./i18n/index.js";
import { chapters, sinceLastTurn, takenBack } from "./story.js";
import { html, useMemo } from "./vendor/htm-preact.js";
import { eventSentence } from "./words.js";

export function SinceLastTurn({ story, seen }) {
  const events = useMemo(() => sinceLastTurn(story, seen.seat), [story, seen.seat]);
  return html`
    <details class="panel since" open>
      <summary><h2>${t("story.since")}</h2></summary>
      ${
        events.length
          ? html`<${Events} events=${events} gone=${takenBack(story)} seen=${seen} />`
          : html`<p class="faint">${t("story.nothing_since")}</p>`
      }
    </details>
  `;
}

export function Story({ table, story, seen }) {
  const gone = takenBack(story);
  const parts = chapters(story).reverse();
  return html`
    <details class="panel story">
      <summary><h2>${t("story.title")}</h2></summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${t("story.title")}>
        ${parts.map((chapter) => html`<${Chapter} key=${chapter.events[0].seq} table=${table} chapter=${chapter} gone=${gone} seen=${seen} />`)}
      </div>
    </details>
  `;
}

function Chapter({ table, chapter, gone, seen }) {
  const { turn, events } = chapter;
  return html`
    <section class="chapter">
      <h3>${turn ? t("story.turn", { turn: turn.turn, name: called(seen.match, turn.seat) }) : t("story.start")}</h3>
      <${Events} events=${events.filter(({ event }) => event !== turn)} gone=${gone} seen=${seen} table=${table} />
    </section>
  `;
}

function Events({ events, gone, seen, table }) {
  const endsMove = (index) => table && events[index].moves !== events[index + 1]?.moves;
  return html`
    <ol class="events">
      ${events.map((told, index) => {
        const sentence = eventSentence(told.event, seen);
        return html`
          <li key=${told.seq} data-seq=${told.seq} class=${gone.has(told.seq) ? "gone" : ""}>
            ${gone.has(told.seq) ? html`<${TakenBack} sentence=${sentence} />` : sentence}${" "}
            ${endsMove(index) && html`<${LookThere} table=${table} at=${told.moves} moves=${seen.match.moves} />`}
          </li>
        `;
      })}
    </ol>
  `;
}

function TakenBack({ sentence }) {
  return html`<del>${sentence}</del> <span class="faint">(${t("story.taken_back")})</span>`;
}

function LookThere({ table, at, moves }) {
  const moment = t("story.at", { at, moves });
  const look = () => table.travel(at);
  return html`
    <button type="button" class="quiet" onClick=${look} aria-label=${`${t("story.look")}: ${moment}`}>${moment}</button>
  `;
}

export function TimeTravel({ table, state }) {
  const { match, at } = state;
  const moment = at ?? match.moves;
  const travel = (to) => table.travel(to >= match.moves ? null : Math.max(0, to));
  if (match.moves === 0) return null;
  return html`
    <div class="travel" role="group" aria-label=${t("story.moment")}>
      <button
        type="button"
        aria-label=${t("story.earlier")}
        disabled=${moment === 0}
        onClick=${() => travel(moment - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min="0"
        max=${match.moves}
        value=${moment}
        aria-label=${t("story.moment")}
        aria-valuetext=${t("story.at", { at: moment, moves: match.moves })}
        onInput=${(event) => travel(Number(event.target.value))}
      />
      <button type="button" aria-label=${t("story.later")} disabled=${at === null} onClick=${() => travel(moment + 1)}>
        ›
      </button>
      <span class="faint">${t("story.at", { at: moment, moves: match.moves })}</span>
    </div>
  `;
}

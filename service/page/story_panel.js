// The story so far, what happened since one's last turn, and looking back at earlier moments.

import { chapters, sinceLastTurn, takenBack } from "./story.js";
import { html, useMemo } from "./vendor/htm-preact.js";
import { t } from "./words.js";

export function SinceLastTurn({ table, story, seat }) {
  const events = useMemo(() => sinceLastTurn(story, seat), [story, seat]);
  return html`
    <details class="panel since" open>
      <summary><h2>${t("story-since")}</h2></summary>
      ${
        events.length
          ? html`<${Events} table=${table} events=${events} gone=${takenBack(story)} />`
          : html`<p class="faint">${t("story-nothing-since")}</p>`
      }
    </details>
  `;
}

export function Story({ table, story, moves }) {
  const gone = takenBack(story);
  const parts = chapters(story).reverse();
  return html`
    <details class="panel story">
      <summary><h2>${t("story-title")}</h2></summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${t("story-title")}>
        ${parts.map((chapter) => html`<${Chapter} key=${chapter.events[0].seq} ...${{ table, chapter, gone, moves }} />`)}
      </div>
    </details>
  `;
}

function Chapter({ table, chapter, gone, moves }) {
  const { turn, events } = chapter;
  return html`
    <section class="chapter">
      <h3>${turn ? turn.says : t("story-start")}</h3>
      <${Events} events=${events.filter((told) => told !== turn)} ...${{ table, gone, moves }} />
    </section>
  `;
}

/** With `moves`, each move has a button to look at the table after it. */
function Events({ table, events, gone, moves }) {
  const endsMove = (index) => moves !== undefined && events[index].moves !== events[index + 1]?.moves;
  return html`
    <ol class="events">
      ${events.map(({ seq, says, places, moves: at }, index) => {
        const point = () => table.pointed.set({ places });
        const forget = () => table.pointed.set({ places: null });
        return html`
          <li
            key=${seq}
            data-seq=${seq}
            class=${gone.has(seq) ? "gone" : ""}
            onmouseenter=${point}
            onmouseleave=${forget}
            onfocusin=${point}
            onfocusout=${forget}
          >
            ${gone.has(seq) ? html`<${TakenBack} sentence=${says} />` : says}${" "}
            ${endsMove(index) && html`<${LookThere} table=${table} at=${at} moves=${moves} />`}
          </li>
        `;
      })}
    </ol>
  `;
}

function TakenBack({ sentence }) {
  return html`<del>${sentence}</del> <span class="faint">(${t("story-taken-back")})</span>`;
}

function LookThere({ table, at, moves }) {
  const moment = t("story-at", { at, moves });
  const look = () => table.travel(at);
  return html`
    <button type="button" class="quiet" onClick=${look} aria-label=${`${t("story-look")}: ${moment}`}>${moment}</button>
  `;
}

export function TimeTravel({ table, state }) {
  const { match, at } = state;
  const moment = at ?? match.moves;
  const travel = (to) => table.travel(to >= match.moves ? null : Math.max(0, to));
  if (match.moves === 0) return null;
  return html`
    <div class="travel" role="group" aria-label=${t("story-moment")}>
      <button
        type="button"
        aria-label=${t("story-earlier")}
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
        aria-label=${t("story-moment")}
        aria-valuetext=${t("story-at", { at: moment, moves: match.moves })}
        onInput=${(event) => travel(Number(event.target.value))}
      />
      <button type="button" aria-label=${t("story-later")} disabled=${at === null} onClick=${() => travel(moment + 1)}>
        ›
      </button>
      <span class="faint">${t("story-at", { at: moment, moves: match.moves })}</span>
    </div>
  `;
}

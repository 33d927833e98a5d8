// The players: what each has, what only this one sees, and where the points come from.

import { gameOf } from "./games/index.js";
import { nameOf, number, t } from "./i18n/index.js";
import { pointsByCategory } from "./story.js";
import { html } from "./vendor/htm-preact.js";

export function Players({ seen, mine }) {
  const { match, view } = seen;
  return html`
    <section class="panel" aria-label=${t("players.title")}>
      <h2>${t("players.title")}</h2>
      <ul class="players">
        ${view.players.map((player) => {
          const deciding = match.asked?.seats.includes(player.seat);
          const own = player.seat === mine;
          return html`<${PlayerPanel}
            key=${player.seat}
            player=${player}
            seen=${seen}
            mine=${own}
            deciding=${deciding}
          />`;
        })}
      </ul>
    </section>
  `;
}

function PlayerPanel({ player, seen, mine, deciding }) {
  const { match, view } = seen;
  const notes = [
    mine && t("seat.you"),
    player.seat === view.starts && t("seat.starts"),
    deciding && t("players.deciding"),
  ].filter(Boolean);
  return html`
    <li class=${`player seat-${player.seat}`}>
      <h3>
        <bdi>${nameOf(match, player.seat)}</bdi
        >${notes.length > 0 && html` <span class="faint">(${notes.join(", ")})</span>`}
      </h3>
      <p class="points">${t("players.points", { n: view.scores[player.seat] })}</p>
      <ul class="holdings">
        ${gameOf(match.game)
          .holdings(player, seen)
          .map((line) => html`<li>${line}</li>`)}
      </ul>
    </li>
  `;
}

export function OwnCards({ seen }) {
  const cards = gameOf(seen.match.game).secrets(seen);
  if (!cards?.length) return null;
  return html`
    <section class="panel own" aria-label=${t("players.cards")}>
      <h2>${t("players.cards")}</h2>
      <ul>
        ${cards.map((card) => html`<li>${card}</li>`)}
      </ul>
    </section>
  `;
}

export function ScoreTable({ story, seen }) {
  const { match, view } = seen;
  const sums = pointsByCategory(story, match.seats.length);
  const categories = [...new Set(sums.flatMap((own) => Object.keys(own)))];
  return html`
    <details class="panel score">
      <summary><h2>${t("score.title")}</h2></summary>
      ${
        categories.length === 0
          ? html`<p class="faint">${t("score.none")}</p>`
          : html`
              <div class="scroll" tabindex="0" role="region" aria-label=${t("score.title")}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${t("score.category")}</th>
                      ${match.seats.map((seat) => html`<th scope="col"><bdi>${nameOf(match, seat.seat)}</bdi></th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${categories.map(
                      (category) =>
                        html`<tr>
                          <th scope="row">${t(`category.${category}`)}</th>
                          ${sums.map((own) => html`<td>${number(own[category] ?? 0)}</td>`)}
                        </tr>`,
                    )}
                    <tr class="total">
                      <th scope="row">${t("score.total")}</th>
                      ${view.scores.map((score) => html`<td>${number(score)}</td>`)}
                    </tr>
                  </tbody>
                </table>
              </div>
            `
      }
    </details>
  `;
}

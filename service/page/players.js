// The players: what each has, and where the points come from.

import { pictureIn } from "./api.js";
import { themeNow } from "./settings.js";
import { pointsByCategory } from "./story.js";
import { html } from "./vendor/htm-preact.js";
import { nameOf, number, t } from "./words.js";

export function Players({ match, mine }) {
  return html`
    <section class="panel" aria-label=${t("players")}>
      <h2>${t("players")}</h2>
      <ul class="players">
        ${match.seats.map((seat) => html`<${Player} key=${seat.seat} match=${match} seat=${seat} mine=${seat.seat === mine} />`)}
      </ul>
    </section>
  `;
}

function Player({ match, seat, mine }) {
  const notes = [
    mine && t("seat-you"),
    seat.seat === match.view.starts && t("seat-starts"),
    match.asked?.seats.includes(seat.seat) && t("players-deciding"),
  ].filter(Boolean);
  return html`
    <li class=${`player seat-${seat.seat}`}>
      <h3>
        <bdi>${nameOf(match, seat.seat)}</bdi
        >${notes.length > 0 && html` <span class="faint">(${notes.join(", ")})</span>`}
      </h3>
      <p class="points">${t("players-points", { n: match.view.scores[seat.seat] })}</p>
      <dl class="holdings">${seat.panel.map((item) => html`<${Holding} key=${item.label} item=${item} />`)}</dl>
    </li>
  `;
}

function Holding({ item }) {
  const { label, value, picture } = item;
  return html`
    <div>
      <dt>
        ${picture && html`<img src=${pictureIn(themeNow(), picture)} alt="" width="22" height="22" />`}
        <span>${label}</span>
      </dt>
      <dd>${value}</dd>
    </div>
  `;
}

export function ScoreTable({ match, game, story }) {
  const sums = pointsByCategory(story, match.seats.length);
  const categories = game.categories.filter(({ id }) => sums.some((own) => id in own));
  return html`
    <details class="panel score">
      <summary><h2>${t("score")}</h2></summary>
      ${
        categories.length === 0
          ? html`<p class="faint">${t("score-none")}</p>`
          : html`
              <div class="scroll" tabindex="0" role="region" aria-label=${t("score")}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">${t("score-category")}</th>
                      ${match.seats.map((seat) => html`<th scope="col"><bdi>${nameOf(match, seat.seat)}</bdi></th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${categories.map(
                      ({ id, label }) =>
                        html`<tr key=${id}>
                          <th scope="row">${label}</th>
                          ${sums.map((own) => html`<td>${number(own[id] ?? 0)}</td>`)}
                        </tr>`,
                    )}
                    <tr class="total">
                      <th scope="row">${t("score-total")}</th>
                      ${match.view.scores.map((score) => html`<td>${number(score)}</td>`)}
                    </tr>
                  </tbody>
                </table>
              </div>
            `
      }
    </details>
  `;
}

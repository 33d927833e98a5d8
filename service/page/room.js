// Before the start: who sits where, a link for the others, a free seat to take.

import { cleaned, LONGEST_NAME, sitDown } from "./create.js";
import { keysOf, ownSeats } from "./keyring.js";
import { linkTo } from "./routes.js";
import { read } from "./storage.js";
import { html, useState } from "./vendor/htm-preact.js";
import { nameOf, t } from "./words.js";

export function Room({ table, match, game }) {
  const here = ownSeats(table.id);
  const full = match.seats.every((seat) => seat.taken);
  return html`
    <h1>${t("room-title", { game: game.title })}</h1>
    <p>${t("room-starts")}</p>
    <ol class="seats">
      ${match.seats.map((seat) => html`<${SeatLine} key=${seat.seat} match=${match} seat=${seat} here=${here.includes(seat.seat)} />`)}
    </ol>
    ${!full && here.length === 0 && html`<${TakeSeat} table=${table} first />`}
    <${Invitation} match=${match.id} />
    ${!full && here.length > 0 && html`<${TakeSeat} key=${here.length} table=${table} first=${false} />`}
    <p class="buttons">
      ${table.get().seat !== null && html`<button type="button" onClick=${table.leave}>${t("room-leave")}</button>`}
      ${keysOf(table.id).creator && html`<${CallOff} table=${table} />`}
    </p>
  `;
}

function SeatLine({ match, seat, here }) {
  if (!seat.taken) {
    return html`<li class="free">
      ${seat.name ? t("room-reserved", { name: nameOf(match, seat.seat) }) : t("room-free")}
    </li>`;
  }
  return html`<li class=${`seat-${seat.seat}`}>
    <bdi>${nameOf(match, seat.seat)}</bdi>${here && html` <span class="faint">(${t("room-here")})</span>`}
  </li>`;
}

function TakeSeat({ table, first }) {
  const [name, setName] = useState(first ? read("name", "") : "");
  const take = (event) => {
    event.preventDefault();
    table.working(async () => {
      const seat = await sitDown(table.id, cleaned(name));
      await table.sitOn(seat);
    });
  };
  return html`
    <form class="by-link" onSubmit=${take}>
      <label
        ><span>${first ? t("your-name") : t("room-more")}</span>
        <input
          name="name"
          value=${name}
          maxlength=${LONGEST_NAME}
          autocomplete="nickname"
          onInput=${(event) => setName(event.target.value)}
        />
      </label>
      <button class=${first ? "main" : ""}>${t("room-take")}</button>
    </form>
  `;
}

function Invitation({ match }) {
  const [copied, setCopied] = useState(false);
  const link = linkTo(match);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  return html`
    <section class="panel invitation">
      <label
        ><span>${t("room-invite")}</span
        ><input class="link" readonly value=${link} onFocus=${(event) => event.target.select()}
      /></label>
      ${navigator.clipboard && html`<button type="button" onClick=${copy}>${t(copied ? "room-copied" : "room-copy")}</button>`}
    </section>
  `;
}

export function CallOff({ table }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return html`<button type="button" class="quiet" onClick=${() => setSure(true)}>${t("room-abandon")}</button>`;
  return html`
    <span class="sure" role="group" aria-label=${t("room-abandon")}>
      ${t("room-abandon-sure")}
      <button type="button" onClick=${table.abandon}>${t("room-abandon")}</button>
      <button type="button" class="quiet" onClick=${() => setSure(false)}>${t("page-back")}</button>
    </span>
  `;
}

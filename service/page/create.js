// A new match: how many play, who sits at this device, how it is played.

import { createMatch, freshKey, getGame, takeSeat } from "./api.js";
import { gameOf } from "./games/index.js";
import { has, t } from "./i18n/index.js";
import { keep, keepSeat } from "./keyring.js";
import { go, toLobby, toMatch } from "./routes.js";
import { read, write } from "./storage.js";
import { html, useEffect, useState } from "./vendor/htm-preact.js";
import { problemSentence } from "./words.js";

export const LONGEST_NAME = 40;

export function NewMatch({ game }) {
  const [about, setAbout] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    getGame(game).then(setAbout, setProblem);
  }, [game]);
  if (problem)
    return html`<h1>${problemSentence(problem)}</h1>
      <p><a href=${toLobby}>${t("page.home")}</a></p>`;
  if (!about) return html`<p>${t("page.loading")}</p>`;
  return html`<${Form} about=${about} />`;
}

function Form({ about }) {
  const [wanted, setWanted] = useState(() => firstWish(about));
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  const wish = (more) => setWanted((before) => ({ ...before, ...more }));
  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      go(toMatch(await created(about, wanted)));
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return html`
    <h1>${t("create.title", { game: t(`game.${about.game}`) })}</h1>
    <p>
      ${t(`game.${about.game}.summary`)} <span class="faint">${t("game.by", { author: about.credits.author })}</span>
    </p>
    <form class="create" onSubmit=${submit}>
      <${Players} about=${about} wanted=${wanted} wish=${wish} />
      <${Options} about=${about} wanted=${wanted} wish=${wish} />
      <label class="check"
        ><input
          type="checkbox"
          name="listed"
          checked=${wanted.listed}
          onChange=${(event) => wish({ listed: event.target.checked })}
        /><span>${t("create.listed")}</span></label
      >
      <label class="check"
        ><input
          type="checkbox"
          name="automatic"
          checked=${wanted.automatic}
          onChange=${(event) => wish({ automatic: event.target.checked })}
        /><span>${t("create.automatic")}</span></label
      >
      ${problem && html`<p class="warning" role="alert">${problemSentence(problem)}</p>`}
      <p class="buttons">
        <button class="main" disabled=${busy}>${t("create.go")}</button
        ><a class="button" href=${toLobby}>${t("page.back")}</a>
      </p>
    </form>
  `;
}

function firstWish(about) {
  const names = ["", "", "", ""];
  names[0] = read("name", "");
  return {
    seats: about.fewest_seats,
    here: "me",
    names,
    starts: "",
    options: {},
    listed: true,
    automatic: true,
  };
}

/** What was chosen, else what suits so many players, else what the game does without a say. */
function optionsOf(about, { seats, options }) {
  return { ...about.options, ...gameOf(about.game).proposed?.(seats), ...options };
}

function Players({ about, wanted, wish }) {
  const counts = Array.from(
    { length: about.most_seats - about.fewest_seats + 1 },
    (_, index) => about.fewest_seats + index,
  );
  const named = wanted.here === "all" ? wanted.seats : 1;
  const rename = (seat, name) => wish({ names: wanted.names.map((old, index) => (index === seat ? name : old)) });
  return html`
    <fieldset>
      <legend>${t("create.seats")}</legend>
      ${counts.length > 1 && html`<${Count} counts=${counts} wanted=${wanted} wish=${wish} />`}
      <${Choice}
        name="here"
        label=${t("create.here")}
        value=${wanted.here}
        values=${["me", "all"]}
        shown=${(value) => t(`create.here.${value}`)}
        onChoose=${(here) => wish({ here })}
      />
      ${Array.from(
        { length: named },
        (_, seat) =>
          html` <label key=${seat}
            ><span>${named === 1 ? t("create.your_name") : t("create.name", { n: seat + 1 })}</span>
            <input
              name=${`name-${seat}`}
              value=${wanted.names[seat]}
              maxlength=${LONGEST_NAME}
              autocomplete="nickname"
              onInput=${(event) => rename(seat, event.target.value)}
            />
          </label>`,
      )}
      <${Choice}
        name="starts"
        label=${t("create.starts")}
        value=${wanted.starts}
        values=${["", ...Array(wanted.seats).keys()].map(String)}
        shown=${(value) => (value === "" ? t("create.starts.lot") : t("create.starts.seat", { n: Number(value) + 1 }))}
        onChoose=${(starts) => wish({ starts })}
      />
    </fieldset>
  `;
}

function Count({ counts, wanted, wish }) {
  return html`
    <${Choice}
      name="seats"
      label=${t("create.how_many")}
      value=${wanted.seats}
      values=${counts}
      shown=${(n) => t("create.players", { n })}
      onChoose=${(value) => wish({ seats: Number(value) })}
    />
  `;
}

function Choice({ name, label, value, values, shown, onChoose }) {
  return html`
    <label
      ><span>${label}</span>
      <select name=${name} onChange=${(event) => onChoose(event.target.value)}>
        ${values.map((one) => {
          const selected = String(one) === String(value);
          return html`<option key=${one} value=${one} selected=${selected}>${shown(one)}</option>`;
        })}
      </select>
    </label>
  `;
}

function Options({ about, wanted, wish }) {
  const said = Object.entries(about.options_schema.properties);
  if (!said.length) return null;
  const options = optionsOf(about, wanted);
  const choose = (name) => (value) => wish({ options: { ...wanted.options, [name]: value } });
  return html`
    <fieldset>
      <legend>${t("create.options")}</legend>
      ${said.map(([name, schema]) =>
        schema.enum
          ? html`<${Choice}
              key=${name}
              name=${name}
              label=${word(`option.${name}`, name)}
              value=${options[name]}
              values=${schema.enum}
              shown=${(value) => word(`option.${name}.${value}`, value)}
              onChoose=${choose(name)}
            />`
          : html`<label key=${name} class="check"
              ><input
                type="checkbox"
                name=${name}
                checked=${options[name]}
                onChange=${(event) => choose(name)(event.target.checked)}
              /><span>${word(`option.${name}`, name)}</span></label
            >`,
      )}
    </fieldset>
  `;
}

/** The page's word, or the service's own where the page has none. */
function word(key, otherwise) {
  return has(key) ? t(key) : otherwise;
}

async function created(about, wanted) {
  const { game } = about;
  const made = await createMatch({
    game,
    options: optionsOf(about, wanted),
    seats: Array.from({ length: wanted.seats }, () => ({})),
    starts: wanted.starts === "" ? null : Number(wanted.starts),
    listed: wanted.listed,
    automatic: wanted.automatic,
  });
  const { match } = made.match;
  keep(match, { creator: made.creator_token, game, commitment: made.match.commitment });
  const here = wanted.here === "all" ? wanted.seats : 1;
  for (let seat = 0; seat < here; seat++) await sitDown(match, wanted.names[seat], seat);
  return match;
}

/** Take a seat and keep its token. The player's part in all chance is drawn here: the service can't foresee it. */
export async function sitDown(match, typed, seat = null) {
  const name = cleaned(typed);
  if (name) write("name", name);
  const joined = await takeSeat(match, { seat, name: name || null, entropy: freshKey() });
  keepSeat(match, joined.seat, joined.token);
  return joined.seat;
}

/** A name as the contract takes it: no control characters, at most 40 characters. */
export function cleaned(name) {
  // eslint-disable-next-line no-control-regex
  return [...name.replace(/[\u0000-\u001f\u007f]/g, " ").trim()].slice(0, LONGEST_NAME).join("");
}

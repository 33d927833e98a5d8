// A new match: how many play, who sits at this device, how it is played.

import { createMatch, freshKey, getGame, takeSeat } from "./api.js";
import { keep, keepSeat } from "./keyring.js";
import { go, toLobby, toMatch } from "./routes.js";
import { read, write } from "./storage.js";
import { html, useEffect, useState } from "./vendor/htm-preact.js";
import { problemSentence, spoken, t } from "./words.js";

export const LONGEST_NAME = 40;

export function NewMatch({ game }) {
  const [about, setAbout] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    getGame(game).then(setAbout, setProblem);
  }, [game, spoken()]);
  if (problem)
    return html`<h1>${problemSentence(problem)}</h1>
      <p><a href=${toLobby}>${t("page-home")}</a></p>`;
  if (!about) return html`<p>${t("page-loading")}</p>`;
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
    <h1>${t("create-title", { game: about.title })}</h1>
    <p>${about.summary} <span class="faint">${t("game-by", { author: about.credits.author })}</span></p>
    <form class="create" onSubmit=${submit}>
      <${Players} about=${about} wanted=${wanted} wish=${wish} />
      <${Options} about=${about} wanted=${wanted} wish=${wish} />
      <label class="check"
        ><input
          type="checkbox"
          name="listed"
          checked=${wanted.listed}
          onChange=${(event) => wish({ listed: event.target.checked })}
        /><span>${t("create-listed")}</span></label
      >
      <label class="check"
        ><input
          type="checkbox"
          name="automatic"
          checked=${wanted.automatic}
          onChange=${(event) => wish({ automatic: event.target.checked })}
        /><span>${t("create-automatic")}</span></label
      >
      ${problem && html`<p class="warning" role="alert">${problemSentence(problem)}</p>`}
      <p class="buttons">
        <button class="main" disabled=${busy}>${t("create-go")}</button
        ><a class="button" href=${toLobby}>${t("page-back")}</a>
      </p>
    </form>
  `;
}

function firstWish(about) {
  const names = Array.from({ length: about.most_seats }, (_, seat) => (seat === 0 ? read("name", "") : ""));
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

/** What was chosen, else what the game proposes for this number of players. */
function optionsOf(about, { seats, options }) {
  return { ...about.proposals.find((proposal) => proposal.seats === seats).options, ...options };
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
      <legend>${t("players")}</legend>
      ${counts.length > 1 && html`<${Count} counts=${counts} wanted=${wanted} wish=${wish} />`}
      <${Choice}
        name="here"
        label=${t("create-here")}
        value=${wanted.here}
        choices=${[
          { value: "me", label: t("create-here-me") },
          { value: "all", label: t("create-here-all") },
        ]}
        onChoose=${(here) => wish({ here })}
      />
      ${Array.from(
        { length: named },
        (_, seat) =>
          html` <label key=${seat}
            ><span>${named === 1 ? t("your-name") : t("create-name", { n: seat + 1 })}</span>
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
        label=${t("create-starts")}
        value=${wanted.starts}
        choices=${[
          { value: "", label: t("create-starts-lot") },
          ...Array.from({ length: wanted.seats }, (_, seat) => ({
            value: seat,
            label: t("create-starts-seat", { n: seat + 1 }),
          })),
        ]}
        onChoose=${(starts) => wish({ starts })}
      />
    </fieldset>
  `;
}

function Count({ counts, wanted, wish }) {
  return html`
    <${Choice}
      name="seats"
      label=${t("create-how-many")}
      value=${wanted.seats}
      choices=${counts.map((n) => ({ value: n, label: t("players-count", { n }) }))}
      onChoose=${(seats) => wish({ seats, starts: wanted.starts < seats ? wanted.starts : "" })}
    />
  `;
}

function Choice({ name, label, explains, value, choices, onChoose }) {
  const help = explains ? `${name}-help` : undefined;
  return html`
    <div>
      <label
        ><span>${label}</span>
        <select
          name=${name}
          aria-describedby=${help}
          onChange=${(event) => onChoose(choices[event.target.selectedIndex].value)}
        >
          ${choices.map(
            (one) =>
              html`<option key=${one.value} value=${String(one.value)} selected=${one.value === value}>${one.label}</option>`,
          )}
        </select>
      </label>
      ${explains && html`<p class="faint help" id=${help}>${explains}</p>`}
    </div>
  `;
}

function Options({ about, wanted, wish }) {
  if (!about.options.length) return null;
  const values = optionsOf(about, wanted);
  return html`
    <fieldset>
      <legend>${t("create-options")}</legend>
      ${about.options.map(
        ({ id, label, explains, choices }) =>
          html`<${Choice}
            key=${id}
            ...${{ name: id, label, explains, choices, value: values[id] }}
            onChoose=${(value) => wish({ options: { ...wanted.options, [id]: value } })}
          />`,
      )}
    </fieldset>
  `;
}

async function created(about, wanted) {
  const game = about.id;
  const made = await createMatch({
    game,
    options: optionsOf(about, wanted),
    seats: Array.from({ length: wanted.seats }, () => ({})),
    starts: wanted.starts === "" ? null : wanted.starts,
    listed: wanted.listed,
    automatic: wanted.automatic,
  });
  const { id } = made.match;
  keep(id, { creator: made.creator_token, game, commitment: made.match.commitment });
  const here = wanted.here === "all" ? wanted.seats : 1;
  for (let seat = 0; seat < here; seat++) await sitDown(id, wanted.names[seat], seat);
  return id;
}

/** Take a seat and keep its token. The player's part in all chance is drawn here: the service can't foresee it. */
export async function sitDown(match, typed, seat = null) {
  const name = cleaned(typed);
  if (name) write("name", name);
  const joined = await takeSeat(match, { seat, name: name || null, entropy: freshKey() });
  keepSeat(match, joined.seat, joined.token);
  return joined.seat;
}

// What the contract's pattern for names refuses, and what no name begins with: blanks, and marks on what is before them.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const UNSEEN =
  /[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ue000-\uf8ff\ufdd0-\ufdef\ufeff\ufff0-\ufffc\ufffe\uffff]/g;
const BEFORE_A_NAME =
  /^[\u0020\u00a0\u115f\u1160\u1680\u2000-\u200a\u200c\u200d\u202f\u205f\u2800\u3000\u3164\uffa0\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u302a-\u302f\u3099\u309a\u180b-\u180f\ufe00-\ufe0f\ufe20-\ufe2f]+/;

/** A name as the contract takes it: it begins with something to see, at most 40 characters; "" if nothing is left. */
export function cleaned(name) {
  const seen = name.replace(CONTROLS, " ").replace(UNSEEN, "").replace(BEFORE_A_NAME, "").trim();
  return [...seen].slice(0, LONGEST_NAME).join("");
}

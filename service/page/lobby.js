// The lobby: what can be played, who is waiting, what is going on.

import { getMatch, listGames, listMatches } from "./api.js";
import { dropMatch, keysOf, knownMatches, ownSeats } from "./keyring.js";
import { go, matchIn, toMatch, toNew, toRules } from "./routes.js";
import { html, useEffect, useState } from "./vendor/htm-preact.js";
import { listed, nameOf, problemSentence, t } from "./words.js";

const EVERY = 5000;
const MOST_OWN = 12;

export function Lobby() {
  const games = useFetched(() => listGames().then(({ games }) => games), 0);
  const open = useFetched(() => listMatches("open").then(({ matches }) => matches), EVERY);
  const running = useFetched(() => listMatches("running").then(({ matches }) => matches), EVERY);
  const [own, setOwn] = useState(null);
  const lookUp = () => ownMatches().then(setOwn, () => {});
  useEffect(() => void lookUp(), []);
  const titles = Object.fromEntries((games.value ?? []).map(({ id, title }) => [id, title]));
  const problem = games.problem ?? open.problem ?? running.problem;
  return html`
    <h1>${t("lobby-title")}</h1>
    <p class="claim">${t("page-claim")}</p>
    ${problem && html`<p class="notice" role="alert">${problem.status ? problemSentence(problem) : t("lobby-lost")}</p>`}
    <ul class="games">
      ${(games.value ?? []).map((game) => html`<${GameCard} key=${game.id} game=${game} />`)}
    </ul>
    ${own?.length > 0 && html`<${Matches} name=${t("lobby-yours")} titles=${titles} matches=${own} onForget=${lookUp} />`}
    <${Matches} name=${t("lobby-open")} titles=${titles} matches=${open.value} none=${t("lobby-none-open")} />
    <${Matches} name=${t("lobby-running")} titles=${titles} matches=${running.value} none=${t("lobby-none-running")} />
    <${ByLink} />
  `;
}

function useFetched(ask, every) {
  const [told, setTold] = useState({ value: null, problem: null });
  useEffect(() => {
    let shown = true;
    let timer;
    const round = async () => {
      const answer = await ask().then(
        (value) => ({ value, problem: null }),
        (problem) => ({ problem }),
      );
      if (!shown) return;
      setTold((before) => ({ ...before, ...answer }));
      if (every || answer.problem) timer = setTimeout(round, every || EVERY);
    };
    round();
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }, []);
  return told;
}

async function ownMatches() {
  const names = knownMatches().filter((match) => ownSeats(match).length || keysOf(match).creator);
  const newest = names.sort((one, other) => keysOf(other).since - keysOf(one).since).slice(0, MOST_OWN);
  const found = await Promise.all(newest.map(stillThere));
  return found.filter(Boolean).sort((one, other) => other.created.localeCompare(one.created));
}

async function stillThere(match) {
  try {
    return await getMatch(match);
  } catch (error) {
    if (error.kind === "no_such_match") dropMatch(match);
    return null;
  }
}

function GameCard({ game }) {
  const { title, fewest_seats: fewest, most_seats: most } = game;
  const seats = fewest === most ? t("players-count", { n: most }) : t("players-range", { fewest, most });
  return html`
    <li class="game" data-game=${game.id}>
      <h2>${title}</h2>
      <p>${game.summary}</p>
      <p class="faint">${seats}</p>
      <p class="buttons">
        <a class="button main" href=${toNew(game.id)}
          >${t("new-match")}<span class="unseen">: ${title}</span></a
        >
        <a class="button" href=${toRules(game.id)}
          >${t("rules")}<span class="unseen">: ${title}</span></a
        >
      </p>
    </li>
  `;
}

function Matches({ name, titles, matches, none, onForget }) {
  return html`
    <section>
      <h2>${name}</h2>
      ${matches === null && html`<p class="faint">${t("page-loading")}</p>`}
      ${matches?.length === 0 && html`<p class="faint">${none}</p>`}
      ${
        matches?.length > 0 &&
        html`<ul class="matches">
          ${matches.map((match) => {
            const title = titles[match.game];
            return html`<${MatchLine} key=${match.id} match=${match} title=${title} onForget=${onForget} />`;
          })}
        </ul>`
      }
    </section>
  `;
}

function MatchLine({ match, title, onForget }) {
  const taken = match.seats.filter((seat) => seat.taken).length;
  const mine = ownSeats(match.id).length > 0;
  const label = t(mine ? "lobby-continue" : match.status === "open" ? "lobby-join" : "lobby-watch");
  const names = match.seats.filter((seat) => seat.taken).map((seat) => nameOf(match, seat.seat));
  const forget = () => {
    dropMatch(match.id);
    onForget();
  };
  return html`
    <li>
      <span class="what">
        <strong>${title}</strong>
        <span class="faint"> ${names.map((name, index) => html`${index > 0 && ", "}<bdi>${name}</bdi>`)}</span>
      </span>
      <span class="faint">
        ${
          match.status === "open"
            ? t("lobby-seats", { taken, seats: match.seats.length })
            : `${t(`status-${match.status}`)}, ${t("lobby-moves", { n: match.moves })}`
        }
      </span>
      <span class="buttons">
        <a class="button" href=${toMatch(match.id)}
          >${label}<span class="unseen">: ${title}, ${listed(names)}</span></a
        >
        ${
          onForget &&
          match.status !== "running" &&
          html`<button type="button" class="quiet" onClick=${forget}>${t("lobby-forget")}</button>`
        }
      </span>
    </li>
  `;
}

function ByLink() {
  const [text, setText] = useState("");
  const [bad, setBad] = useState(false);
  const open = (event) => {
    event.preventDefault();
    const match = matchIn(text);
    setBad(!match);
    if (match) go(toMatch(match));
  };
  return html`
    <section>
      <h2>${t("lobby-link")}</h2>
      <form class="by-link" onSubmit=${open}>
        <label
          ><span>${t("lobby-link-label")}</span>
          <input
            name="link"
            value=${text}
            autocomplete="off"
            aria-invalid=${bad ? "true" : "false"}
            aria-describedby=${bad ? "bad-link" : undefined}
            onInput=${(event) => setText(event.target.value)}
          />
        </label>
        <button>${t("lobby-link-go")}</button>
      </form>
      ${bad && html`<p id="bad-link" class="warning" role="alert">${t("lobby-link-bad")}</p>`}
    </section>
  `;
}

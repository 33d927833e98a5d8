// The lobby: what can be played, who is waiting, what is going on.

import { getMatch, listGames, listMatches } from "./api.js";
import { listed, nameOf, t } from "./i18n/index.js";
import { dropMatch, keysOf, knownMatches, ownSeats } from "./keyring.js";
import { go, matchIn, toMatch, toNew, toRules } from "./routes.js";
import { html, useEffect, useState } from "./vendor/htm-preact.js";
import { problemSentence } from "./words.js";

const EVERY = 5000;
const MOST_OWN = 12;

export function Lobby() {
  const games = useFetched(() => listGames().then(({ games }) => games), 0);
  const open = useFetched(() => listMatches("open").then(({ matches }) => matches), EVERY);
  const running = useFetched(() => listMatches("running").then(({ matches }) => matches), EVERY);
  const [own, setOwn] = useState(null);
  const lookUp = () => ownMatches().then(setOwn, () => {});
  useEffect(() => void lookUp(), []);
  const problem = games.problem ?? open.problem ?? running.problem;
  return html`
    <h1>${t("lobby.title")}</h1>
    <p class="claim">${t("page.claim")}</p>
    ${problem && html`<p class="notice" role="alert">${problem.status ? problemSentence(problem) : t("lobby.lost")}</p>`}
    <ul class="games">
      ${(games.value ?? []).map((game) => html`<${GameCard} key=${game.game} game=${game} />`)}
    </ul>
    ${own?.length > 0 && html`<${Matches} title="lobby.yours" matches=${own} onForget=${lookUp} />`}
    <${Matches} title="lobby.open" matches=${open.value} none="lobby.none_open" />
    <${Matches} title="lobby.running" matches=${running.value} none="lobby.none_running" />
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
  const seats =
    game.fewest_seats === game.most_seats
      ? t("game.two_players")
      : t("game.players", { fewest: game.fewest_seats, most: game.most_seats });
  return html`
    <li class=${`game ${game.game}`}>
      <h2>${t(`game.${game.game}`)}</h2>
      <p>${t(`game.${game.game}.summary`)}</p>
      <p class="faint">${seats}</p>
      <p class="buttons">
        <a class="button main" href=${toNew(game.game)}
          >${t("game.play")}<span class="unseen">: ${t(`game.${game.game}`)}</span></a
        >
        <a class="button" href=${toRules(game.game)}
          >${t("game.rules")}<span class="unseen">: ${t(`game.${game.game}`)}</span></a
        >
      </p>
    </li>
  `;
}

function Matches({ title, matches, none, onForget }) {
  return html`
    <section>
      <h2>${t(title)}</h2>
      ${matches === null && html`<p class="faint">${t("page.loading")}</p>`}
      ${matches?.length === 0 && html`<p class="faint">${t(none)}</p>`}
      ${
        matches?.length > 0 &&
        html`<ul class="matches">
          ${matches.map((match) => html`<${MatchLine} key=${match.match} match=${match} onForget=${onForget} />`)}
        </ul>`
      }
    </section>
  `;
}

function MatchLine({ match, onForget }) {
  const taken = match.seats.filter((seat) => seat.taken).length;
  const mine = ownSeats(match.match).length > 0;
  const label = mine ? "lobby.continue" : match.status === "open" ? "lobby.join" : "lobby.watch";
  const names = match.seats.filter((seat) => seat.taken).map((seat) => nameOf(match, seat.seat));
  const forget = () => {
    dropMatch(match.match);
    onForget();
  };
  return html`
    <li>
      <span class="what">
        <strong>${t(`game.${match.game}`)}</strong>
        <span class="faint"> ${names.map((name, index) => html`${index > 0 && ", "}<bdi>${name}</bdi>`)}</span>
      </span>
      <span class="faint">
        ${
          match.status === "open"
            ? t("lobby.seats", { taken, seats: match.seats.length })
            : `${t(`status.${match.status}`)}, ${t("lobby.moves", { n: match.moves })}`
        }
      </span>
      <span class="buttons">
        <a class="button" href=${toMatch(match.match)}
          >${t(label)}<span class="unseen">: ${t(`game.${match.game}`)}, ${listed(names)}</span></a
        >
        ${
          onForget &&
          match.status !== "running" &&
          html`<button type="button" class="quiet" onClick=${forget}>${t("lobby.forget")}</button>`
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
      <h2>${t("lobby.link")}</h2>
      <form class="by-link" onSubmit=${open}>
        <label
          ><span>${t("lobby.link.label")}</span>
          <input
            name="link"
            value=${text}
            autocomplete="off"
            aria-invalid=${bad ? "true" : "false"}
            aria-describedby=${bad ? "bad-link" : undefined}
            onInput=${(event) => setText(event.target.value)}
          />
        </label>
        <button>${t("lobby.link.go")}</button>
      </form>
      ${bad && html`<p id="bad-link" class="warning" role="alert">${t("lobby.link.bad")}</p>`}
    </section>
  `;
}

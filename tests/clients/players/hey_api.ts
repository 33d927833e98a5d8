// Plays a match of every game with a client of @hey-api/openapi-ts: node player.js ADDRESS
import assert from "node:assert/strict";
import { createMatch, getDecision, listEvents, listGames, makeMove, takeSeat } from "./client";
import type { EventShown, MatchShown, NewMatch } from "./client";
import { client } from "./client/client.gen";

const MATCHES: NewMatch[] = [{ game: "coralia" }, { game: "island_of_gems" }, { game: "reef_gardens" }];

client.setConfig({ baseUrl: process.argv[2] });

async function play(body: NewMatch): Promise<number> {
  const created = await createMatch({ body });
  assert(created.data);
  let match: MatchShown = created.data.match;
  const path = { match: match.id };
  const seats: string[] = [];
  for (const _ of match.seats) {
    const taken = await takeSeat({ path, body: {} });
    assert(taken.data);
    match = taken.data.match;
    seats.push(taken.data.token);
  }

  let made = 0;
  for (let asked = match.asked; asked; asked = match.asked) {
    const auth = seats[asked.seats[0]];
    const decision = await getDecision({ path, auth });
    assert(decision.data);
    const { body } = decision.data.moves[(made * 7) % decision.data.moves.length];
    const answer = await makeMove({ path, auth, body });
    assert(answer.data, answer.error?.detail);
    match = answer.data.match;
    made += 1;
    if (made === 1) {
      const again = await makeMove({ path, auth, body });
      assert.equal(again.error?.type, "/problems/decision_answered");
    }
  }

  const points = match.seats.map(() => 0);
  for await (const { event } of story(match.id)) {
    if (event.type === "points_scored") points[event.seat] += event.points;
  }
  assert.deepEqual(match.outcome?.scores.map((score) => score.points), points);
  return made;
}

async function* story(match: string): AsyncGenerator<EventShown> {
  for (let after = 0; ; ) {
    const page = await listEvents({ path: { match }, query: { after } });
    assert(page.data);
    yield* page.data.events;
    after = page.data.events.at(-1)?.seq ?? after;
    if (after === page.data.last_event) return;
  }
}

async function main(): Promise<void> {
  const games = await listGames();
  assert.deepEqual(games.data?.games.map((game) => game.id), MATCHES.map((match) => match.game));
  for (const match of MATCHES) console.log(match.game, await play(match));
}

main();

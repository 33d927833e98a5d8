// Plays a match of every game with openapi-fetch over the types of openapi-typescript: node player.js ADDRESS
import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { components, paths } from "./client";

type Schemas = components["schemas"];

const MATCHES: Schemas["NewMatch"][] = [{ game: "coralia" }, { game: "island_of_gems" }, { game: "reef_gardens" }];

// The story can also be had as a stream of text; this client reads JSON only.
const client = createClient<paths, "application/json" | "application/problem+json">({ baseUrl: process.argv[2] });

async function play(body: Schemas["NewMatch"]): Promise<number> {
  const created = await client.POST("/v1/matches", { body });
  assert(created.data);
  let match: Schemas["MatchShown"] = created.data.match;
  const params = { path: { match: match.id } };
  const seats: { Authorization: string }[] = [];
  for (const _ of match.seats) {
    const taken = await client.POST("/v1/matches/{match}/seats", { params, body: {} });
    assert(taken.data);
    match = taken.data.match;
    seats.push({ Authorization: `Bearer ${taken.data.token}` });
  }

  let made = 0;
  for (let asked = match.asked; asked; asked = match.asked) {
    const headers = seats[asked.seats[0]];
    const decision = await client.GET("/v1/matches/{match}/decision", { params, headers });
    assert(decision.data);
    const { body } = decision.data.moves[(made * 7) % decision.data.moves.length];
    const answer = await client.POST("/v1/matches/{match}/moves", { params, headers, body });
    assert(answer.data, answer.error?.detail);
    match = answer.data.match;
    made += 1;
    if (made === 1) {
      const again = await client.POST("/v1/matches/{match}/moves", { params, headers, body });
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

async function* story(match: string): AsyncGenerator<Schemas["EventShown"]> {
  for (let after = 0; ; ) {
    const page = await client.GET("/v1/matches/{match}/events", { params: { path: { match }, query: { after } } });
    assert(page.data);
    yield* page.data.events;
    after = page.data.events.at(-1)?.seq ?? after;
    if (after === page.data.last_event) return;
  }
}

async function main(): Promise<void> {
  const games = await client.GET("/v1/games");
  assert.deepEqual(games.data?.games.map((game) => game.id), MATCHES.map((match) => match.game));
  for (const match of MATCHES) console.log(match.game, await play(match));
}

main();

// Plays a match of every game with a typescript-fetch client of openapi-generator: node player.js ADDRESS
import assert from "node:assert/strict";
import { Configuration, EventsApi, GamesApi, MatchesApi, MovesApi, SeatsApi } from "./client";
import { ProblemFromJSON, ResponseError } from "./client";
import type { EventShown, MakeMoveRequest, MatchShown, NewMatch } from "./client";

const MATCHES: NewMatch[] = [{ game: "coralia" }, { game: "island_of_gems" }, { game: "reef_gardens" }];

const configuration = (accessToken?: string) => new Configuration({ basePath: process.argv[2], accessToken });
const anybody = configuration();

async function play(newMatch: NewMatch): Promise<number> {
  let match: MatchShown = (await new MatchesApi(anybody).createMatch({ newMatch })).match;
  const seats: MovesApi[] = [];
  for (const _ of match.seats) {
    const taken = await new SeatsApi(anybody).takeSeat({ match: match.id, newSeatTaken: {} });
    match = taken.match;
    seats.push(new MovesApi(configuration(taken.token)));
  }

  let made = 0;
  for (let asked = match.asked; asked; asked = match.asked) {
    const seat = seats[asked.seats[0]];
    const decision = await seat.getDecision({ match: match.id });
    const { body } = decision.moves[(made * 7) % decision.moves.length];
    match = (await seat.makeMove({ match: match.id, newMove: body })).match;
    made += 1;
    if (made === 1) {
      assert.equal(await refusal(seat, { match: match.id, newMove: body }), "/problems/decision_answered");
    }
  }

  const points = match.seats.map(() => 0);
  for await (const { event } of story(match.id)) {
    if (event.type === "points_scored") points[event.seat] += event.points;
  }
  assert.deepEqual(match.outcome?.scores.map((score) => score.points), points);
  return made;
}

async function refusal(seat: MovesApi, request: MakeMoveRequest): Promise<string> {
  const refused: unknown = await seat.makeMove(request).catch((error: unknown) => error);
  assert(refused instanceof ResponseError);
  return ProblemFromJSON(await refused.response.json()).type;
}

async function* story(match: string): AsyncGenerator<EventShown> {
  for (let after = 0; ; ) {
    const page = await new EventsApi(anybody).listEvents({ match, after });
    yield* page.events;
    after = page.events.at(-1)?.seq ?? after;
    if (after === page.lastEvent) return;
  }
}

async function main(): Promise<void> {
  const { games } = await new GamesApi(anybody).listGames();
  assert.deepEqual(games.map((game) => game.id), MATCHES.map((match) => match.game));
  for (const match of MATCHES) console.log(match.game, await play(match));
}

main();

// Plays a match of every game, uses every operation, and judges every JSON answer: node ajv.mjs ADDRESS
import assert from "node:assert/strict";
import { call, count, uncalled } from "./judge.mjs";

async function play(game) {
  const { match: created } = await call("createMatch", { body: { game }, status: 201 });
  const path = { match: created.id };
  const tokens = [];
  for (const _ of created.seats) tokens.push((await call("takeSeat", { path, body: {}, status: 201 })).token);

  let made = 0;
  for (let match = await call("getMatch", { path }); match.asked; made += 1) {
    const token = tokens[match.asked.seats[0]];
    await call("getMatch", { path, token, query: { include: "decision" } });
    const { moves } = await call("getDecision", { path, token, query: { refused: true } });
    const { body } = moves[(made * 7) % moves.length];
    await call("makeMove", { path, token, body, query: { preview: true } });
    const query = { after: match.last_event - 1, include: "decision" };
    ({ match } = await call("makeMove", { path, token, body, query }));
    if (made === 0) await refuse(path, tokens, body);
    if (made === 20) match = await takeBack(path, tokens, token);
  }
  await look(path, game);
  return made;
}

async function refuse(path, tokens, body) {
  await call("makeMove", { path, body, status: 401 });
  await call("makeMove", { path, body, token: tokens[0], query: { preview: "perhaps" }, status: 400 });
  await call("makeMove", { path: { match: "0".repeat(20) }, body, token: tokens[0], status: 404 });
  for (const token of tokens) await call("makeMove", { path, body, token, status: 409 });
  const { asked } = await call("getMatch", { path });
  const token = tokens[asked.seats[0]];
  const elsewhere = { ...body, decision: asked.serial };
  await call("makeMove", { path, token, body: elsewhere, query: { preview: true }, status: [200, 422] });
  await call("createMatch", { body: { game: "chess" }, status: 400 });
}

async function takeBack(path, tokens, token) {
  let { match } = await call("undo", { path, token, body: { say: "ask" } });
  for (const other of tokens) {
    if (other === token || !match.undo) continue;
    ({ match } = await call("undo", { path, token: other, body: { say: "decline" } }));
  }
  return match;
}

async function look(path, game) {
  for (let after = 0, last = 1; after < last; ) {
    const page = await call("listEvents", { path, query: { after, limit: 100 } });
    [after, last] = [page.events.at(-1).seq, page.last_event];
  }
  await call("drawBoard", { path });
  await call("writeBoard", { path });
  const record = await call("getRecord", { path });
  assert((await call("verifyRecord", { body: record })).same);
  await call("importRecord", { body: record, status: 201 });
  const { pieces } = await call("getGame", { path: { game } });
  await call("drawPiece", { path: { game, piece: pieces[0].id } });
  await call("getRules", { path: { game } });
}

async function abandon(game) {
  const { match, creator_token: token } = await call("createMatch", { body: { game }, status: 201 });
  const path = { match: match.id };
  const taken = await call("takeSeat", { path, body: { name: "Ada" }, status: 201 });
  await call("getRecord", { path, status: 409 });
  await call("leaveSeat", { path: { ...path, seat: taken.seat }, token: taken.token });
  await call("abandonMatch", { path, token });
}

async function lookAround() {
  for (const operation of ["listMatches", "listLanguages", "getVersion", "isAlive", "isReady"]) await call(operation);
  for (const operation of ["getContract", "getContractAsJson"]) await call(operation);
  for (const { type } of (await call("listProblems")).problems) {
    await call("explainProblem", { path: { problem: type.split("/").at(-1) } });
  }
}

await lookAround();
for (const { id } of (await call("listGames")).games) {
  await abandon(id);
  const before = count.valid;
  const made = await play(id);
  console.log(id, made, `${count.valid - before} answers valid`);
}
assert.deepEqual([...uncalled], []);

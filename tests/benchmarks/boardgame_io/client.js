// client.js KIND PORT TOGETHER EACH plays whole matches as fast as the server lets it, with the clients of KIND.js: so
// many at a time, so many one after the other. A line on standard input prepares a round, and it says "ready"; a
// second line starts the round, and it says how many moves were made, in how many seconds and CPU seconds of its own.
const readline = require('readline');
const { LobbyClient } = require('boardgame.io/client');
const { ticTacToe, DRAWN } = require('./game');

const [kind, ...numbers] = process.argv.slice(2);
const [port, together, each] = numbers.map(Number);
const server = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server });
const { connect } = require(`./${kind}`);
const PATIENCE = 120_000;

async function newMatch() {
  const { matchID } = await lobby.createMatch(ticTacToe.name, { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await lobby.joinMatch(ticTacToe.name, matchID, { playerID, playerName: `player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return connect(server, matchID, credentials);
}

async function newMatches() {
  const matches = [];
  for (let number = 0; number < each; number += 1) matches.push(await newMatch());
  return matches;
}

async function oneAfterTheOther(matches) {
  for (const match of matches) await match.play();
}

async function play(queues) {
  const begun = performance.now();
  const spent = process.cpuUsage();
  await Promise.all(queues.map(oneAfterTheOther));
  const { user, system } = process.cpuUsage(spent);
  const seconds = (performance.now() - begun) / 1000;
  queues.flat().forEach((match) => match.close());
  return [queues.flat().length * DRAWN.length, seconds, (user + system) / 1e6];
}

(async () => {
  let matches = null;
  for await (const _line of readline.createInterface({ input: process.stdin })) {
    const watchdog = setTimeout(() => process.exit(1), PATIENCE); // boardgame.io's client tells nobody what it's missing
    let said = 'ready';
    if (matches) [said, matches] = [(await play(matches)).join(' '), null];
    else matches = await Promise.all(Array.from({ length: together }, newMatches));
    clearTimeout(watchdog);
    process.stdout.write(`${said}\n`);
  }
})();

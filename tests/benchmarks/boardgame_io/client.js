// Plays whole matches as fast as the server lets it: for each line on standard input one round, and for each round a
// line with the moves made, the seconds they took and this process's own CPU seconds. Matches are created, joined and
// synchronised before the clock starts. As with our own client, one connection makes the moves of all seats of a match.
const readline = require('readline');
const { io } = require('socket.io-client');

const [port, together, each] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const GAME = 'tic-tac-toe';
const DRAWN = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody wins, so that each match has nine moves

async function post(path, body) {
  const answer = await fetch(`${address}/games/${GAME}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function newMatch() {
  const { matchID } = await post('create', { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    const joined = await post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  const socket = io(`${address}/${GAME}`, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('sync', resolve);
    socket.once('connect', () => socket.emit('sync', matchID, '0', credentials[0], 2));
  });
  return { matchID, credentials, socket };
}

function play({ matchID, credentials, socket }) {
  return new Promise((resolve) => {
    let made = 0;
    const move = (stateID) => {
      const playerID = String(made % 2);
      const payload = { type: 'clickCell', args: [DRAWN[made]], playerID, credentials: credentials[made % 2] };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
    };
    socket.on('update', (_matchID, state) => {
      made += 1;
      if (made < DRAWN.length) move(state._stateID);
      else if (state.ctx.gameover) resolve(made);
      else throw new Error('the match goes on after nine moves');
    });
    move(0);
  });
}

async function oneAfterTheOther(matches) {
  let made = 0;
  for (const match of matches) made += await play(match);
  return made;
}

async function round() {
  const queues = await Promise.all(
    Array.from({ length: together }, async () => {
      const queue = [];
      for (let number = 0; number < each; number += 1) queue.push(await newMatch());
      return queue;
    }),
  );
  const begun = performance.now();
  const spent = process.cpuUsage();
  const made = await Promise.all(queues.map(oneAfterTheOther));
  const { user, system } = process.cpuUsage(spent);
  const seconds = (performance.now() - begun) / 1000;
  queues.flat().forEach(({ socket }) => socket.close());
  return [made.reduce((sum, moves) => sum + moves, 0), seconds, (user + system) / 1e6];
}

(async () => {
  for await (const _line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(`${(await round()).join(' ')}\n`);
  }
})();

// A match between two of boardgame.io's own clients, as its documentation has them: each has a seat and a socket, keeps
// the state, plays its own moves ahead of the server, and moves when the server has told it of the other one's move.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { ticTacToe, DRAWN } = require('./game');

const socketOpts = { transports: ['websocket'] }; // to which they would change in the first second

exports.connect = async (server, matchID, credentials) => {
  const clients = credentials.map((credential, seat) =>
    Client({
      game: ticTacToe,
      multiplayer: SocketIO({ server, socketOpts }),
      matchID,
      playerID: String(seat),
      credentials: credential,
      debug: false,
    }),
  );
  await Promise.all(clients.map(synchronised));
  return {
    play: () => Promise.all(clients.map(playSeat)),
    close: () => clients.forEach((client) => client.stop()),
  };
};

function synchronised(client) {
  return new Promise((resolve) => {
    const unsubscribe = client.subscribe((state) => {
      if (state === null) return;
      unsubscribe();
      resolve();
    });
    client.start();
  });
}

// A client tells of its own move at once and again when the server confirms it: only then has the turn changed.
function playSeat(client) {
  return new Promise((resolve) => {
    let played = 0;
    client.subscribe(({ ctx, isActive }) => {
      if (ctx.gameover) resolve();
      if (!isActive || ctx.turn === played) return;
      played = ctx.turn;
      client.moves.clickCell(DRAWN[ctx.turn - 1]);
    });
  });
}

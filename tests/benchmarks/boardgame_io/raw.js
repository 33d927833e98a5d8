// A match over one bare socket that makes the moves of both seats and keeps no state: as little as a client can do.
const { io } = require('socket.io-client');
const { ticTacToe, DRAWN } = require('./game');

exports.connect = async (server, matchID, credentials) => {
  const socket = io(`${server}/${ticTacToe.name}`, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('sync', resolve);
    socket.once('connect', () => socket.emit('sync', matchID, '0', credentials[0], 2));
  });

  const move = (made, stateID) => {
    const playerID = String(made % 2);
    const payload = { type: 'clickCell', args: [DRAWN[made]], playerID, credentials: credentials[made % 2] };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  };

  const play = () =>
    new Promise((resolve) => {
      let made = 0;
      socket.on('update', (_matchID, { ctx, _stateID }) => {
        made += 1;
        if (ctx.gameover) resolve();
        else move(made, _stateID);
      });
      move(0, 0);
    });

  return { play, close: () => socket.close() };
};

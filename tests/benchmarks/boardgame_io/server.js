// boardgame.io with tic-tac-toe, kept in memory, on a free port that it prints.
const { Server } = require('boardgame.io/server');
const { ticTacToe } = require('./game');

Server({ games: [ticTacToe], origins: [] })
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));

// The smallest bot of docs/bots.md: any move that the board allows, the first it finds from a random square on.
// node docs/exampleBot.mjs            the army of forty
// node docs/exampleBot.mjs barrage    the army of eight

import { createInterface } from 'node:readline';

const FORTY = ['BF99999988', 'BB88855554', '7777666644', 'B93312BsB9'];
const EIGHT = ['FB........', '..........', '8.........', '9.12s.9...'];
const BACK_FIRST = process.argv[2] === 'barrage' ? EIGHT : FORTY;
const DIRECTIONS = { UP: [0, -1], DOWN: [0, 1], LEFT: [-1, 0], RIGHT: [1, 0] };

let board = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('QUIT')) break;
  if (/^[.+#1-9sBF]{10}$/.test(line)) board.push(line);
  else board = [];
  // RED sends its back row first, BLUE its front row.
  if (line.startsWith('RED ')) console.log(BACK_FIRST.join('\n'));
  if (line.startsWith('BLUE ')) console.log(BACK_FIRST.toReversed().join('\n'));
  if (board.length === 10) console.log(anyMove(board) ?? 'SURRENDER');
}

function anyMove(rows) {
  const start = Math.floor(Math.random() * 100);
  for (let n = 0; n < 100; n++) {
    const square = (start + n) % 100;
    const [x, y] = [square % 10, Math.floor(square / 10)];
    if (!/[1-9s]/.test(rows[y][x])) continue;
    for (const [direction, [right, down]] of Object.entries(DIRECTIONS))
      if (['.', '#'].includes(rows[y + down]?.[x + right])) return `${x} ${y} ${direction}`;
  }
  return undefined;
}

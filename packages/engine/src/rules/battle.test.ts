/** Battles on the board and their events. The editions test who wins against whom. */

import { creedClassic, duel, original } from '@flagfall/editions';
import { compileRules, observe, submit } from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { expect, test } from 'vitest';

scenario(
  '[CORE-10] the target of an attack is next to the attacker, or at the end of a free line for a scout',
  original,
  '. . . .\nr9 . b4 .\nrF r2 . b5\n. . . bF',
)
  .refuses('red', 'a3-c3', 'tooFar')
  .refuses('red', 'a3-b4', 'notInLine')
  .reaches('b2', 'b1 b3 b4 b5 b6 b7 b8 b9 b10 c2 d2');

scenario('[CORE-11] the higher rank wins: the attacker moves into the vacated square', original, 'r7 b4 .\nrF b9 bF')
  .when('red', 'a2-b2')
  .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
  .board('. r7 .\nrF b9 bF');

scenario('[CORE-11, D-44] the lower attacker is removed and the defender stays where it stood', original, 'r4 b7 .\nrF r9 bF')
  .when('red', 'a2-b2')
  .happens('piecesRevealed', 'pieceCaptured', 'turnPassed')
  .board('. b7 .\nrF r9 bF');

scenario('[CORE-11] equals are both removed', original, 'r7 b7 b2\nrF r9 bF')
  .when('red', 'a2-b2')
  .happens('piecesRevealed', 'pieceCaptured', 'pieceCaptured', 'turnPassed')
  .board('. . b2\nrF r9 bF');

scenario('[CORE-12] a spy that attacks the marshal takes him and his square', original, 'rS bM .\nrF b2 bF')
  .when('red', 'a2-b2')
  .board('. rS .\nrF b2 bF');

scenario('[CORE-12] the marshal that attacks a spy removes it', original, 'rS bM .\nrF r2 bF', { turn: 'blue' })
  .when('blue', 'b2-a2')
  .board('bM . .\nrF r2 bF');

scenario('[CORE-13] a miner defuses a bomb and takes its place', original, '. b2 .\nr3 bB .\nrF . bF')
  .refuses('red', 'a2-c2', 'tooFar')
  .when('red', 'a2-b2')
  .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
  .board('. b2 .\n. r3 .\nrF . bF');

scenario('[CORE-13] any other piece is removed by a bomb, which stays', original, '. b2 .\nrM bB .\nrF r9 bF')
  .when('red', 'a2-b2')
  .board('. b2 .\n. bB .\nrF r9 bF');

scenario('[CORE-14, CORE-17, OR-5] any movable piece, also a spy, captures the flag and wins at once', original, '. b2 .\nrS bF .\nrF . .')
  .when('red', 'a2-b2')
  .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'gameEnded')
  .ends('flagCaptured', 'red')
  .refuses('blue', 'b3-a3', 'gameOver');

test('[CORE-15] a captured piece never comes back: it lies beside the board and no square holds it', () => {
  const position = drawnPosition(compileRules(original), 'r7 b4 .\nrF b9 bF', 'red');
  const [sergeant] = observe(position, 'blue').pieces.filter((piece) => piece.cell === 'b2');
  submit(position, 'red', { type: 'move', from: 'a2', to: 'b2' });
  submit(position, 'blue', { type: 'move', from: 'b1', to: 'b2' });
  const view = observe(position, 'red');
  expect(view.captured).toContainEqual({ piece: sergeant.piece, seat: 'blue', kind: 'sergeant' });
  expect(view.pieces.map((piece) => piece.piece)).not.toContain(sergeant.piece);
});

scenario('[DU-7] the capture of the flag ends the game in Duel too', duel, '. b2 .\nr3 bF .\nrF . .')
  .when('red', 'a2-b2')
  .ends('flagCaptured', 'red');

scenario("[AC-5] Assassin's Creed fights and shuttles by the common rules", creedClassic, '. . b7 b2\nr7 . . .\nrF r2 . bF')
  .after('a2-b2 c3-c2 b2-a2 c2-c3 a2-b2 c3-c2')
  .refuses('red', 'b2-a2', 'twoSquares')
  .when('red', 'b2-c2')
  .happens('piecesRevealed', 'pieceCaptured', 'pieceCaptured', 'turnPassed');

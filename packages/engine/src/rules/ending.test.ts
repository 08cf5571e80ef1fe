/** How games end without a captured flag. */

import { barrage, cloneClassic, creedClassic, creedDuel, duel, original } from '@flagfall/editions';
import { compileRules, submit } from '@flagfall/engine';
import { quietPlies } from '@flagfall/engine/edition';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { expect, test } from 'vitest';

scenario('[CORE-18] a player with only bombs and the flag left loses at his turn', original, '. . b2\nrB . .\nrF . bF', { turn: 'blue' })
  .when('blue', 'c3-c2')
  .ends('immobile', 'blue');

scenario(
  '[CORE-18] a player all of whose movable pieces are shut in loses at his turn',
  original,
  '. . . b2\nrB . . .\nr9 rB . .\nrF rB . bF',
  { turn: 'blue' },
)
  .when('blue', 'd4-d3')
  .ends('immobile', 'blue');

scenario('[CORE-18] a player who can still attack can act', original, '. . . b2\nrB . . .\nr9 b4 . .\nrF rB . bF', { turn: 'blue' })
  .when('blue', 'd4-d3')
  .goesOn();

// Red's major stands between its bombs on a2 and may only shuttle with a3.
scenario(
  '[CORE-19] when only forbidden repetitions are left, the player cannot move and loses',
  original,
  'rB . . .\n. rB . b2\nr7 rB . .\nrB rF . bF',
)
  .after('a2-a3 d3-d2 a3-a2 d2-d3 a2-a3 d3-d4')
  .ends('immobile', 'blue');

scenario('[CORE-20, U-6] when the last movable pieces of both sides fall together the game is a draw', duel, 'r9 b9 .\nrF . bF')
  .when('red', 'a2-b2')
  .ends('bothImmobile');

scenario('[U-6] by option the player to move loses when neither side can move any more', duel, 'r9 b9 .\nrF . bF', {
  options: { bothImmobile: 'moverLoses' },
})
  .when('red', 'a2-b2')
  .ends('bothImmobile', 'red');

scenario('[U-6] a side without movable pieces loses as usual while the other still has one', duel, 'r9 b9 b2\nrF . bF')
  .when('red', 'a2-b2')
  .goesOn()
  .when('blue', 'c2-b2')
  .ends('immobile', 'blue');

scenario('[U-9, AUD-10] a game without a capture for as long as the quiet limit is a draw', barrage, '. . . .\nr9 . . b9\nrF . . bF', {
  options: { quietLimit: 6 },
})
  .after('a2-a3 d2-d3 a3-b3 d3-c3')
  .check((position) => expect(quietPlies(position)).toBe(4))
  .after('b3-b2 c3-d3')
  .ends('quietLimit');

scenario('[U-9, AUD-10] a capture starts the count again', barrage, '. . . .\nr9 . b2 b9\nrF r2 . bF', {
  options: { quietLimit: 5 },
})
  .after('a2-a3 d2-d3 a3-b3 c2-b2 b3-b2')
  .check((position) => expect(quietPlies(position)).toBe(0))
  .goesOn();

scenario('[DU-7] in Duel a player who can neither move nor attack loses', duel, '. . b2\nrB . .\nrF . bF', { turn: 'blue' })
  .when('blue', 'c3-c2')
  .ends('immobile', 'blue');

scenario('[CW-7] leaving the opponent without a move wins', cloneClassic, '. . b2\nrB . .\nrF . bF', {
  turn: 'blue',
})
  .when('blue', 'c3-b3')
  .ends('immobile', 'blue');

scenario('[CW-7] attacking the base wins', cloneClassic, '. . b2\nr5 bF .\nrF . .').when('red', 'a2-b2').ends('flagCaptured', 'red');

scenario("[AC-6] in Assassin's Creed the capture of the Apple wins", creedClassic, '. b2 .\nr3 bF .\nrF . .')
  .when('red', 'a2-b2')
  .ends('flagCaptured', 'red');

scenario("[AC-6] in Assassin's Creed an opponent who can neither move nor attack has lost", creedDuel, '. . b2\nrB . .\nrF . bF', {
  turn: 'blue',
})
  .when('blue', 'c3-c2')
  .ends('immobile', 'blue');

test('[U-9] in a friendly game the limit can be switched off', () => {
  const rules = compileRules(barrage, { quietLimit: 'off' });
  const position = drawnPosition(rules, '. . . . .\nr9 . . . b9\nrF . . . bF', 'red');
  // Both walk round a square of four cells, far from each other.
  const walks = { red: ['a2', 'a3', 'b3', 'b2'], blue: ['e2', 'e3', 'd3', 'd2'] };
  for (let ply = 0; ply < 400; ply++) {
    const seat = ply % 2 === 0 ? 'red' : 'blue';
    const step = Math.floor(ply / 2);
    const [from, to] = [walks[seat][step % 4], walks[seat][(step + 1) % 4]];
    expect(submit(position, seat, { type: 'move', from, to }).ok, `ply ${ply}`).toBe(true);
  }
  expect(quietPlies(position)).toBe(400);
});

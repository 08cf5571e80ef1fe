/** Anger: up to four attacks in a turn, a rank higher after each victory. */

import { cloneSpecial } from '@flagfall/editions';
import { compileRules, kindOf, type Position, parseDeed, pendingDecision, pieceOn, resultOf, submit } from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(cloneSpecial);

/** The first to the fourth attack of a turn down, the defender across: A it wins and moves in, D it falls, = both fall, W the game is won. */
const ATTACKS = `
      S 2 3 4 5 6 A 7 R 8 W 9 M B F
    1 A A A A A = = D D D D D D D W
    2 A A A A A A A = = D D D D D W
    3 A A A A A A A A A = = D D D W
    4 A A A A A A A A A A A = D D W
`;

/** The berserker on a1 takes scouts on its way east, and its last attack is on a piece of the kind. */
function fought(attack: number, symbol: string): { readonly position: Position; readonly from: string; readonly to: string } {
  const scouts = Array<string>(attack - 1).fill('b2');
  const position = drawnPosition(rules, `rF . . . . . b3 b3\nrA ${[...scouts, `b${symbol}`].join(' ')} . . .`, 'red');
  const cells = 'abcdef'.split('').map((column) => `${column}1`);
  for (let n = 0; n < attack; n++) {
    const [from, to] = [cells[n], cells[n + 1]];
    const played = submit(position, 'red', n === 0 ? { type: 'move', from, to } : parseDeed(rules, `anger ${from} ${to}`)!);
    expect(played, `attack ${n + 1} of ${attack}`).toMatchObject({ ok: true });
  }
  return { position, from: cells[attack - 1], to: cells[attack] };
}

function symbolOn(position: Position, cell: string): string {
  const piece = pieceOn(position, rules.board.indexOf.get(cell)!);
  return piece < 0 ? '.' : rules.kinds[kindOf(position, piece)].symbol;
}

describe('attacks', () => {
  test('[CWS-40, CWS-41, D-62] attack n is fought at rank 6, 7, 8, 9: the whole table', () => {
    const [head, ...lines] = ATTACKS.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    expect([...head].sort()).toEqual(rules.kinds.map(({ symbol }) => symbol).sort());
    for (const [attack, ...results] of lines)
      results.forEach((result, column) => {
        const { position, from, to } = fought(Number(attack), head[column]);
        const expected = { A: ['.', 'A'], W: ['.', 'A'], '=': ['.', '.'], D: ['.', head[column]] }[result];
        expect(
          [from, to].map((cell) => symbolOn(position, cell)),
          `attack ${attack} on ${head[column]}`,
        ).toEqual(expected);
        expect(resultOf(position)).toEqual(result === 'W' ? { ending: 'flagCaptured', winners: ['red'] } : undefined);
        // No enemy is left beside it, or it is gone: the turn is over.
        if (result !== 'W') expect(pendingDecision(position)).toEqual({ decision: 'act', seats: ['blue'] });
      });
  });

  const ROW = 'rF . . . . . bF\n. b5 . . b2 . .\nrA b2 b6 b7 b8 b3 .';

  scenario('[CWS-40] after a victory it stands on the captured piece’s square and may attack any enemy next to it', cloneSpecial, ROW)
    .when('red', 'a1-b1')
    .waits('chain', 'red')
    .offers('red', 'anger', 'anger b1 b2\nanger b1 c1')
    .when('red', 'anger b1 b2')
    .board('rF . . . . . bF\n. rA . . b2 . .\n. . b6 b7 b8 b3 .')
    .waits('act', 'blue');

  scenario('[CWS-40] four attacks and no fifth', cloneSpecial, ROW)
    .when('red', 'a1-b1')
    .when('red', 'anger b1 c1')
    .when('red', 'anger c1 d1')
    .when('red', 'anger d1 e1')
    .board('rF . . . . . bF\n. b5 . . b2 . .\n. . . . rA b3 .')
    .waits('act', 'blue')
    .refuses('red', 'anger e1 f1', { code: 'notYourTurn', turn: 'blue' });

  scenario('[CWS-40] it may stop after any of them', cloneSpecial, ROW)
    .when('red', 'a1-b1')
    .when('red', 'pass')
    .board('rF . . . . . bF\n. b5 . . b2 . .\n. rA b6 b7 b8 b3 .')
    .waits('act', 'blue');

  scenario('[CWS-40] with no enemy beside its new square nothing is asked', cloneSpecial, 'rF . . b3\n. . . bF\nrA b2 . .')
    .when('red', 'a1-b1')
    .waits('act', 'blue');

  scenario('[D-62] the rank rises by itself, and is 6 again in the next turn', cloneSpecial, 'rF . . . bF\n. b6 . b7 .\nrA b2 . . b3')
    .when('red', 'a1-b1')
    .when('red', 'anger b1 b2')
    .when('blue', 'd2-c2')
    .when('red', 'b2-c2')
    .board('rF . . . bF\n. . b7 . .\n. . . . b3');

  scenario('[CWS-40] the next turn begins at rank 6 again, after a stop', cloneSpecial, 'rF r4 . . bF\n. b5 b7 . .\nrA b2 b3 . b4')
    .when('red', 'a1-b1')
    .when('red', 'pass')
    .when('blue', 'e1-d1')
    .when('red', 'b1-b2')
    .when('red', 'anger b2 c2')
    .board('rF r4 . . bF\n. . . . .\n. . b3 b4 .');

  scenario('[CWS-40] and after a chain that ran out of enemies', cloneSpecial, 'rF r4 b5 . bF\n. . . b7 .\nrA b2 b2 . b4')
    .when('red', 'a1-b1')
    .when('red', 'anger b1 c1')
    .when('blue', 'c3-c2')
    .when('red', 'c1-c2')
    .when('red', 'anger c2 d2')
    .board('rF r4 . . bF\n. . . . .\n. . . . b4');

  scenario('[CWS-41] an equal one falls with it, and the chain is over', cloneSpecial, 'rF r4 . . bF\n. b7 . . .\nrA b2 b3 . .')
    .when('red', 'a1-b1')
    .when('red', 'anger b1 b2')
    .board('rF r4 . . bF\n. . . . .\n. . b3 . .')
    .waits('act', 'blue');

  scenario('[CWS-41] at the second attack a higher rank is its end', cloneSpecial, 'rF r4 . . bF\n. b8 . . .\nrA b2 b3 . .')
    .when('red', 'a1-b1')
    .when('red', 'anger b1 b2')
    .board('rF r4 . . bF\n. b8 . . .\n. . b3 . .')
    .waits('act', 'blue');
});

describe('the chain', () => {
  const CHAIN = 'rF b4 . . bF\n. . b3 . .\nrA b2 b5 . .\nr3 b4 . . .';

  scenario('[U-45] between attacks it makes no step, and no other piece acts', cloneSpecial, CHAIN)
    .when('red', 'a2-b2')
    .refuses('red', 'anger b2 b3', { code: 'noEnemy', cell: 'b3' })
    .refuses('red', 'b2-b3', { code: 'answerFirst', decision: 'chain' })
    .refuses('red', 'b2-c2', { code: 'answerFirst', decision: 'chain' })
    .refuses('red', 'anger b2 c3', { code: 'outOfReach', deed: 'anger', from: 'b2', to: 'c3' })
    .refuses('red', 'anger b2 b4', { code: 'outOfReach', deed: 'anger', from: 'b2', to: 'b4' })
    .refuses('red', 'anger a1 b1', { code: 'outOfReach', deed: 'anger', from: 'a1', to: 'b1' })
    .refuses('red', 'a1-b1', 'answerFirst')
    .refuses('blue', 'c2-b2', { code: 'notYourDecision', decision: 'chain', seats: ['red'] })
    .refuses('blue', 'pass', 'notYourDecision')
    .when('red', 'anger b2 c2')
    .waits('chain', 'red');

  scenario('[CWS-42] it begins with an attack: a step to an empty square ends the turn, even beside enemies', cloneSpecial, CHAIN)
    .refuses('red', 'anger a2 b2', { code: 'notNow', deed: 'anger' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .when('red', 'a2-a3')
    .waits('act', 'blue');

  scenario('[CWS-40] only the piece with the power has it: another 6 attacks once', cloneSpecial, 'rF . . bF\n. b5 . .\nr6 b2 b3 .')
    .when('red', 'a1-b1')
    .waits('act', 'blue');

  scenario('[U-40] with `allRank7and6HavePowers` every 6 has it', cloneSpecial, 'rF . . bF\n. b6 . .\nr6 b2 b3 .', {
    options: { allRank7and6HavePowers: 'on' },
  })
    .when('red', 'a1-b1')
    .when('red', 'anger b1 b2')
    .board('rF . . bF\n. r6 . .\n. . b3 .');

  scenario('[CWS-40] a first attack that is lost or equal asks nothing', cloneSpecial, 'rF . . bF\nb5 b6 . .\n. rA b3 r4')
    .when('red', 'b1-b2')
    .board('rF . . bF\nb5 . . .\n. . b3 r4')
    .waits('act', 'blue');
});

describe('defence', () => {
  const DEFENCE = 'rF r4 b7 . bF\n. b2 . . .\nrA b2 b6 b8 b9';

  scenario(
    '[CWS-43] in defence its rank is 6, however many attacks it made',
    cloneSpecial,
    'rF . . . . bF\n. . . . b7 .\nrA b2 b2 b2 b3 b2',
  )
    .when('red', 'a1-b1')
    .when('red', 'anger b1 c1')
    .when('red', 'anger c1 d1')
    .when('red', 'anger d1 e1')
    .when('blue', 'e2-e1')
    .board('rF . . . . bF\n. . . . . .\n. . . . b7 b2');

  scenario(
    '[U-46] after a fourth victory its rank is 6 again too: an equal 6 falls with it',
    cloneSpecial,
    'rF r4 . . . bF\n. . . . b6 .\nrA b2 b2 b2 b3 b2',
  )
    .when('red', 'a1-b1')
    .when('red', 'anger b1 c1')
    .when('red', 'anger c1 d1')
    .when('red', 'anger d1 e1')
    .waits('act', 'blue')
    .when('blue', 'e2-e1')
    .board('rF r4 . . . bF\n. . . . . .\n. . . . . b2');

  scenario('[CWS-43] the enemy knows it from its first attack', cloneSpecial, DEFENCE)
    .sees('blue', 'a1', undefined)
    .when('red', 'a1-b1')
    .sees('blue', 'b1', 'berserker')
    .sees('audience', 'b1', 'berserker')
    .when('red', 'pass')
    .sees('blue', 'b1', 'berserker');

  scenario('[U-47] from memory it is turned back afterwards', cloneSpecial, DEFENCE, { options: { memory: 'strict' } })
    .when('red', 'a1-b1')
    .tells({ type: 'piecesRevealed', outcome: 'attackerWins' })
    .when('red', 'pass')
    .sees('blue', 'b1', undefined)
    .sees('audience', 'b1', undefined)
    .sees('red', 'b1', 'berserker');
});

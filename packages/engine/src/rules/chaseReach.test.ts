/** The chase over any distance (AUD-2): what threatens, how long a pursuit lasts, what it forbids. */

import { barrage, battleCards, cloneClassic, cloneSpecial, creedClassic, creedSpecial, duel, EDITIONS, original } from '@flagfall/editions';
import { compileRules, type Edition, formatPosition, type OptionValue, parsePosition } from '@flagfall/engine';
import { drawnPosition, playText, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const REACH = { chaseReach: 'reach' };
/** Blue walks round a6, b6, b7 and a7; a red piece below stays in its column, three or five squares away, and would close its round with a3-b3. */
const ROUND = 'a6-b6 a3-b3 b6-b7 b3-b2 b7-a7 b2-a2 a7-a6 a2-a3 a6-b6';
const FLAGS = 'h8 bF h1 rF';

/** A drawing of pieces by their cells, eight columns and eight rows, with the obstacles of the board. */
function drawn(edition: Edition, pieces: string, options: Readonly<Record<string, OptionValue>> = {}): string {
  const { board } = compileRules(edition, options);
  const tokens = new Map([...pieces.matchAll(/(\S+) (\S+)/g)].map(([, cell, piece]) => [cell, piece]));
  const tokenOn = (cell: string): string => (board.obstacle[board.indexOf.get(cell)!] ? '#' : (tokens.get(cell) ?? '.'));
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((row) => [...'abcdefgh'].map((column) => tokenOn(`${column}${row}`)).join(' '));
  return rows.join('\n');
}

function chase(title: string, edition: Edition, pieces: string, options: Readonly<Record<string, OptionValue>> = REACH) {
  return scenario(`[AUD-2] ${title}`, edition, drawn(edition, `${FLAGS} ${pieces}`, options), { options, turn: 'blue' });
}

describe('the option', () => {
  test('[AUD-2] a chase reaches as far as neighbours unless the option says otherwise; every grid game has it', () => {
    for (const edition of EDITIONS) {
      const spec = edition.options.find(({ key }) => key === 'chaseReach');
      expect(spec, edition.id).toEqual(
        edition.id === 'conquest' ? undefined : { key: 'chaseReach', type: 'choice', values: ['adjacent', 'reach'], default: 'adjacent' },
      );
      expect(compileRules(edition).chasesAtReach).toBe(false);
    }
  });

  chase('a scout that keeps threatening along a line must stop when a position would come back', duel, 'a6 b9 a3 r2')
    .after(ROUND)
    .refuses('red', 'a3-b3', { code: 'chase', from: 'a3', to: 'b3' })
    .reaches('a3', 'a1 a2 a4 a5 a6 a7 a8 c3 d3 e3 f3 g3 h3')
    .goesOn();

  chase('a round that another piece began without a threat is allowed, and the one after it is not', duel, 'a7 b9 a3 r2 h7 rM')
    .after('a7-a6 h7-h6')
    .after(ROUND)
    .refuses('red', 'a3-b3', 'chase');

  chase('where only neighbours count the same cycle of four moves is accepted', duel, 'a6 b9 a3 r2', {})
    .after(ROUND)
    .when('red', 'a3-b3')
    .goesOn();

  for (const edition of [barrage, cloneClassic])
    chase(`${edition.id} stops the scout too`, edition, 'a6 b9 a3 r2').after(ROUND).refuses('red', 'a3-b3', 'chase');

  for (const edition of [original, battleCards, creedClassic, creedSpecial]) {
    chase(`with its chase rule on, ${edition.id} stops the scout too`, edition, 'a6 b9 a3 r2', { ...REACH, chaseRule: 'on' })
      .after(ROUND)
      .refuses('red', 'a3-b3', 'chase');
    chase(`without the chase rule the option has no effect: ${edition.id}`, edition, 'a6 b9 a3 r2')
      .after(ROUND)
      .when('red', 'a3-b3')
      .goesOn();
  }
});

describe('what threatens', () => {
  chase('a step does, and a piece that steps threatens nobody further away', duel, 'a6 b9 a3 rM')
    .after(ROUND)
    .when('red', 'a3-b3')
    .goesOn();

  for (const pursuer of ['9', '2'])
    chase(`a step does, for a piece that steps and for one that runs: ${pursuer}`, duel, `b3 b3 b2 r${pursuer}`)
      .after(
        'b3-b4 b2-b3 b4-b5 b3-b4 b5-b6 b4-b5 b6-c6 b5-b6 c6-d6 b6-c6 d6-d5 c6-d6 d5-d4 d6-d5 d4-d3 d5-d4 d3-c3 d4-d3 c3-b3 d3-c3 b3-b4',
      )
      .refuses('red', 'c3-b3', 'chase');

  chase('the 8s of Clone Wars Special threaten along lines as scouts do, those of Classic do not', cloneSpecial, 'a6 b9 a3 r8')
    .after(ROUND)
    .refuses('red', 'a3-b3', 'chase');
  chase('an 8 of Clone Wars Classic steps', cloneClassic, 'a6 b9 a3 r8').after(ROUND).when('red', 'a3-b3').goesOn();

  for (const prey of ['M', 'S', '2', '3'])
    chase(`the rank of the piece threatened does not matter: ${prey}`, duel, `a6 b${prey} a3 r2`)
      .after(ROUND)
      .refuses('red', 'a3-b3', 'chase');

  chase('a run goes over empty squares: an own piece between the two protects', duel, 'a6 b9 a3 r2 b4 rB')
    .after(ROUND)
    .when('red', 'a3-b3')
    .goesOn();

  chase('an enemy between the two is threatened, and not the one behind it', duel, 'a6 b9 a3 r2 b5 bB')
    .after(ROUND)
    .when('red', 'a3-b3')
    .goesOn();

  chase('the lines of other pieces that a move opens do not count', duel, 'a6 b9 b3 r9 a1 r2 b1 r2')
    .after('a6-b6 b3-a3 b6-b7 a3-a2 b7-a7 a2-b2 a7-a6 b2-b3 a6-b6')
    .when('red', 'b3-a3')
    .goesOn();

  chase('a move that threatens nobody may bring back a position of the run', duel, 'a6 b2 a3 r2 g3 r2')
    .after('a6-b6 a3-b3 b6-b8 g3-g8 b8-b7 g8-g7 b7-b6')
    .when('red', 'g7-g3')
    .goesOn();

  chase('whether the two-square rule would forbid that next move does not matter', duel, 'a2 b9 b4 r2')
    .after('a2-a1 b4-b6 a1-b1 b6-b4 b1-b2 b4-b6 b2-a2')
    .refuses('red', 'b6-b4', 'twoSquares')
    .after('b6-a6 a2-a1 a6-a4 a1-b1')
    .refuses('red', 'a4-b4', 'chase');

  for (const kind of ['R', 'M'])
    chase(`remote attack and clairvoyance do not count: ${kind}`, cloneSpecial, `a6 b9 a3 r${kind}`)
      .after(ROUND)
      .when('red', 'a3-b3')
      .goesOn();

  scenario(
    '[AUD-2] cards do not count: what a Charge could reach is not threatened',
    battleCards,
    drawn(battleCards, `${FLAGS} a6 b9 a3 r9`, { ...REACH, chaseRule: 'on' }),
    {
      options: { ...REACH, chaseRule: 'on' },
      turn: 'blue',
      hands: { red: 'charge3' },
    },
  )
    .after(ROUND)
    .when('red', 'a3-b3')
    .goesOn();
});

describe('how long a pursuit lasts', () => {
  chase('it goes on while each reply moves the piece that was threatened, wherever that goes', duel, 'a6 b2 a3 r2')
    .after('a6-b6 a3-b3 b6-b8 b3-b1 b8-b7 b1-b2 b7-b6')
    .refuses('red', 'b2-b3', 'chase');

  chase('a reply that moves another piece ends it', duel, 'a6 b2 a3 r2 h6 b3')
    .after('a6-b6 a3-b3 h6-h5 b3-b1 h5-h6 b1-b2 b6-b8 b2-b4 b8-b7 b4-b5 b7-b6')
    .when('red', 'b5-b3')
    .goesOn();

  chase('a reply that blocks the line ends it, and the piece that blocks may be chased next', duel, 'a6 b9 a3 r2 a5 b3')
    .after('a6-b6 a3-b3 a5-b5 b3-b2 b5-a5 b2-a2 a5-a6 a2-a3 a6-a5')
    .when('red', 'a3-b3')
    .after('b6-b7')
    .goesOn();

  chase('a deed that is a turn ends it', cloneSpecial, 'a6 b2 a3 r8 h7 bM g7 rS')
    .after('a6-b6 a3-b3')
    .when('blue', 'clairvoyance h7 g7')
    .after('b3-b1 b6-b8 b1-b2 b8-b7 b2-b4 b7-b6')
    .when('red', 'b4-b3')
    .goesOn();

  chase('the board after an attack is the first of a run when the attacker threatens somebody', duel, 'a6 b9 a3 r2 b3 bS')
    .after(ROUND)
    .refuses('red', 'a3-b3', 'chase');

  chase('an attacker that fell threatens nobody, and begins no run', barrage, 'a4 r9 b4 b3 c4 bB c3 r2 h7 b2', { ...REACH, board: '10x10' })
    .after('h7-g7 c3-c4 b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5 a4-b4')
    .when('red', 'a5-a4')
    .goesOn();

  chase('a runner that stops on its way brings a position back with the other side to move, and is stopped too', duel, 'b7 b9 b3 r2')
    .after('b7-a7 b3-a3 a7-a6 a3-a2 a6-a7 a2-a1 a7-a6')
    .refuses('red', 'a1-a3', 'chase')
    .goesOn();

  chase(
    'a position from before the run may come back that way: who stood in line without threatening began none',
    duel,
    'b7 b9 a3 r2 d8 r9',
  )
    .after('b7-a7 d8-d7 a7-a6 a3-a2 a6-a7 a2-a1 a7-a6')
    .when('red', 'a1-a3')
    .goesOn();

  chase('going straight back stays legal as long as the two-square rule allows it', duel, 'a6 b9 a3 r2')
    .after('a6-b6 a3-b3 b6-b7 b3-b2 b7-b6')
    .when('red', 'b2-b3')
    .after('b6-b7 b3-b2 b7-a7')
    .refuses('red', 'b2-b3', 'twoSquares');
});

test('[AUD-2] the text of a determinization is read, though its scout made a move that only a general was allowed', () => {
  const rules = compileRules(duel, REACH);
  const position = drawnPosition(rules, drawn(duel, `${FLAGS} a6 b9 a3 r9`, REACH), 'blue');
  for (const [ply, move] of `${ROUND} a3-b3`.split(' ').entries()) playText(position, ply % 2 === 0 ? 'blue' : 'red', move);
  const text = formatPosition(position);
  const imagined = text.replace('r9', 'r2');
  expect(imagined).not.toBe(text);
  const read = parsePosition(rules, imagined);
  expect(read.ok && formatPosition(read.value)).toBe(imagined);
});

/** Every Attack card and none, against every Defence card and none. */

import { battleCards } from '@flagfall/editions';
import { type Intent, type Position, pieceOn, resultOf, type Seat, seatOf, submit } from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const ATTACKS = ['none', 'attack1', 'attack2', 'attack3', 'mockAttack', 'armour', 'spyAttack'] as const;
const DEFENCES = ['none', 'defence1', 'defence2', 'defence3'] as const;

/**
 * A column for each Attack card, and in it a letter for each Defence card, in the order above: A attacker wins and moves in, D defender wins and
 * stays, = both fall, . nothing happens, W the game is won, x the card cannot be played.
 */
const TABLE = `
  who     none  +1    +2    +3    mock  arm.  spy
  r6 b6   =DDD  A=DD  AA=D  AAA=  ....  =DDD  xxxx
  rM bM   =DDD  A=DD  AA=D  AAA=  ....  =DDD  xxxx
  r8 bM   DDDD  DDDD  =DDD  A=DD  ....  DDDD  xxxx
  r9 b8   A=DD  AA=D  AAA=  AAAA  ....  A=DD  xxxx
  r2 b3   DDDD  =DDD  A=DD  AA=D  ....  DDDD  xxxx
  r3 b2   A=DD  AA=D  AAA=  AAAA  ....  A=DD  xxxx
  r2 bS   A=DD  AA=D  AAA=  AAAA  ....  A=DD  xxxx
  rM bS   AAAA  AAAA  AAAA  AAAA  ....  AAAA  xxxx
  r3 bM   DDDD  DDDD  DDDD  DDDD  ....  DDDD  xxxx
  rS bM   AAAA  AAAA  AAAA  AAAA  ....  AAAA  AAAA
  rS b9   DDDD  DDDD  DDDD  DDDD  ....  DDDD  AAAA
  rS b2   DDDD  =DDD  A=DD  AA=D  ....  DDDD  AAAA
  rS bS   =DDD  A=DD  AA=D  AAA=  ....  =DDD  AAAA
  rS bB   DDDD  DDDD  DDDD  DDDD  ....  AAAA  DDDD
  r2 bB   DDDD  DDDD  DDDD  DDDD  ....  AAAA  xxxx
  r3 bB   AAAA  AAAA  AAAA  AAAA  ....  AAAA  xxxx
  rM bB   DDDD  DDDD  DDDD  DDDD  ....  AAAA  xxxx
  rS bF   WWWW  WWWW  WWWW  WWWW  ....  WWWW  WWWW
  r2 bF   WWWW  WWWW  WWWW  WWWW  ....  WWWW  xxxx
  rM bF   WWWW  WWWW  WWWW  WWWW  ....  WWWW  xxxx
`;

const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));

const hands = { red: ATTACKS.slice(1).join(' '), blue: DEFENCES.slice(1).join(' ') };

describe('[BC-50, BC-51, BC-52, BC-53, BC-54, U-29d] ranks with their cards are compared, and powers of pieces and cards come first', () => {
  for (const [attacker, defender, ...expected] of ROWS)
    scenario(`${attacker} attacks ${defender}`, battleCards, drawingOf(attacker, defender), { hands }).check((position) => {
      expect(outcomesFrom(position)).toEqual(expected);
    });
});

describe('[BC-57, BC-11] hidden, a card that cannot be played openly is a bluff and changes nothing', () => {
  for (const [attacker, defender, ...open] of ROWS)
    scenario(`${attacker} attacks ${defender}`, battleCards, drawingOf(attacker, defender), {
      options: { hiddenAttackCards: 'on' },
      hands,
    }).check((position) => {
      expect(outcomesFrom(position)).toEqual(open.map((column) => (column === 'xxxx' ? open[0] : column)));
    });
});

function drawingOf(attacker: string, defender: string): string {
  return `. . . r7 b7\n${attacker} ${defender} . . .`;
}

/** A word for each Attack card, a letter for each Defence card. */
function outcomesFrom(position: Position): readonly string[] {
  return ATTACKS.map((attack) => DEFENCES.map((defence) => outcomeOf(clonePosition(position), attack, defence)).join(''));
}

function outcomeOf(position: Position, attack: string, defence: string): string {
  const attacked = submit(position, 'red', attack === 'none' ? { type: 'move', from: 'a1', to: 'b1' } : cards(['a1', 'b1'], attack));
  if (!attacked.ok) return attacked.error.code === 'wrongCard' ? 'x' : attacked.error.code;
  const answer: Intent = { type: 'deed', ...(defence === 'none' ? { deed: 'pass' } : { deed: 'defend', cards: [defence] }) };
  const answered = submit(position, 'blue', answer);
  if (!answered.ok) return answered.error.code;
  if (resultOf(position) !== undefined) return 'W';
  const letters: Readonly<Record<string, string>> = { 'red blue': '.', 'nobody red': 'A', 'nobody blue': 'D', 'nobody nobody': '=' };
  const stand = `${whoIsOn(position, 0)} ${whoIsOn(position, 1)}`;
  return letters[stand] ?? stand;
}

function cards(cells: readonly string[], card: string): Intent {
  return { type: 'deed', deed: 'cards', cells, cards: [card] };
}

function whoIsOn(position: Position, cell: number): Seat | 'nobody' {
  const piece = pieceOn(position, cell);
  return piece < 0 ? 'nobody' : position.rules.seats[seatOf(position, piece)];
}

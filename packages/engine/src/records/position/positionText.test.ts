import { barrage, cloneClassic, cloneSpecial, creedClassic, creedSpecial, duel, EDITIONS, original } from '@flagfall/editions';
import { crowdedEnding, huntingIntent, randomEnding, randomStart } from '@flagfall/testkit';
import { fc } from '@flagfall/testkit/fastCheck';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../chance.ts';
import type { Edition } from '../../edition/edition.ts';
import type { OptionValue } from '../../edition/optionSpec.ts';
import { conclude } from '../../play/conclude.ts';
import { intentsMax, listIntents, play } from '../../play/play.ts';
import { resultOf } from '../../play/submit.ts';
import { isRunning, type Position } from '../../position/position.ts';
import { compileRules } from '../../rules/compile.ts';
import { formatPosition, parsePosition } from './positionText.ts';

type Variant = readonly [Edition, Readonly<Record<string, OptionValue>>];

const VARIANTS: readonly Variant[] = [
  ...EDITIONS.map((edition): Variant => [edition, {}]),
  [original, { chaseRule: 'on', twoSquareLimit: 5 }],
  [creedClassic, { quietLimit: 12 }],
  [barrage, { board: '10x10', quietLimit: 'off' }],
  [cloneClassic, { twoSquareLimit: 4, bothImmobile: 'moverLoses' }],
];

const BOOKLET = { chaseReach: 'reach', runnersTwoSquares: 'pair', quietLimit: 'off' };
const GAMES = process.env.FLAGFALL_LONG === '1' ? 100 : 4;

for (const [edition, options] of VARIANTS)
  for (const style of ['at random', 'hunting'] as const)
    test(`${edition.id} ${JSON.stringify(options)}, played ${style}: a text continues like the game it was written from`, () => {
      for (let seed = 0; seed < GAMES; seed++)
        playOnInParallel(edition, options, style === 'hunting', `text ${edition.id} ${style} ${seed}`);
    });

for (const edition of [duel, cloneSpecial])
  test(`[AUD-2, AUD-3] ${edition.id}: the text of an ending in which runners chase continues like the game`, () => {
    for (let seed = 0; seed < GAMES; seed++) playOnInParallel(edition, BOOKLET, true, `chase ${edition.id} ${seed}`, randomEnding);
  });

for (const chaseReach of ['adjacent', 'reach'])
  test(`[REP-4, AUD-2] the text of an Assassin’s Creed Special in a corner, where pieces come back, continues like the game: ${chaseReach}`, () => {
    for (let seed = 0; seed < 4 * GAMES; seed++)
      playOnInParallel(creedSpecial, { chaseReach, chaseRule: 'on' }, true, `returns ${chaseReach} ${seed}`, crowdedEnding);
  });

/** Writes a text now and then, reads it, and plays both games on with the same moves: moves, endings and texts must stay the same. */
function playOnInParallel(
  edition: Edition,
  options: Readonly<Record<string, OptionValue>>,
  hunt: boolean,
  seed: string,
  start: typeof randomEnding = randomStart,
): void {
  const chance = seededChance(seed);
  const position = start(compileRules(edition, options), chance);
  let twin = position;
  for (let ply = 0; ply < 300; ply++) {
    const text = formatPosition(position);
    if (chance.below(3) === 0) {
      const parsed = parsePosition(position.rules, text);
      if (!parsed.ok) throw new Error(`${seed}, ply ${ply}: ${JSON.stringify(parsed.error)} in ${text}`);
      twin = parsed.value;
    }
    const moves = movesOf(position);
    const [mine, other] = [position, twin].map((game) => JSON.stringify([lastingText(game), resultOf(game), [...movesOf(game)]]));
    if (mine !== other) expect(other, `${seed}, ply ${ply}: ${text}`).toBe(mine);
    if (!isRunning(position)) return;
    const intent = hunt ? huntingIntent(position, moves, chance) : moves[chance.below(moves.length)];
    const luck = chance.below(1 << 30);
    play(position, intent, seededChance(luck));
    if (twin !== position) play(twin, intent, seededChance(luck));
  }
}

/** A text written in the middle of a turn holds no recent moves; the legal intents must be the same nevertheless. */
function lastingText(position: Position): string {
  const fields = formatPosition(position).split(' ');
  if (position.rules.extension === undefined) return fields.join(' ');
  return [...fields.slice(0, 4), fields[5].slice(0, fields[5].lastIndexOf('|')), ...fields.slice(6)].join(' ');
}

function movesOf(position: Position): Int32Array {
  const buffer = new Int32Array(intentsMax(position));
  return buffer.subarray(0, listIntents(position, buffer)).sort();
}

const rules = compileRules(barrage);
const BOARD = 'bF7/8/8/2#2#2/2#2#2/8/8/rF2r2r93';

test('a text holds pieces with their marks, and the moves that repetition needs', () => {
  const text = `bF5b2!1/8/2bM'5/2#2#2/2#2#2/r2"7/8/rF2r94 r 9 1 a2xa3,c7c6`;
  const parsed = parsePosition(rules, text);
  expect(parsed).toMatchObject({ ok: true });
  if (parsed.ok) expect(formatPosition(parsed.value)).toBe(text);
});

test('[AUD-2] the text of a long chase is read; of two that go round in circles one round is remembered', () => {
  const long = compileRules(duel, { chaseReach: 'reach', quietLimit: 'off' });
  const round = 'a6b6,a3b3,b6b7,b3b2,b7a7,b2a2,a7a6,a2a3';
  const text = (rounds: string): string => `7bF/8/b9'7/2#2#2/2#2#2/r9'7/8/7rF b 16002 16000 ${rounds}`;
  const parsed = parsePosition(long, text(Array(2000).fill(round).join(',')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(formatPosition(parsed.value)).toBe(text(round));
  const again = parsePosition(long, text(round));
  expect(again.ok && [...movesOf(again.value)]).toEqual([...movesOf(parsed.value)]);
});

describe('[AUD-2] a piece comes back in the turn with which a chase begins', () => {
  const creed = compileRules(creedSpecial, { chaseRule: 'on', chaseReach: 'reach' });
  /** Red's scout has captured the spy on b3, and has been all round once but for the last move. */
  const text = (recent: string, actions = 12): string => `8bFb2!/10/1b9'8/2##2##2/2##2##2/r2'!9/10/8rF1 r ${actions} 7 ${recent} -|-|-|-`;
  const round = 'b6b7,b3b2,b7a7,b2a2,a7a6,a2a3,a6b6';
  const forbids = (recent: string): boolean => {
    const parsed = parsePosition(creed, text(recent));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(formatPosition(parsed.value)).toBe(text(recent));
    const { indexOf } = creed.board;
    return !movesOf(parsed.value).includes(indexOf.get('a3')! | (indexOf.get('b3')! << 8));
  };

  test('its text forbids to bring back the board of that turn', () => expect(forbids(`a3xb3+,${round}`)).toBe(true));
  test('a text from before, without the attack, is read on', () => expect(forbids(round)).toBe(false));
  test('the return is an action too', () => expect(parsePosition(creed, text(`a3xb3+,${round}`, 10)).ok).toBe(false));
  test.each(['a3b3+', 'j8i8,a3xb3+', 'a3xb3,b6b7+'])('only an attack at the start of a text can bring a piece back: %s', (start) =>
    expect(parsePosition(creed, text(`${start},${round}`)).ok).toBe(false),
  );
});

test('possible attacks are read: a step, a run, and those of pieces that have been captured since', () => {
  const texts = [
    `b22bF1b2'2/b33bS'1b9'bB/8/2#2#2/1bM'!#2#2/3rBrM'2r2'/3r3'4/rFrS5r9' r 16 3 h3h2,f8g8,~b2xb4,g8f8,h2h3,f7e7`,
    `bF6b2/8/8/2#2#2/2#2#2/r2"7/8/rF2r94 b 9 0 e3xa3`,
    'bF5b2b2/8/8/2#2#2/2#2#2/8/8/rF2r94 b 9 0 ~a2xd2',
    `bF5b2b2/8/3b9'4/2#2#2/2#2#2/8/8/rF2r2r23 b 9 0 ~d5xd6`,
    `7bF/8/b3'7/2#2#2/2#2#2/8/8/rF2r94 b 9 0 ~h2h3,a8a7,~h3h4,a7a6,~h4xh5`,
  ];
  for (const text of texts) {
    const parsed = parsePosition(rules, text);
    expect(parsed.ok ? formatPosition(parsed.value) : parsed.error).toEqual(text);
  }
});

test('REP-1: right after a deed of the enemy a text still forbids to go back once more', () => {
  const board =
    "1b3b2b9bBb3b8b3bSb2/b5'bAb4bFb2b7b6bBb8bB/2b3b51b71bBbBr8\"/1b4'bB2bM'1b21b3'/2##r3'1##2/2##bR'!1##2/r4r3r61r8\"1rB1rB1/2rB1r7!1r9rArS1/r3rMr2r21rBrRr2r2rF/r5r7r4r3r51rBrB1r3'";
  const read = (run: string): Position => {
    const parsed = parsePosition(compileRules(cloneSpecial), `${board} r 23 21 - -|-|-|r:${run}`);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  };
  const { indexOf } = compileRules(cloneSpecial).board;
  const back = indexOf.get('e6')! | (indexOf.get('f6')! << 8);
  expect(movesOf(read('f6e6.e6f6.f6e6'))).not.toContain(back);
  expect(movesOf(read('e6f6.f6e6'))).toContain(back);
});

test('a resigned game keeps its ending', () => {
  const position = randomStart(rules, seededChance('ended'));
  conclude(position, 'resigned', ['blue']);
  const text = formatPosition(position);
  expect(text).toMatch(/ - resigned:b$/);
  const parsed = parsePosition(rules, text);
  expect(parsed.ok && resultOf(parsed.value)).toEqual({ ending: 'resigned', winners: ['blue'] });
});

describe('impossible positions are refused with a code', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'fieldCount'],
    ['two spaces', `${BOARD}  r 4 0 -`, 'fieldCount'],
    ['seven fields', `${BOARD} r 4 0 - resigned:b x`, 'fieldCount'],
    ['a row too few', 'bF7/8/8/2#2#2/2#2#2/8/rF2r2r93 r 4 0 -', 'rowCount'],
    ['a row too short', 'bF6/8/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'cellCount'],
    ['a row too long', 'bF7/9/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'cellCount'],
    ['an empty row', 'bF7//8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'cellCount'],
    ['no cells counted', 'bF7/08/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'badNumber'],
    ['half a piece', 'bF7/8/8/2#2#2/2#2#2/8/8/rF6r r 4 0 -', 'unknownLetter'],
    ['an unknown seat', 'zF7/8/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'unknownLetter'],
    ['a seat without a place', 'gF7/8/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'unknownLetter'],
    ['an unknown kind', 'bF7/8/8/2#2#2/2#2#2/8/8/rF1r?5 r 4 0 -', 'unknownLetter'],
    ['a kind that is not in this army', 'bF7/8/8/2#2#2/2#2#2/8/8/rF1r85 r 4 0 -', 'unknownLetter'],
    ['a bomb that moved', "bF7/8/8/2#2#2/2#2#2/8/8/rF1rB'5 r 4 0 -", 'badMark'],
    ['a marshal that ran', 'bF7/8/8/2#2#2/2#2#2/8/8/rF1rM"5 r 4 0 -', 'badMark'],
    ['a flag that knows itself', 'bF7/8/8/2#2#2/2#2#2/8/8/rF!{r}7 r 4 0 -', 'badMark'],
    ['a piece on an obstacle', 'bF7/8/8/2rM2#2/2#2#2/8/8/rF7 r 4 0 -', 'obstacle'],
    ['water where the board has land', 'bF7/#7/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'obstacle'],
    ['land where the board has water', 'bF7/8/8/8/2#2#2/8/8/rF7 r 4 0 -', 'obstacle'],
    ['two marshals', 'bF7/8/8/2#2#2/2#2#2/8/8/rF1rMrM4 r 4 0 -', 'tooMany'],
    ['no flag', 'bF7/8/8/2#2#2/2#2#2/8/8/r27 r 4 0 -', 'noPrize'],
    ['an unknown turn', `${BOARD} x 4 0 -`, 'unknownTurn'],
    ['the turn of a seat without a place', `${BOARD} y 4 0 -`, 'unknownTurn'],
    ['a negative number', `${BOARD} r -4 0 -`, 'badNumber'],
    ['a fraction', `${BOARD} r 4.5 0 -`, 'badNumber'],
    ['a number beyond all games', `${BOARD} r 999999999999 0 -`, 'badNumber'],
    ['fewer actions than deployments', `${BOARD} r 1 0 -`, 'badNumber'],
    ['more quiet plies than plies', `${BOARD} r 4 3 -`, 'badNumber'],
    ['fewer quiet plies than quiet moves', "b2'6bF/8/8/2#2#2/2#2#2/8/8/rF6r2 r 4 0 b8a8", 'badNumber'],
    ['a move that is none', `${BOARD} r 4 1 castles`, 'badMove'],
    ['a move off the board', `${BOARD} r 4 1 a8a9`, 'badMove'],
    ['a move by nobody', `${BOARD} r 4 1 d8d7`, 'impossibleMoves'],
    ['a move by a flag', `${BOARD} r 4 1 a7a8`, 'impossibleMoves'],
    ['a move by a piece that never moved', 'b26bF/8/8/2#2#2/2#2#2/8/8/rF6r2 r 4 1 b8a8', 'impossibleMoves'],
    ['a move across the board', "bM'6bF/8/8/2#2#2/2#2#2/8/8/rF6r2 r 4 1 d5a8", 'impossibleMoves'],
    ['a move of the wrong seat', "bM'6bF/8/8/2#2#2/2#2#2/8/8/rF6r2 b 4 1 b8a8", 'impossibleMoves'],
    ['a captured mover where none is captured', 'bFb2b2bMb9b3bSbB/8/8/2#2#2/2#2#2/8/8/rF6r2 r 4 1 ~a7a6', 'impossibleMoves'],
    ['an attack across the board', `bF6b2/8/8/2#2#2/2#2#2/r2"7/8/rF2r94 b 9 0 b1xa3`, 'impossibleMoves'],
    ['an attack from afar by one who steps', "bF6b2/8/8/2#2#2/2#2#2/rM'7/8/rF2r94 b 9 0 c3xa3", 'impossibleMoves'],
    ['an attack from afar by one who never ran', "bF6b2/8/8/2#2#2/2#2#2/r2'7/8/rF2r94 b 9 0 c3xa3", 'impossibleMoves'],
    ['an attack through a lake', 'bF6b2/8/2r2"5/2#2#2/2#2#2/8/8/rF2r94 b 9 0 c3xc6', 'impossibleMoves'],
    ['an attack through a piece', `bF6b2/8/8/2#2#2/2#2#2/r2"1r95/8/rF7 b 9 0 e3xa3`, 'impossibleMoves'],
    ['an attack that captured nobody', `bFbBbSb2b2b3b9bM/8/8/2#2#2/2#2#2/r2"7/8/rF2r94 b 9 0 e3xa3`, 'impossibleMoves'],
    ['a captured piece that ran, but all scouts stand', 'bF5b2b2/8/8/2#2#2/2#2#2/8/8/rF2r2r23 b 9 0 ~a2xd2', 'impossibleMoves'],
    ['a captured bomb that attacked', 'bF5b2b2/8/8/2#2#2/2#2#2/8/8/rFrSr2r2r3r9rM1 b 9 0 ~a4xa5', 'impossibleMoves'],
    ['a captured piece that went aslant', 'bF5b2b2/8/8/2#2#2/2#2#2/8/8/rF2r94 b 9 0 ~a2xb3', 'impossibleMoves'],
    ['a captured piece on a lake', 'bF5b2b2/8/8/2#2#2/2#2#2/8/8/rF2r94 b 9 0 ~b4xc4', 'impossibleMoves'],
    ['a captured piece that attacked its own side', 'bF5b2b2/8/8/2#2#2/2#2#2/8/8/rF2r94 b 9 0 ~e1xd1', 'impossibleMoves'],
    ['more captured movers than captured', "7bF/b3'7/8/2#2#2/2#2#2/8/8/rFrSr2r2r9rM2 b 9 0 ~h2xh3,a8a7,~e4xe5", 'impossibleMoves'],
    ['an unknown ending', `${BOARD} r 4 0 - tired:r`, 'badEnding'],
    ['a winner without a seat', `${BOARD} r 4 0 - resigned:g`, 'badEnding'],
    ['a captured flag that stands', `${BOARD} r 4 0 - flagCaptured:r`, 'badEnding'],
    ['a game that is over', 'bF7/8/8/2#2#2/2#2#2/8/8/rF7 r 4 0 -', 'gameOver'],
    ['a game that went on too long', `${BOARD} r 300 200 -`, 'gameOver'],
    ['a very long text', `${BOARD} r 4 0 ${'a1a2,'.repeat(60_000)}`, 'tooLong'],
  ];
  test.each(cases)('%s', (_, text, code) => {
    expect(parsePosition(rules, text)).toMatchObject({ ok: false, error: { code } });
  });
});

test('no text makes the parser throw', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'rbFM29#/12345678 -!{}\'"~xa,:') });
  fc.assert(
    fc.property(fc.oneof(fc.string(), letters), (text) => void parsePosition(rules, text)),
    { numRuns: 500 },
  );
  const sample = `bF5b2!1/8/2bM'5/2#2#2/2#2#2/r2"7/8/rF2r94 r 9 1 a2xa3,c7c6`;
  fc.assert(
    fc.property(fc.nat(sample.length), fc.nat(3), fc.string({ maxLength: 3 }), (at, cut, put) => {
      parsePosition(rules, sample.slice(0, at) + put + sample.slice(at + cut));
    }),
    { numRuns: 2_000 },
  );
});

describe('what powers and cards add to a text must fit the board', () => {
  const BOARDS = {
    'creed-special': 'bFb28/b29/10/2##2##2/2##2##2/10/r29/rFr28',
    'clone-special': 'bFb28/b29/10/10/2##2##2/2##2##2/10/10/r29/rFrA8',
    'battle-cards': 'bFb28/b29/10/10/2##2##2/2##2##2/10/10/r29/rFr28',
  } as const;
  const DECK = 'boat.jump.charge2.charge3.feint.swap.attack1.attack2.attack3.mockAttack.armour.spyAttack.defence1.defence2.defence3';
  const PILES = `${DECK};-;-;-;${DECK};-;-;-`;

  test.each([
    ['creed-special', 'chainFrom=35,chainTargets=15,chainPower=2|heal:r|-|-'],
    ['creed-special', 'chainFrom=999999,chainPower=1|heal:r|-|-'],
    ['creed-special', 'applesUsed=4|-|-|-'],
    ['creed-special', 'chainFrom=1|-|-|-'],
    ['creed-special', '-|heal:rr|-|-'],
    ['creed-special', 'unknown=1|-|-|-'],
    ['clone-special', 'angerFrom=101,angerWins=1|chain:r|-|-'],
    ['clone-special', 'angerFrom=2,angerWins=9|chain:r|-|-'],
    ['clone-special', '-|chain:b|-|-'],
    ['battle-cards', `-|defend:b|${PILES}|-`],
    ['battle-cards', `-|follow:rb|${PILES}|-`],
    ['battle-cards', `exchangedBlue=2|-|${PILES}|-`],
    ['battle-cards', `-|-|${PILES.replace('boat.', '')}|-`],
    ['battle-cards', `-|-|${PILES.replace('boat', 'canoe')}|-`],
    ['battle-cards', '-|-|-|-'],
  ] as const)('%s %s is refused', (id, special) => {
    const rules = compileRules(EDITIONS.find((edition) => edition.id === id)!);
    const parsed = parsePosition(rules, `${BOARDS[id]} r 40 0 - ${special}`);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'badSpecial' } });
    const plain = id === 'battle-cards' ? `-|-|${PILES}|-` : '-|-|-|-';
    expect(parsePosition(rules, `${BOARDS[id]} r 40 0 - ${plain}`).ok).toBe(true);
  });
});

/** Chases over any distance, and games in which a seat cannot move any more, are common in endings of a few pieces. */

import { barrage, battleCards, cloneSpecial, creedDuel, creedSpecial, duel } from '@flagfall/editions';
import {
  compileRules,
  type Edition,
  type Ending,
  isRunning,
  type OptionValue,
  type Position,
  pieceOn,
  resultOf,
  SEATS,
  seededChance,
  turnOf,
} from '@flagfall/engine';
import { decodeMove, intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { describe, expect, test } from 'vitest';
import { firstDisagreement, naivePieces, naiveRules } from '../checks/compareNaive.ts';
import { firstSpecialDisagreement } from '../checks/compareSpecial.ts';
import { type NaiveMove, type NaiveSeat, naiveMoves, naivePlay, naiveStart } from '../naive/game.ts';
import { hasFixedSeeds, sayingSeed, storySeeds } from '../seed.ts';
import { checkPursuerTwins, crowdedEnding, randomEnding } from './endings.ts';
import { huntingIntent } from './randomGames.ts';

const REACH = { chaseReach: 'reach', runnersTwoSquares: 'pair', quietLimit: 'off' };
const VARIANTS: readonly (readonly [Edition, Readonly<Record<string, OptionValue>>])[] = [
  [duel, REACH],
  [barrage, { ...REACH, runnersTwoSquares: 'crossed', memory: 'strict' }],
  [creedDuel, { ...REACH, chaseRule: 'on' }],
  [cloneSpecial, REACH],
  [battleCards, { ...REACH, chaseRule: 'on' }],
  [creedSpecial, { ...REACH, chaseRule: 'on' }],
];
const GAMES = process.env.FLAGFALL_LONG === '1' ? 300 : 6;
const ROUND_PLIES = 300;
const TIMEOUT_MS = process.env.FLAGFALL_LONG === '1' ? 7_200_000 : 120_000;

describe.each(VARIANTS)('$id', (edition, options) => {
  const rules = compileRules(edition, options);

  test(
    '[AUD-2] twin worlds: whether the pursuer runs changes nothing but its owner’s legal moves and refusals',
    () => {
      let parted = 0;
      for (const seed of storySeeds(`pursuers ${edition.id}`, GAMES)) {
        const twins = checkPursuerTwins(rules, seed);
        expect(twins.fault, sayingSeed(seed)).toBeUndefined();
        parted += twins.parted;
      }
      if (hasFixedSeeds()) expect(parted).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

const EXCHANGING = { exchangeSaves: 'on', hiddenAttackCards: 'on', quietLimit: 'off' };
// The reference remembers every chase from its start; the engine forgets what no chase can come back to.
test(
  '[AUD-2, REP-4] where nobody attacks and all go round and round, the naive reference forbids the same moves',
  () => {
    let forbidden = 0;
    for (const seed of storySeeds('round and round', 2 * GAMES)) {
      const rules = compileRules(duel, REACH);
      const chance = seededChance(seed);
      const position = crowdedEnding(rules, chance);
      const buffer = new Int32Array(intentsMax(position));
      let naive = naiveStart(naiveRules(position), naivePieces(position), SEATS[turnOf(position)] as NaiveSeat);
      for (let ply = 0; ply < ROUND_PLIES && isRunning(position); ply++) {
        const intents = buffer.slice(0, listIntents(position, buffer));
        const texts = Array.from(intents, (word) => textOf(decodeMove(rules.board, word)));
        const theirs = naiveMoves(naive);
        expect(texts.sort(), `${sayingSeed(seed)}, ply ${ply}`).toEqual(theirs.map(textOf).sort());
        forbidden += naiveMoves({ ...naive, rules: { ...naive.rules, chaseRule: false } }).length - theirs.length;
        const quiet = intents.filter((word) => pieceOn(position, word >> 8) < 0);
        if (quiet.length === 0) break;
        const word = huntingIntent(position, quiet, chance);
        play(position, word);
        naive = naivePlay(naive, decodeMove(rules.board, word));
      }
    }
    if (hasFixedSeeds()) expect(forbidden).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

function textOf({ from, to }: NaiveMove): string {
  return `${from}-${to}`;
}

/** With what else decides who has lost: cards that save, powers that take the last piece. */
const ENDINGS_OF: readonly (readonly [Edition, Readonly<Record<string, OptionValue>>])[] = [
  ...VARIANTS,
  [duel, { quietLimit: 'off' }],
  [battleCards, EXCHANGING],
  [battleCards, { ...EXCHANGING, bothImmobile: 'moverLoses', swapThenAttack: 'on', refillHand: 'toThree' }],
  [creedSpecial, { bothImmobile: 'moverLoses', shroudHidden: 'on', appleBombStays: 'on' }],
];

// Many a crowded game ends because a seat cannot move.
describe.each([
  ['endings of a few pieces', randomEnding, GAMES],
  ['a crowded corner', crowdedEnding, 4 * GAMES],
] as const)('%s', (name, start, games) =>
  test.each(ENDINGS_OF.map(([edition, options]) => [edition.id, Object.values(options).join(' '), edition, options] as const))(
    '[CORE-18, U-6, AUD-2, AUD-3, AUD-7] %s %s: the naive reference agrees on every move and on who has won',
    (id, values, edition, options) => {
      const compare = compileRules(edition, options).extension === undefined ? firstDisagreement : firstSpecialDisagreement;
      const endings = new Set<Ending | undefined>();
      for (const seed of storySeeds(`${name} ${id} ${values}`, games)) {
        let position: Position | undefined;
        const fault = compare(edition, options, seed, true, (rules, chance) => {
          position = start(rules, chance);
          return position;
        });
        expect(fault, sayingSeed(seed)).toBeUndefined();
        endings.add(position && resultOf(position)?.ending);
      }
      if (hasFixedSeeds() && start === crowdedEnding) expect([...endings]).toEqual(expect.arrayContaining(['flagCaptured', 'immobile']));
    },
    TIMEOUT_MS,
  ),
);

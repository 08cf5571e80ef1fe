/** Plays the engine and the naive reference of an edition with powers or cards side by side and reports the first difference. */

import {
  cellOf,
  compileRules,
  type Edition,
  formatIntent,
  isCaptured,
  isRunning,
  kindOf,
  type OptionValue,
  type Position,
  pendingDecision,
  pieceCount,
  resultOf,
  SEATS,
  seatOf,
  seededChance,
  turnOf,
} from '@flagfall/engine';
import { cardsIn, hasMoved, hasReturned, hasRun, noteOf, quietPlies, shownTo } from '@flagfall/engine/edition';
import { decodeIntent, intentsMax, listIntents, play, seatsIn } from '@flagfall/engine/internal';
import { randomEnding } from '../games/endings.ts';
import { huntingIntent, randomStart } from '../games/randomGames.ts';
import type { NaiveSeat } from '../naive/game.ts';
import { startBattleCards } from '../naive/special/cards/battleCards.ts';
import { startCloneSpecial } from '../naive/special/clone/clone.ts';
import { startCreedSpecial } from '../naive/special/creed/creed.ts';
import type { NaiveSetup, NaiveSpecial } from '../naive/special/types.ts';
import { naivePieces, naiveRules } from './compareNaive.ts';

const REFERENCES: Readonly<Record<string, (setup: NaiveSetup) => NaiveSpecial>> = {
  'battle-cards': startBattleCards,
  'creed-special': startCreedSpecial,
  'clone-special': startCloneSpecial,
};

/**
 * The first disagreement of a random game, or undefined. `hunt` makes players prefer deeds. In an ending they follow each other, and
 * earlier captures are not compared: they do not matter where no piece comes back.
 */
export function firstSpecialDisagreement(
  edition: Edition,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  hunt: boolean,
  start: 'deployment' | 'ending' = 'deployment',
): string | undefined {
  const rules = compileRules(edition, options);
  const chance = seededChance(seed);
  const isWhole = start === 'deployment';
  const position = isWhole ? randomStart(rules, chance) : randomEnding(rules, chance);
  const counts = (line: string): boolean => isWhole || !line.startsWith('captured ');
  let naive = startNaively(position);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ; ply++) {
    const intents = new Map(
      Array.from(buffer.subarray(0, listIntents(position, buffer)), (word) => [formatIntent(decodeIntent(rules, word)), word]),
    );
    const fault =
      compareLists([...intents.keys()], naive.legal) ?? compareLooks(lookOf(position).filter(counts), naive.look.filter(counts));
    if (fault !== undefined) return `seed ${seed}, ply ${ply}: ${fault}`;
    if (!isRunning(position)) return undefined;
    const texts = [...intents.keys()];
    const deeds = texts.filter((text) => !text.startsWith('move '));
    const choice = hunt && deeds.length > 0 && chance.below(3) > 0 ? deeds : texts;
    const word = isWhole ? undefined : huntingIntent(position, Int32Array.from(intents.values()), chance);
    const text = word === undefined ? choice[chance.below(choice.length)] : formatIntent(decodeIntent(rules, word));
    play(position, intents.get(text) ?? 0);
    naive = naive.play(text);
  }
}

function startNaively(position: Position): NaiveSpecial {
  const { edition, options, decks } = position.rules;
  const deck = (seat: string): string[] => {
    const piles = (decks?.piles ?? []).flatMap((pile, number) => (pile.seat === seat ? [cardsIn(position, number)] : []));
    const [draw, hand] = piles;
    // Three cards were drawn from the top, one after the other.
    return [...draw, ...hand.toReversed()].map((card) => decks?.kindByCard[card] ?? '');
  };
  return REFERENCES[edition.id]({
    rules: naiveRules(position),
    options,
    pieces: naivePieces(position),
    starter: SEATS[turnOf(position)] as NaiveSeat,
    ...(decks === undefined ? {} : { decks: { red: deck('red'), blue: deck('blue') } }),
  });
}

/** Whether both sides allow the same. */
export function compareLists(ours: readonly string[], theirs: readonly string[]): string | undefined {
  const [here, there] = [new Set(ours), new Set(theirs)];
  const surplus = ours.filter((line) => !there.has(line));
  const missing = theirs.filter((line) => !here.has(line));
  if (here.size < ours.length) return 'the engine lists an intent twice';
  if (surplus.length > 0) return `the engine allows ${surplus.join(', ')}`;
  return missing.length > 0 ? `the engine forbids ${missing.join(', ')}` : undefined;
}

function compareLooks(ours: readonly string[], theirs: readonly string[]): string | undefined {
  // In the middle of a turn the two count it differently; only the count at the end of the turn is compared.
  const isMiddle = !theirs.some((line) => line.startsWith('waiting act') || line.startsWith('ended'));
  const [here, there] = [ours, theirs].map((lines) => lines.filter((line) => !(isMiddle && line.startsWith('quiet '))).toSorted());
  if (here.join('\n') === there.join('\n')) return undefined;
  const only = (lines: readonly string[], others: readonly string[]): string => lines.filter((line) => !others.includes(line)).join(', ');
  return `the engine sees ${only(here, there)}; the reference ${only(there, here)}`;
}

/** The position in the lines that the reference writes. */
function lookOf(position: Position): readonly string[] {
  const { rules } = position;
  const lines: string[] = [];
  for (let piece = 0; piece < pieceCount(position); piece++) {
    const seat = SEATS[seatOf(position, piece)];
    const cell = rules.board.cells[cellOf(position, piece)];
    const kind = rules.kinds[kindOf(position, piece)]?.id;
    const enemies = 3 & ~(1 << seatOf(position, piece));
    const flags = [
      hasMoved(position, piece) ? ' moved' : '',
      hasRun(position, piece) ? ' ran' : '',
      shownTo(position, piece) & enemies ? ' shown' : '',
    ];
    if (cell !== undefined) lines.push(`piece ${seat} ${kind} ${cell}${flags.join('')}`);
    else if (isCaptured(position, piece) && !hasReturned(position, piece)) lines.push(`captured ${seat} ${kind}`);
  }
  const waiting = pendingDecision(position);
  if (waiting !== undefined) lines.push(`turn ${SEATS[turnOf(position)]}`, `waiting ${waiting.decision} ${waiting.seats.join()}`);
  lines.push(`quiet ${quietPlies(position)}`);
  const result = resultOf(position);
  if (result !== undefined) lines.push(`ended ${result.ending} ${result.winners.join() || 'draw'}`);
  if (rules.edition.id === 'creed-special' && noteOf(position, 0) > 0) lines.push(`applesUsed ${seatsIn(noteOf(position, 0)).join()}`);
  return [...lines, ...pileLines(position)];
}

function pileLines(position: Position): readonly string[] {
  const { decks } = position.rules;
  return (decks?.piles ?? []).flatMap((pile, number) => {
    const cards = cardsIn(position, number).map((card) => decks?.kindByCard[card] ?? '');
    const name = pile.id.split(' ')[0];
    if (name === 'announced' && cards.length === 0) return [];
    return [`${pile.id} ${(name === 'hand' ? cards.toSorted() : cards).join()}`.trim()];
  });
}

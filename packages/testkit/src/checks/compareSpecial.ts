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
import { hasMoved, hasReturned, hasRun, noteOf, quietPlies, shownTo } from '@flagfall/engine/edition';
import { decodeIntent, intentsMax, listIntents, play, seatsIn } from '@flagfall/engine/internal';
import { huntingIntent, randomStart } from '../games/randomGames.ts';
import type { NaivePiece, NaiveSeat } from '../naive/game.ts';
import { startBattleCards } from '../naive/special/cards/battleCards.ts';
import { startCloneSpecial } from '../naive/special/clone/clone.ts';
import { startCreedSpecial } from '../naive/special/creed/creed.ts';
import type { NaiveCards, NaiveSetup, NaiveSpecial } from '../naive/special/types.ts';
import { cardsOf } from '../scenarios/scenario.ts';
import { naivePieces, naiveRules, type RandomStart } from './compareNaive.ts';

const REFERENCES: Readonly<Record<string, (setup: NaiveSetup) => NaiveSpecial>> = {
  'battle-cards': startBattleCards,
  'creed-special': startCreedSpecial,
  'clone-special': startCloneSpecial,
};

/**
 * The first disagreement of a random game, or undefined. `hunt` makes players prefer deeds in a whole game, and in an ending of a few pieces to follow
 * each other.
 */
export function firstSpecialDisagreement(
  edition: Edition,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  hunt: boolean,
  start: RandomStart = randomStart,
): string | undefined {
  const rules = compileRules(edition, options);
  const chance = seededChance(seed);
  const position = start(rules, chance);
  const follows = hunt && start !== randomStart;
  // In every other ending players keep cards and powers for when nothing else is left.
  const deedsInThree = follows ? chance.below(2) : 2;
  let naive = startNaively(position);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ; ply++) {
    const intents = new Map(
      Array.from(buffer.subarray(0, listIntents(position, buffer)), (word) => [formatIntent(decodeIntent(rules, word)), word]),
    );
    const fault = compareLists([...intents.keys()], naive.legal) ?? compareLooks(lookOf(position), naive.look);
    if (fault !== undefined) return `seed ${seed}, ply ${ply}: ${fault}`;
    if (!isRunning(position)) return undefined;
    const deeds = [...intents].filter(([text]) => !text.startsWith('move '));
    const moves = [...intents].filter(([text]) => text.startsWith('move '));
    const rest = follows && moves.length > 0 ? moves : [...intents];
    const choice = hunt && deeds.length > 0 && chance.below(3) < deedsInThree ? deeds : rest;
    const words = Int32Array.from(choice, ([, word]) => word);
    const word = follows ? huntingIntent(position, words, chance) : words[chance.below(words.length)];
    play(position, word);
    naive = naive.play(formatIntent(decodeIntent(rules, word)));
  }
}

function startNaively(position: Position): NaiveSpecial {
  const { edition, options, decks } = position.rules;
  return REFERENCES[edition.id]({
    rules: naiveRules(position),
    options,
    pieces: naivePieces(position),
    captured: capturedPieces(position),
    starter: SEATS[turnOf(position)] as NaiveSeat,
    ...(decks === undefined ? {} : cardsBySeat(position)),
  });
}

function cardsBySeat(position: Position): Pick<NaiveSetup, 'decks' | 'cards'> {
  const cardsOfSeat = (seat: NaiveSeat): NaiveCards => {
    const [draw, hand, spent] = ['draw', 'hand', 'spent'].map((name) => cardsOf(position, `${name} ${seat}`));
    return { draw, hand, spent };
  };
  const [red, blue] = [cardsOfSeat('red'), cardsOfSeat('blue')];
  if (pendingDecision(position)?.decision !== 'mulligan') return { cards: { red, blue } };
  // Three cards were drawn from the top, one after the other.
  const deck = ({ draw, hand }: NaiveCards): readonly string[] => [...draw, ...hand.toReversed()];
  return { decks: { red: deck(red), blue: deck(blue) } };
}

function capturedPieces(position: Position): readonly Pick<NaivePiece, 'seat' | 'kind'>[] {
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece)
    .filter((piece) => isCaptured(position, piece) && !hasReturned(position, piece))
    .map((piece) => ({ seat: SEATS[seatOf(position, piece)] as NaiveSeat, kind: position.rules.kinds[kindOf(position, piece)].id }));
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
  }
  lines.push(...capturedPieces(position).map(({ seat, kind }) => `captured ${seat} ${kind}`));
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
  return (decks?.piles ?? []).flatMap((pile) => {
    const cards = cardsOf(position, pile.id);
    const name = pile.id.split(' ')[0];
    if (name === 'announced' && cards.length === 0) return [];
    return [`${pile.id} ${(name === 'hand' ? cards.toSorted() : cards).join()}`.trim()];
  });
}

/** Plays the engine and the naive reference side by side and reports the first difference. */

import {
  type Chance,
  cellOf,
  compileRules,
  type Edition,
  isRunning,
  kindOf,
  type OptionValue,
  type Position,
  pieceCount,
  type Rules,
  resultOf,
  SEATS,
  seatOf,
  seededChance,
  turnOf,
} from '@flagfall/engine';
import { decodeMove, intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { huntingIntent, randomStart } from '../games/randomGames.ts';
import { type NaivePiece, type NaiveRules, type NaiveSeat, type NaiveState, naiveMoves, naivePlay, naiveStart } from '../naive/game.ts';

/** Where a game to compare begins. */
export type RandomStart = (rules: Rules, chance: Chance) => Position;

/** The first disagreement of a random game from a start, or undefined. `hunt` makes players prefer to follow each other, so that repetition rules apply often. */
export function firstDisagreement(
  edition: Edition,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  hunt: boolean,
  start: RandomStart = randomStart,
): string | undefined {
  const rules = compileRules(edition, options);
  const chance = seededChance(seed);
  const position = start(rules, chance);
  let naive = naiveStart(naiveRules(position), naivePieces(position), SEATS[turnOf(position)] as NaiveSeat);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ; ply++) {
    const fault = compareStates(position, naive, buffer);
    if (fault !== undefined) return `seed ${seed}, ply ${ply}: ${fault}`;
    if (!isRunning(position)) return undefined;
    const count = listIntents(position, buffer);
    const intent = hunt ? huntingIntent(position, buffer.subarray(0, count), chance) : buffer[chance.below(count)];
    const { from, to } = decodeMove(rules.board, intent);
    play(position, intent);
    naive = naivePlay(naive, { from, to });
  }
}

function compareStates(position: Position, naive: NaiveState, buffer: Int32Array): string | undefined {
  const { board } = position.rules;
  const ours = Array.from(buffer.subarray(0, listIntents(position, buffer)), (word) => decodeMove(board, word)).map(
    (move) => `${move.from}-${move.to}`,
  );
  const theirs = naiveMoves(naive).map((move) => `${move.from}-${move.to}`);
  const surplus = ours.filter((move) => !theirs.includes(move));
  const missing = theirs.filter((move) => !ours.includes(move));
  if (surplus.length > 0) return `the engine allows ${surplus.join(' ')}`;
  if (missing.length > 0) return `the engine forbids ${missing.join(' ')}`;
  const here = naivePieces(position).map(pieceText).sort().join(' ');
  const there = naive.pieces.map(pieceText).sort().join(' ');
  if (here !== there) return `boards differ: ${here} | ${there}`;
  const result = resultOf(position);
  const expected = naive.result;
  const said = result === undefined ? 'running' : `${result.ending} ${result.winners.join()}`;
  const meant = expected === undefined ? 'running' : `${expected.reason} ${expected.winner ?? ''}`;
  return said === meant ? undefined : `the engine says ${said}, the reference ${meant}`;
}

export function naivePieces(position: Position): readonly Omit<NaivePiece, 'id'>[] {
  const { board, kinds } = position.rules;
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece)
    .filter((piece) => cellOf(position, piece) !== board.offBoard)
    .map((piece) => ({
      seat: SEATS[seatOf(position, piece)] as NaiveSeat,
      kind: kinds[kindOf(position, piece)].id,
      cell: board.cells[cellOf(position, piece)],
    }));
}

export function naiveRules(position: Position): NaiveRules {
  const { board, options, kinds, twoSquareLimit, chaseRule } = position.rules;
  return {
    columns: board.columns,
    rows: board.rows,
    lakes: board.cells.filter((_, cell) => board.obstacle[cell]),
    twoSquareLimit,
    runnersTwoSquares: options.runnersTwoSquares === 'pair' ? 'pair' : 'crossed',
    chaseRule,
    chaseReach: options.chaseReach === 'reach' ? 'reach' : 'adjacent',
    runners: kinds.filter(({ moves }) => moves === 'run').map(({ id }) => id),
    quietLimit: options.quietLimit === 'off' ? undefined : Number(options.quietLimit),
    bothImmobile: options.bothImmobile === 'moverLoses' ? 'moverLoses' : 'draw',
  };
}

function pieceText(piece: Omit<NaivePiece, 'id'>): string {
  return `${piece.cell}${piece.seat}${piece.kind}`;
}

/** Plays a game of two computers and keeps the position before each decision. */

import { computerAt } from '@flagfall/ai';
import { isRunning, type Position, type Rules, SEATS, type Seat, seededChance } from '@flagfall/engine';
import { actorOf, isAsking, questionName } from '@flagfall/engine/edition';
import { clonePosition, isDeploying } from '@flagfall/engine/internal';
import { playMatch } from '../arena/match.ts';

/** A position before a decision, with the whole truth. */
export interface PuzzleCandidate {
  readonly position: Position;
  readonly seat: Seat;
}

export interface CandidateGame {
  readonly moments: readonly PuzzleCandidate[];
  /** On a map: the moment when a card is chosen. */
  readonly choices: readonly PuzzleCandidate[];
  readonly winners: readonly Seat[];
}

/** The players of each game: weak play against better play leads to positions with something to find. */
const LEVELS: readonly (readonly [number, number])[] = [
  [3, 2],
  [2, 3],
  [3, 3],
  [3, 1],
  [1, 3],
  [2, 2],
];
const NODES = 600;

export async function playGame(rules: Rules, seed: string, game: number): Promise<CandidateGame> {
  const moments: PuzzleCandidate[] = [];
  const choices: PuzzleCandidate[] = [];
  const levels = LEVELS[game % LEVELS.length];
  const { winners } = await playMatch(
    rules,
    (seat) => computerAt(levels[rules.seats.indexOf(seat) % 2], rules, seat, seededChance(`${seed} ${game} ${seat}`)),
    `${seed} ${game}`,
    {
      budget: { nodes: NODES },
      watch: (truth) => {
        if (!isRunning(truth) || isDeploying(truth)) return;
        const list = questionName(truth) === 'card' ? choices : isAsking(truth) ? [] : moments;
        list.push({ position: clonePosition(truth), seat: SEATS[actorOf(truth)] });
      },
    },
  );
  return { moments, choices, winners };
}

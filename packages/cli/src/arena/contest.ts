/**
 * A contest: the same two names meet again and again. In a round A takes each seat in turn, with the same luck and, as far as they choose by the same
 * code, the same deployments; with two seats a round is a pair of games. Plain data, so that it can be handed to another thread.
 */

import type { Budget } from '@flagfall/ai';
import type { Deployment, Rules, Seat } from '@flagfall/engine';
import { rulesFor, UsageError } from '../arguments.ts';
import { botRules } from '../bots/botRules.ts';
import { managerRules } from '../bots/managerRules.ts';
import type { Fault } from './contestants/contestant.ts';
import { isCommand, seatMaker } from './contestants/seatMakers.ts';
import { drawDeployment } from './deployments.ts';
import { playMatch } from './match.ts';
import { type CostColumns, columnsOf } from './results/costs.ts';
import type { TopFate } from './results/fates.ts';
import { pointsFor } from './results/score.ts';

export interface Contest {
  readonly edition: string;
  /** `key=value`, as given. */
  readonly options: readonly string[];
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly budget: Budget;
  /** Deployments that are drawn from, a line each (deployments.ts). */
  readonly deployments?: readonly string[];
  /** After so many plies a game is drawn. */
  readonly pliesMax?: number;
  /** How long a program may take for an answer before it is taken to hang. */
  readonly patienceMs?: number;
  /** The repository of frozen commits; this checkout by default. */
  readonly repository?: string;
}

/** What is kept of one game, seen from A. */
export interface ContestGame {
  readonly game: number;
  readonly points: number;
  readonly ending: string;
  readonly plies: number;
  /** The longest decision of A, and of the others. */
  readonly longestMs: readonly [number, number];
  /** What the decisions of A cost, and those of the others. */
  readonly costs: readonly [CostColumns, CostColumns];
  /** What became of the highest pieces of A, and of the others. */
  readonly tops?: readonly [readonly TopFate[], readonly TopFate[]];
  /** The program that failed, and how. */
  readonly fault?: Fault & { readonly isA: boolean };
}

/** A contest that is being played. */
export interface OpenContest {
  play(game: number): Promise<ContestGame>;
  /** Ends the processes that it began. */
  close(): Promise<void>;
}

/** A program has its own clock; this is for those that hang. */
const PATIENCE_MS = 10_000;
const PATIENCE_FACTOR = 10;
/** Who alone draws from the deployments. */
const PEOPLE = 'people';
const HIDER = 'hider';

/** The rules of a contest. Programs play only where their protocol reaches. */
export function contestRules({ edition, options, a, b }: Contest): Rules {
  return [a, b].some(isCommand) ? botRules(edition, options) : rulesFor(edition, options);
}

/** The round that a game belongs to; who plays where is the only difference between its games. */
export function roundOf(game: number, seats: number): number {
  return Math.floor(game / seats);
}

/** Games are played by number, in any order. Names that are not known are refused at once. */
export function openContest(contest: Contest): OpenContest {
  const { a, b, seed, budget, deployments: lines = [], repository } = contest;
  const rules = contestRules(contest);
  const isOpen = [a, b].some(isCommand);
  const drawers = drawersIn(contest);
  const patienceMs = contest.patienceMs ?? PATIENCE_MS + PATIENCE_FACTOR * (budget.ms ?? 0);
  const circumstances = { rules, isOpen, patienceMs, repository };
  const makers = { a: seatMaker(a, { ...circumstances, opponent: b }), b: seatMaker(b, { ...circumstances, opponent: a }) };
  const played = isOpen ? managerRules(rules) : rules;
  const play = async (game: number): Promise<ContestGame> => {
    const own = rules.seats[game % rules.seats.length];
    const others = rules.seats.filter((seat) => seat !== own);
    const luck = `${seed} ${roundOf(game, rules.seats.length)}`;
    const drawing = rules.seats.filter((seat) => drawers.includes(seat === own ? a : b));
    const result = await playMatch(played, (seat) => (seat === own ? makers.a : makers.b).sit(played, seat, `${luck} ${seat}`), luck, {
      budget,
      pliesMax: contest.pliesMax,
      deployments: new Map<Seat, Deployment>(drawing.map((seat) => [seat, drawDeployment(lines, rules, seat, `${luck} ${seat}`)])),
    });
    const costsOf = (seats: readonly Seat[]): CostColumns => columnsOf(seats.flatMap((seat) => result.costs.get(seat) ?? []));
    const topsOf = (seats: readonly Seat[]): readonly TopFate[] => seats.flatMap((seat) => result.tops.get(seat) ?? []);
    return {
      game,
      points: pointsFor(own, result.winners, rules.seats),
      ending: result.ending,
      plies: result.plies,
      longestMs: [result.longestMs.get(own) ?? 0, Math.max(...others.map((seat) => result.longestMs.get(seat) ?? 0))],
      costs: [costsOf([own]), costsOf(others)],
      ...(result.tops.size === 0 ? {} : { tops: [topsOf([own]), topsOf(others)] as const }),
      ...(result.fault === undefined ? {} : { fault: { isA: result.fault.seat === own, ...result.fault } }),
    };
  };
  const close = async (): Promise<void> => {
    await Promise.all([makers.a.close(), makers.b.close()]);
  };
  return { play, close };
}

/** The names whose seats are given deployments: `people` where it plays, else everybody but the style that is a deployment. A program deploys by itself. */
function drawersIn({ a, b, deployments }: Contest): readonly string[] {
  const people = [a, b].filter((name) => name === PEOPLE);
  if (deployments === undefined) {
    if (people.length > 0) throw new UsageError(`${PEOPLE} plays deployments that are given: --deployments FILE`);
    return [];
  }
  const drawers = people.length > 0 ? people : [a, b].filter((name) => name !== HIDER);
  if (drawers.some(isCommand))
    throw new UsageError('a program chooses its own deployment; --deployments is for our players, or for people');
  return drawers;
}

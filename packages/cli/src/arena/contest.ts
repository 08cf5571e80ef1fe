/** A contest: the same two names meet again and again. Plain data, so that it can be handed to another thread. */

import type { Budget } from '@flagfall/ai';
import { assert, type Rules, type Seat, seededChance } from '@flagfall/engine';
import { rulesFor, UsageError } from '../arguments.ts';
import { botRules } from '../bots/botRules.ts';
import { managerRules } from '../bots/managerRules.ts';
import { RuleKeeper } from '../bots/ruleKeeper.ts';
import type { Contestant } from './contestant.ts';
import { ExternalBot } from './externalBot.ts';
import { playMatch } from './match.ts';
import { type Maker, makerNamed } from './players.ts';
import { pointsFor } from './score.ts';

export interface Contest {
  readonly edition: string;
  /** `key=value`, as given. */
  readonly options: readonly string[];
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly budget: Budget;
  /** How long a program may take for an answer before it is taken to hang. */
  readonly patienceMs?: number;
}

/** What is kept of one game, seen from A. */
export interface GameReport {
  readonly game: number;
  readonly points: number;
  readonly ending: string;
  readonly plies: number;
  /** The longest decision of A, and of the others. */
  readonly longestMs: readonly [number, number];
  /** The program that failed, and how. */
  readonly fault?: { readonly isA: boolean; readonly seat: Seat; readonly why: string };
}

const COMMAND = 'cmd:';
/** A program has its own clock; this is for those that hang. */
const PATIENCE_MS = 10_000;
const PATIENCE_FACTOR = 10;

/** The rules of a contest. Programs play only where their protocol reaches. */
export function contestRules({ edition, options, a, b }: Contest): Rules {
  return [a, b].some(isCommand) ? botRules(edition, options) : rulesFor(edition, options);
}

/** Plays the games of a contest by number: A takes each seat in turn, B all the others. Names that are not known are refused at once. */
export function gamesOf(contest: Contest): (game: number) => Promise<GameReport> {
  const { a, b, seed, budget } = contest;
  const rules = contestRules(contest);
  const isOpen = [a, b].some(isCommand);
  const seatFor = { a: seatMaker(a, b, contest, rules, isOpen), b: seatMaker(b, a, contest, rules, isOpen) };
  const played = isOpen ? managerRules(rules) : rules;
  return async (game) => {
    const own = rules.seats[game % rules.seats.length];
    const result = await playMatch(
      played,
      (seat) => (seat === own ? seatFor.a : seatFor.b)(played, seat, `${seed} ${game} ${seat}`),
      `${seed} ${game}`,
      budget,
    );
    const others = rules.seats.filter((seat) => seat !== own).map((seat) => result.longestMs.get(seat) ?? 0);
    return {
      game,
      points: pointsFor(own, result.winners, rules.seats),
      ending: result.ending,
      plies: result.plies,
      longestMs: [result.longestMs.get(own) ?? 0, Math.max(...others)],
      ...(result.fault === undefined ? {} : { fault: { isA: result.fault.seat === own, ...result.fault } }),
    };
  };
}

type SeatMaker = (played: Rules, seat: Seat, seed: string) => Contestant;

/** Among programs nobody sees to the rules against repetition, so our own players keep them by themselves (docs/decisions/bots.md). */
function seatMaker(name: string, opponent: string, contest: Contest, rules: Rules, isOpen: boolean): SeatMaker {
  if (isCommand(name)) {
    const command = name.slice(COMMAND.length).trim();
    if (command === '') throw new UsageError(`${COMMAND} is followed by a program, such as cmd:"./bot --fast"`);
    const patienceMs = contest.patienceMs ?? PATIENCE_MS + PATIENCE_FACTOR * (contest.budget.ms ?? 0);
    return (played, seat) => new ExternalBot(played, seat, command, isCommand(opponent) ? 'bot' : opponent, patienceMs);
  }
  const make = makerNamed(name);
  if (isOpen) return (_, seat, seed) => keepingRules(rules, make, seat, seed);
  return (played, seat, seed) => make(played, seat, seededChance(seed));
}

function keepingRules(rules: Rules, make: Maker, seat: Seat, seed: string): Contestant {
  const keeper = new RuleKeeper(rules, make(rules, seat, seededChance(seed)), seededChance(`${seed} any`));
  return {
    seat,
    learn: (actions) => keeper.learn(actions),
    deploy: () => keeper.deploy(),
    choose: (_, budget) => {
      const intent = keeper.choose(budget);
      assert(intent !== undefined, 'a seat that cannot move has lost before it is asked');
      return intent;
    },
  };
}

function isCommand(name: string): boolean {
  return name.startsWith(COMMAND);
}

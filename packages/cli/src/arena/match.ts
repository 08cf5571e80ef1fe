/** One game between contestants, over a table as people would play it. */

import type { Budget } from '@flagfall/ai';
import { actionCount, assert, type Deployment, type Ending, type Intent, type Position, type Rules, type Seat } from '@flagfall/engine';
import { seenActionsIn } from '@flagfall/protocol';
import { localTable, type Request, type Table } from '@flagfall/table';
import { Stopwatch } from '../jsonSeat/stopwatch.ts';
import { type Contestant, type Fault, Forfeit, type MatchOutcome, type PartialCost } from './contestants/contestant.ts';
import { fateOfTop, type TopFate } from './results/fates.ts';

/** The table has no clock; budgets limit the time. */
const NOW = 0;

export interface MatchResult {
  /** `forfeit` when an external program failed, `plyLimit` when the arena ended the game as a draw. */
  readonly ending: Ending | 'forfeit' | 'plyLimit';
  readonly winners: readonly Seat[];
  readonly plies: number;
  /** The longest decision of each seat, in milliseconds. */
  readonly longestMs: ReadonlyMap<Seat, number>;
  /** The cost of each decision of a seat, without deployments. */
  readonly costs: ReadonlyMap<Seat, readonly PartialCost[]>;
  /** The fate of the highest piece of each seat, where it is recorded. */
  readonly tops: ReadonlyMap<Seat, TopFate>;
  /** Who forfeited, and why. */
  readonly fault: Fault | undefined;
}

export interface MatchSettings {
  readonly budget?: Budget;
  /** Called with the truth before each decision. */
  readonly watch?: (truth: Position) => void;
  /** Given deployments, by seat; the other seats choose their own. */
  readonly deployments?: ReadonlyMap<Seat, Deployment>;
  /** The game is drawn after this many plies. */
  readonly pliesMax?: number | undefined;
}

/** `contestantFor` takes a seat; the seed decides lots, cards and all other chance. */
export async function playMatch(
  rules: Rules,
  contestantFor: (seat: Seat) => Contestant,
  seed: string,
  settings: MatchSettings = {},
): Promise<MatchResult> {
  const table = localTable(rules, seed);
  const contestants = new Map(rules.seats.map((seat) => [seat, contestantFor(seat)]));
  let parting: MatchOutcome = { winners: undefined, ending: 'broken', plies: 0 };
  try {
    const result = await playTable(table, contestants, settings);
    parting = result;
    const tops = rules.seats.flatMap((seat) => {
      const fate = fateOfTop(table.position, seat);
      return fate === undefined ? [] : [[seat, fate] as const];
    });
    return { ...result, tops: new Map(tops) };
  } finally {
    await Promise.all([...contestants.values()].map((contestant) => contestant.leave?.(parting)));
  }
}

async function playTable(
  table: Table,
  contestants: ReadonlyMap<Seat, Contestant>,
  settings: MatchSettings,
): Promise<Omit<MatchResult, 'tops'>> {
  const { rules, position } = table;
  const longestMs = new Map<Seat, number>(rules.seats.map((seat) => [seat, 0]));
  const costs = new Map<Seat, PartialCost[]>(rules.seats.map((seat) => [seat, []]));
  for (const contestant of contestants.values()) contestant.learn(table.seenActions(contestant.seat));
  for (let request = 0; ; request++) {
    settings.watch?.(position);
    const { waiting, result } = table.viewOf('audience');
    if (result !== undefined) return { ...result, plies: actionCount(position), longestMs, costs, fault: undefined };
    if (settings.pliesMax !== undefined && actionCount(position) >= settings.pliesMax)
      return { ending: 'plyLimit', winners: [], plies: actionCount(position), longestMs, costs, fault: undefined };
    const contestant = contestants.get(waiting?.seats[0] ?? rules.seats[0]);
    assert(contestant !== undefined && waiting !== undefined, 'a game that goes on waits for somebody');
    const { seat } = contestant;
    const watch = new Stopwatch('thread');
    try {
      const intent = await decide(contestant, table, waiting.decision, settings);
      if (waiting.decision !== 'deploy') {
        const times = watch.read();
        longestMs.set(seat, Math.max(longestMs.get(seat) ?? 0, times.ms));
        costs.get(seat)?.push({ ...times, ...contestant.effort });
      }
      carryOut(table, contestants, contestant, String(request), intent);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      const winners = rules.seats.filter((other) => other !== seat);
      return { ending: 'forfeit', winners, plies: actionCount(position), longestMs, costs, fault: { seat, why: error.message } };
    }
  }
}

async function decide(
  contestant: Contestant,
  table: Table,
  decision: string,
  { budget = {}, deployments }: MatchSettings,
): Promise<Intent | 'resign'> {
  const view = table.viewOf(contestant.seat);
  if (decision !== 'deploy') return contestant.choose(view, budget);
  // Ask even if the deployment is given: a player warms up meanwhile.
  const own = await contestant.deploy(view);
  return { type: 'deploy', deployment: deployments?.get(contestant.seat) ?? own };
}

/** Plays the intent and tells every contestant what its seat may know. */
function carryOut(
  table: Table,
  contestants: ReadonlyMap<Seat, Contestant>,
  { seat, isForeign }: Contestant,
  id: string,
  intent: Intent | 'resign',
): void {
  const request: Request = intent === 'resign' ? { id, type: 'resign' } : { id, type: 'play', intent };
  const { deliveries } = table.receive(NOW, seat, request).commit();
  for (const { to, message } of deliveries) {
    if (message.type !== 'update') {
      const what = JSON.stringify({ intent, message });
      assert(isForeign === true, `${seat} asks for what is allowed: ${what}`);
      throw new Forfeit(`not allowed: ${what}`);
    }
    if (to !== 'audience') contestants.get(to)?.learn(seenActionsIn(message.steps));
  }
}

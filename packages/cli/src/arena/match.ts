/** One game between contestants, over a table as people would play it. */

import type { Budget } from '@flagfall/ai';
import { actionCount, assert, type Ending, type Intent, type Position, type Rules, type Seat } from '@flagfall/engine';
import { actionsIn } from '@flagfall/protocol';
import { localTable, type Request, type Table } from '@flagfall/table';
import { type Contestant, Forfeit, type Parting } from './contestant.ts';

/** Nobody keeps time at the table; budgets do. */
const NOW = 0;

export interface MatchResult {
  /** `forfeit` when a program outside failed. */
  readonly ending: Ending | 'forfeit';
  readonly winners: readonly Seat[];
  readonly plies: number;
  /** The longest time that each seat took for a decision, in milliseconds. */
  readonly longestMs: ReadonlyMap<Seat, number>;
  /** Who forfeited, and why. */
  readonly fault: { readonly seat: Seat; readonly why: string } | undefined;
}

/** `contestantFor` takes a seat; the seed decides lots, cards and whatever else is left to chance; `watch` is shown the truth before each decision. */
export async function playMatch(
  rules: Rules,
  contestantFor: (seat: Seat) => Contestant,
  seed: string,
  budget: Budget = {},
  watch: (truth: Position) => void = () => {},
): Promise<MatchResult> {
  const table = localTable(rules, seed);
  const contestants = new Map(rules.seats.map((seat) => [seat, contestantFor(seat)]));
  let parting: Parting = { winners: undefined, ending: 'broken', plies: 0 };
  try {
    const result = await playTable(table, contestants, budget, watch);
    parting = result;
    return result;
  } finally {
    await Promise.all([...contestants.values()].map((contestant) => contestant.leave?.(parting)));
  }
}

async function playTable(
  table: Table,
  contestants: ReadonlyMap<Seat, Contestant>,
  budget: Budget,
  watch: (truth: Position) => void,
): Promise<MatchResult> {
  const { rules, position } = table;
  const longestMs = new Map<Seat, number>(rules.seats.map((seat) => [seat, 0]));
  for (const contestant of contestants.values()) contestant.learn(table.seenActions(contestant.seat));
  for (let request = 0; ; request++) {
    watch(position);
    const { waiting, result } = table.viewOf('audience');
    if (result !== undefined) return { ...result, plies: actionCount(position), longestMs, fault: undefined };
    const contestant = contestants.get(waiting?.seats[0] ?? rules.seats[0]);
    assert(contestant !== undefined && waiting !== undefined, 'a game that goes on waits for somebody');
    const { seat } = contestant;
    const began = performance.now();
    let intent: Intent | 'resign';
    try {
      intent = await decide(contestant, table, waiting.decision, budget);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      const winners = rules.seats.filter((other) => other !== seat);
      return { ending: 'forfeit', winners, plies: actionCount(position), longestMs, fault: { seat, why: error.message } };
    }
    if (waiting.decision !== 'deploy') longestMs.set(seat, Math.max(longestMs.get(seat) ?? 0, performance.now() - began));
    carryOut(table, contestants, seat, String(request), intent);
  }
}

async function decide(contestant: Contestant, table: Table, decision: string, budget: Budget): Promise<Intent | 'resign'> {
  const view = table.viewOf(contestant.seat);
  return decision === 'deploy' ? { type: 'deploy', deployment: await contestant.deploy(view) } : contestant.choose(view, budget);
}

/** Everybody is told what they may know of it. */
function carryOut(table: Table, contestants: ReadonlyMap<Seat, Contestant>, seat: Seat, id: string, intent: Intent | 'resign'): void {
  const request: Request = intent === 'resign' ? { id, type: 'resign' } : { id, type: 'play', intent };
  const { deliveries } = table.receive(NOW, seat, request).commit();
  for (const { to, message } of deliveries) {
    assert(message.type === 'update', `${seat} asks for what is allowed: ${JSON.stringify({ intent, message })}`);
    if (to !== 'audience') contestants.get(to)?.learn(actionsIn(message.steps));
  }
}

/** One game between computer players, over a table as people would play it. */

import type { Player } from '@flagfall/ai';
import { actionCount, allSeenBy, assert, type Ending, type Position, type Rules, type Seat, seededChance } from '@flagfall/engine';
import { Table } from '@flagfall/table';

export interface MatchResult {
  readonly ending: Ending;
  readonly winners: readonly Seat[];
  readonly plies: number;
}

/** `playerFor` seats a player; the seed decides lots, cards and whatever else is left to chance; `watch` is shown the truth before each request. */
export function playMatch(
  rules: Rules,
  playerFor: (seat: Seat) => Player,
  seed: string,
  watch: (truth: Position) => void = () => {},
): MatchResult {
  const chance = seededChance(seed);
  const table = new Table(rules, rules.starter >= 0 ? rules.starter : chance.below(rules.seats.length), chance);
  const players = new Map(rules.seats.map((seat) => [seat, playerFor(seat)]));
  for (const player of players.values()) if (table.opening.length > 0) player.learn([allSeenBy(table.opening, player.seat)]);
  for (let request = 0; ; request++) {
    watch(table.position);
    const { waiting, result } = table.join('audience').view;
    if (result !== undefined) return { ...result, plies: actionCount(table.position) };
    const player = players.get(waiting?.seats[0] ?? rules.seats[0]);
    assert(player !== undefined && waiting !== undefined, 'a game that goes on waits for somebody');
    const { view } = table.join(player.seat);
    const intent = waiting.decision === 'deploy' ? ({ type: 'deploy', deployment: player.deploy(view) } as const) : player.choose(view);
    for (const { to, message } of table.receive(player.seat, { id: String(request), type: 'play', intent }).deliveries) {
      assert(message.type === 'update', `${player.seat} asks for what is allowed: ${JSON.stringify({ intent, message })}`);
      if (to !== 'audience') players.get(to)?.learn(message.actions);
    }
  }
}

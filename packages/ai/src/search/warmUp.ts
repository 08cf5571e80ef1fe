/** Plays some moves before the first real game, because code that has never run is slow and the first decision must keep its budget. */

import { actionCount, actionsSeenBy, actionsSince, homeOf, isRunning, newGame, observe, type Rules, seededChance } from '@flagfall/engine';
import { actorOf } from '@flagfall/engine/edition';
import { deploy, encodeIntent, isDeploying, play, samplePackedDeployment } from '@flagfall/engine/internal';
import { BoardPlayer } from './boardPlayer.ts';

const MOVES = 10;
const WARM_UP_BUDGET = { nodes: 1500, ms: 60 };

/** Editions that have been warmed up in this process. */
const warmedUp = new Set<string>();

/** Does nothing the second time. */
export function warmUp(rules: Rules): void {
  if (warmedUp.has(rules.edition.id)) return;
  warmedUp.add(rules.edition.id);
  const chance = seededChance('warm');
  const position = newGame(rules, chance);
  for (let seat = 0; isDeploying(position); seat++)
    deploy(position, seat, samplePackedDeployment(rules, seat, chance, homeOf(position, seat)), chance);
  const players = rules.seats.map((seat) => new BoardPlayer(rules, seat, seededChance(seat)));
  let told = 0;
  for (let move = 0; move < MOVES && isRunning(position); move++) {
    for (const player of players) player.learn(actionsSeenBy(actionsSince(position, told), player.seat));
    told = actionCount(position);
    const player = players[actorOf(position)];
    play(position, encodeIntent(rules, player.choose(observe(position, player.seat), WARM_UP_BUDGET)), chance);
  }
}

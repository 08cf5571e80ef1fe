// A player that drives games over real connections: it gives a random answer whenever its view says that the game waits for it.

import { type Chance, type Intent, pick, type Rules, type Seat, sampleDeployment, seatIndex, type View } from '@flagfall/engine';

/** What the seat does now; undefined while the game waits for others. */
export function randomIntent(rules: Rules, seat: Seat, view: View, chance: Chance): Intent | undefined {
  if (view.waiting === undefined || !view.waiting.seats.includes(seat)) return undefined;
  if (view.waiting.decision === 'deploy') {
    const home = (view.homes[seat] ?? []).map((cell) => rules.board.indexOf.get(cell) ?? -1);
    return { type: 'deploy', deployment: sampleDeployment(rules, seatIndex(seat), chance, home) };
  }
  const legal = [...view.moves, ...view.deeds];
  return legal.length === 0 ? undefined : pick(chance, legal);
}

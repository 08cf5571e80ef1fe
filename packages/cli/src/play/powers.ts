/** Which powers a game has and who carries them, as its edition says. */

import type { Deed, PowerView, Rules, Seat, View } from '@flagfall/engine';

/** The deeds that are powers of pieces, in the order of the edition. */
export function powersOf(rules: Rules): readonly string[] {
  return (rules.special?.deeds ?? []).filter((deed) => deed.bearers !== undefined).map((deed) => deed.id);
}

/** The kinds that carry a power. */
export function bearersOf(rules: Rules, id: string): readonly string[] {
  return deedNamed(rules, id)?.bearers ?? [];
}

/** Whether a power can be used only once a game. */
export function isSingleUse(rules: Rules, id: string): boolean {
  return deedNamed(rules, id)?.spentIn !== undefined;
}

/** What a side has left. */
export function powersLeft(view: View, seat: Seat): readonly PowerView[] {
  return view.powers.filter((power) => power.seat === seat);
}

function deedNamed(rules: Rules, id: string): Deed | undefined {
  return rules.special?.deeds.find((deed) => deed.id === id);
}

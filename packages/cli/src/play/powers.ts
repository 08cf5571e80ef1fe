/** Which powers a side has left, worked out from what everybody sees: who has fallen, and what was used. A table for the eye; rules live in editions. */

import { type Rules, type Seat, seatIndex, type View } from '@flagfall/engine';

interface Bearers {
  /** The kinds that carry the power. */
  readonly kinds: readonly string[];
  /** Other kinds that carry it when an option is on. */
  readonly more?: { readonly option: string; readonly kinds: readonly string[] };
  /** A note with a bit for each seat that has used it up. */
  readonly usedUp?: string;
}

/** By deed. */
const BEARERS: Readonly<Record<string, Bearers>> = {
  sword: { kinds: ['captain'] },
  apple: { kinds: ['flag'], usedUp: 'applesUsed' },
  heal: { kinds: ['spy'] },
  clairvoyance: { kinds: ['marshal', 'general'] },
  remoteAttack: { kinds: ['sniper'], more: { option: 'allRank7and6HavePowers', kinds: ['major'] } },
  anger: { kinds: ['berserker'], more: { option: 'allRank7and6HavePowers', kinds: ['captain'] } },
};

export interface PowerLeft {
  readonly deed: string;
  /** How many pieces of the side still have it. */
  readonly count: number;
}

/** The powers of this game, in the order of its deeds. */
export function powersOf(rules: Rules): readonly string[] {
  return (rules.special?.deeds ?? []).map((deed) => deed.id).filter((id) => BEARERS[id] !== undefined);
}

/** Whether a power can be used only once a game. */
export function isSingleUse(deed: string): boolean {
  return BEARERS[deed]?.usedUp !== undefined;
}

export function bearersOf(rules: Rules, deed: string): readonly string[] {
  const { kinds, more } = BEARERS[deed];
  return more !== undefined && rules.options[more.option] === 'on' ? [...kinds, ...more.kinds] : kinds;
}

export function powersLeft(rules: Rules, view: View, seat: Seat): readonly PowerLeft[] {
  return powersOf(rules)
    .map((deed) => ({ deed, count: isUsedUp(deed, view, seat) ? 0 : standing(rules, view, seat, bearersOf(rules, deed)) }))
    .filter(({ count }) => count > 0);
}

function isUsedUp(deed: string, view: View, seat: Seat): boolean {
  const note = BEARERS[deed].usedUp;
  return note !== undefined && (((view.notes[note] ?? 0) >> seatIndex(seat)) & 1) === 1;
}

function standing(rules: Rules, view: View, seat: Seat, kinds: readonly string[]): number {
  const all = kinds.reduce((sum, kind) => sum + (rules.edition.army[kind] ?? 0), 0);
  return all - view.captured.filter((piece) => piece.seat === seat && kinds.includes(piece.kind)).length;
}

/** The page that explains cards and powers: what the reader holds, what everybody has spent, and what each of them does. */

import type { Deed, Seat } from '@flagfall/engine';
import { armyKinds, handOf, powersOf } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { Words } from '../words.ts';
import { kingdomPage } from './kingdomPanel.ts';
import { powersText, spentText } from './specialPanel.ts';

export function aboutLines({ seat, sight }: SeatState, words: Words): readonly string[] {
  const { view } = sight;
  if (!words.rules.board.straight) return kingdomPage(view, seat, words);
  const line = (name: string, about: string): string => words.say('terminal.about.line', { name, about });
  const hand = handOf(view, seat).map((card) => line(words.card(card), words.cardAbout(card)));
  const deeds = words.rules.special?.deeds ?? [];
  const others = view.piles.length === 0 ? powersOf(words.rules) : deeds.filter(({ id }) => ['cards', 'exchange', 'defend'].includes(id));
  return [
    ...hand,
    ...(hand.length === 0 ? [] : [' ']),
    ...others.map((deed) => line(nameOf(deed, seat, words), words.deedAbout(deed.id))),
    ...(view.piles.length === 0 ? [runners(seat, words)] : []),
    ' ',
    ...(view.piles.length === 0 ? [words.say('terminal.powers.title')] : []),
    ...words.rules.seats.map((each) => (view.piles.length === 0 ? powersText(view, each, words) : spentText(view, each, words))),
  ];
}

/** Remote attack (Cad Bane). */
function nameOf({ id, bearers }: Deed, seat: Seat, words: Words): string {
  if (bearers === undefined) return words.deed(id);
  const kinds = bearers.map((kind) => words.kind(seat, kind));
  return words.say('terminal.about.bearers', { power: words.deed(id), kinds: kinds.join(', ') });
}

/** Whoever runs needs no menu for it, and so would be forgotten. */
function runners(seat: Seat, words: Words): string {
  const kinds = armyKinds(words.rules).filter((kind) => kind.moves === 'run');
  return words.say('terminal.about.runners', { kinds: kinds.map(({ id }) => words.kind(seat, id)).join(', ') });
}

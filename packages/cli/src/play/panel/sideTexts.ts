/** Sentences about the possessions of each side: cards, powers, land, flags, bags. The panel, its pages and line mode use them. */

import { holdingsOf, isBeforePlay } from '@flagfall/editions';
import { type CountedPower, type Deed, type Seat, seatLetter, type View } from '@flagfall/engine';
import { armyKinds, cardCounts, handOf, powersLeft, spentOf } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';

/** The reader's own hand; whoever watches has none. When the game is over, all hands. */
export function handText(view: View, seat: Seat, words: TerminalGameWords): readonly string[] {
  if (view.result !== undefined) return words.rules.seats.flatMap((each) => words.handLeft(view, each) ?? []);
  if (view.viewer !== seat) return [];
  const hand = handOf(view, seat);
  if (hand.length === 0) return [words.say('terminal.cards.yoursNone')];
  return [words.say('terminal.cards.yours', { cards: hand.map((card) => words.messages.card(card)).join(', ') })];
}

export function spentText(view: View, seat: Seat, words: TerminalGameWords): string {
  const spent = spentOf(view, seat);
  if (spent.length === 0) return words.say('terminal.cards.spentNone', { seat: words.seat(seat) });
  return words.say('terminal.cards.spentBy', { seat: words.seat(seat), cards: spent.map((card) => words.messages.card(card)).join(', ') });
}

export function powersText(view: View, seat: Seat, words: TerminalGameWords): string {
  const left = powersLeft(view, seat).map(({ deed, left: count }) =>
    count === 1 ? words.messages.deed(deed) : `${words.messages.deed(deed)} x${count}`,
  );
  const powers = left.length === 0 ? words.say('terminal.powers.none') : left.join(', ');
  return words.say('terminal.powers.left', { seat: words.seat(seat), powers });
}

/** Hand, counts, spent cards and powers; on a map round, land, flags. */
export function belongings({ seat, sight: { view } }: SeatState, words: TerminalGameWords): readonly string[] {
  const { seats, board } = words.rules;
  if (!board.isGrid) {
    const round = roundText(view, words);
    return [`${round.slice(0, 1).toUpperCase()}${round.slice(1)}. ${seats.map((each) => holdingsText(view, each, words)).join(' ')}`];
  }
  const powers = words.rules.powers.length === 0 ? [] : seats.map((each) => powersText(view, each, words));
  const powerLines = powers.length === 0 ? [] : [`${words.say('terminal.powers.title')}. ${powers.join('; ')}.`];
  if (view.piles.length === 0) return powerLines;
  return [
    ...handText(view, seat, words),
    ...seats.map((each) => words.say('terminal.cards.counts', { seat: words.seat(each), ...cardCounts(view, each) })),
    ...seats.filter((each) => spentOf(view, each).length > 0).map((each) => spentText(view, each, words)),
    ...powerLines,
  ];
}

/** The effect of cards and powers, the spent ones, and the content of piles and bags; in line mode (`isTyped`) with the words to type. */
export function aboutLines({ seat, sight: { view } }: SeatState, words: TerminalGameWords, isTyped = false): readonly string[] {
  const { rules } = words;
  const line = (name: string, about: string): string => words.say('terminal.about.line', { name, about });
  const nameOf = (name: string, id: string): string => (isTyped ? `${name} (${id})` : name);
  const cardLines = (cards: readonly string[]): readonly string[] =>
    cards.map((card) => line(nameOf(words.messages.card(card), card), words.messages.cardAbout(card)));
  if (!rules.board.isGrid)
    return [
      ...cardLines(rules.decks?.cardKinds ?? []),
      ' ',
      pileLine(view, words),
      ' ',
      ...rules.seats.map((each) => bagText(view, each, seat, words)),
    ];
  const hasCards = view.piles.length > 0;
  const hand = cardLines(handOf(view, seat));
  const deeds = hasCards ? (rules.extension?.deeds ?? []).filter(({ id }) => ['cards', 'exchange', 'defend'].includes(id)) : rules.powers;
  return [
    ...hand,
    ...(hand.length === 0 ? [] : [' ']),
    ...deeds.map((deed) =>
      line(isTyped ? nameOf(words.messages.deed(deed.id), deed.id) : bearersOf(deed, seat, words), words.messages.deedAbout(deed.id)),
    ),
    ...(hasCards ? [] : [runners(seat, words)]),
    ' ',
    ...(hasCards ? [] : [words.say('terminal.powers.title')]),
    ...rules.seats.map((each) => (hasCards ? spentText(view, each, words) : powersText(view, each, words))),
  ];
}

/** Remote attack (Cad Bane). */
function bearersOf({ id, bearers }: Deed | CountedPower, seat: Seat, words: TerminalGameWords): string {
  if (bearers === undefined) return words.messages.deed(id);
  return words.say('terminal.about.bearers', { power: words.messages.deed(id), kinds: namesOf(bearers, seat, words) });
}

/** A runner needs no menu, so the page would not mention it. */
function runners(seat: Seat, words: TerminalGameWords): string {
  const kinds = armyKinds(words.rules).flatMap(({ id, moves }) => (moves === 'run' ? [id] : []));
  return words.say('terminal.about.runners', { kinds: namesOf(kinds, seat, words) });
}

function namesOf(kinds: readonly string[], seat: Seat, words: TerminalGameWords): string {
  return [...new Set(kinds.map((kind) => words.name(seat, kind)))].join(', ');
}

/** On a map: the moves of the turn and the cards on the table; `end` is the key or word that ends the turn. */
export function affairs(view: View, words: TerminalGameWords, end = 'e'): readonly string[] {
  const { moves = 0, mustMove = 0 } = view.notes;
  const drawn = cardsIn(view, 'drawn');
  const piece = view.placing?.kind;
  const isChoosing = view.waiting?.decision === 'card' && view.deeds.length > 0;
  const unplayable = isChoosing ? [...new Set(drawn)].filter((card) => !view.deeds.some(({ cards }) => cards?.includes(card))) : [];
  const isActing = view.waiting?.decision === 'act';
  return [
    ...(isActing ? [words.say('terminal.map.moves', { count: moves, due: mustMove === 1 ? 'yes' : 'no', end })] : []),
    ...(piece === undefined ? [] : [words.say('terminal.map.toPlace', { kind: words.kind(view.turn, piece) })]),
    ...(drawn.length === 0 ? [] : [words.say('terminal.map.drawn', { cards: cardNames(drawn, words) })]),
    ...(unplayable.length === 0 ? [] : [words.say('terminal.map.unplayable', { cards: cardNames(unplayable, words) })]),
  ];
}

/** F for the own flag once it is on the board, then the letters of the captured flags. */
export function flagsText(view: View, seat: Seat, words: TerminalGameWords): string {
  const { hasFlag, holds, isGone } = holdingsOf(view, words.rules.board, seat);
  const own = isBeforePlay(view) ? '' : hasFlag ? 'F' : '-';
  const flags = `${own}${holds.map(seatLetter).join('')}`;
  return isGone ? words.say('terminal.map.gone', { flags }) : flags;
}

function holdingsText(view: View, seat: Seat, words: TerminalGameWords): string {
  const { hasFlag, holds, isGone, ...counts } = holdingsOf(view, words.rules.board, seat);
  return words.say('terminal.map.holdings', {
    seat: words.seat(seat),
    letter: seatLetter(seat),
    territories: counts.territories,
    cities: counts.cities,
    bag: counts.bag,
    flag: hasFlag ? 'yes' : 'no',
    held: holds.length,
    holds: holds.map((other) => words.seat(other)).join(', '),
    gone: isGone ? 'yes' : 'no',
  });
}

/** Which round it is, and which is the last. */
export function roundText({ notes, options: { turnLimit } }: View, words: TerminalGameWords): string {
  return words.say('terminal.map.round', { round: notes.round ?? 0, limit: Number(turnLimit) > 0 ? turnLimit : 0 });
}

/** The losses or the bag of each side, and the discarded cards. */
export function capturedLines({ seat: reader, sight: { view } }: SeatState, words: TerminalGameWords): readonly string[] {
  const { seats, hasBags } = words.rules;
  if (!hasBags) return seats.map((seat) => words.lostBy(seat, view.captured));
  return [...seats.map((seat) => bagText(view, seat, reader, words)), pileLine(view, words)];
}

function pileLine(view: View, words: TerminalGameWords): string {
  const discarded = cardsIn(view, 'discard');
  const pile = view.piles.find(({ id }) => id === 'draw')?.count ?? 0;
  return words.say('terminal.map.piles', { pile, count: discarded.length, cards: cardNames(discarded, words) });
}

/** The pieces in a bag by name, as far as the reader knows them. */
function bagText(view: View, seat: Seat, reader: Seat, words: TerminalGameWords): string {
  const { bag } = holdingsOf(view, words.rules.board, seat);
  const known = view.captured.flatMap(({ seat: owner, kind }) => (owner === seat && kind !== undefined && kind !== 'flag' ? [kind] : []));
  return words.say('terminal.map.bagOf', {
    seat: words.seat(seat),
    own: seat === reader ? 'yes' : 'no',
    count: bag,
    hidden: bag - known.length,
    known: known.length,
    pieces: words.countedKinds(seat, known).join(', '),
  });
}

function cardsIn(view: View, id: string): readonly string[] {
  return view.piles.find((pile) => pile.id === id)?.cards ?? [];
}

/** Blitz! x2, Traitor. */
function cardNames(cards: readonly string[], words: TerminalGameWords): string {
  const names = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 1 ? words.messages.card(card) : `${words.messages.card(card)} x${count}`;
  });
  return names.join(', ');
}

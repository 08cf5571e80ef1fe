// The cards: drawing, spending, the mulligan, the exchange and the refill.

import type { NaiveSeat } from '../../types.ts';
import type { CardsState, NaivePerSeat, NaivePile } from './state.ts';

const FULL_HAND = 3;

/** Up to `count` cards go from the top of the draw pile, its end, into the hand. */
export function drawCards(state: CardsState, seat: NaiveSeat, count: number): CardsState {
  const pile = state.draw[seat];
  const top = pile.at(-1);
  if (count <= 0 || top === undefined) return state;
  const drawn: CardsState = {
    ...state,
    draw: withPile(state.draw, seat, pile.slice(0, -1)),
    hand: withPile(state.hand, seat, [...state.hand[seat], top]),
  };
  return drawCards(drawn, seat, count - 1);
}

/** BC-4: the starting hand. */
export function drawStartingHand(state: CardsState, seat: NaiveSeat): CardsState {
  return drawCards(state, seat, FULL_HAND);
}

/** BC-4, AUD-5: all cards go under the pile in the order of these places, each below the one before, and three new ones are drawn. */
export function mulligan(state: CardsState, seat: NaiveSeat, places: string): CardsState {
  const hand = state.hand[seat];
  const emptied = [...places].reduce((now, place) => putUnderPile(now, seat, hand[Number(place) - 1] ?? ''), state);
  return drawCards(emptied, seat, FULL_HAND);
}

/** BC-6 (a). */
export function exchange(state: CardsState, seat: NaiveSeat, card: string): CardsState {
  return drawCards(putUnderPile(state, seat, card), seat, 1);
}

/** BC-10, U-20. */
export function refill(state: CardsState, seat: NaiveSeat): CardsState {
  const missing = FULL_HAND - state.hand[seat].length;
  return drawCards(state, seat, state.options.refillToThree ? missing : Math.min(1, missing));
}

/** BC-9: a card is played face up and never comes back. */
export function spend(state: CardsState, seat: NaiveSeat, card: string | undefined): CardsState {
  if (card === undefined) return state;
  return { ...takeFromHand(state, seat, card), spent: withPile(state.spent, seat, [...state.spent[seat], card]) };
}

/** BC-11: a card is laid on the table face down. */
export function announce(state: CardsState, seat: NaiveSeat, card: string): CardsState {
  return { ...takeFromHand(state, seat, card), announced: card };
}

/** BC-11: the card on the table is turned over and joins the spent ones. */
export function uncover(state: CardsState, seat: NaiveSeat): CardsState {
  if (state.announced === undefined) return state;
  return { ...state, announced: undefined, spent: withPile(state.spent, seat, [...state.spent[seat], state.announced]) };
}

function putUnderPile(state: CardsState, seat: NaiveSeat, card: string): CardsState {
  return { ...takeFromHand(state, seat, card), draw: withPile(state.draw, seat, [card, ...state.draw[seat]]) };
}

function takeFromHand(state: CardsState, seat: NaiveSeat, card: string): CardsState {
  if (!state.hand[seat].includes(card)) throw new Error(`${seat} does not hold ${card}`);
  return {
    ...state,
    hand: withPile(
      state.hand,
      seat,
      state.hand[seat].filter((held) => held !== card),
    ),
  };
}

function withPile(piles: NaivePerSeat<NaivePile>, seat: NaiveSeat, pile: NaivePile): NaivePerSeat<NaivePile> {
  return seat === 'red' ? { red: pile, blue: piles.blue } : { red: piles.red, blue: pile };
}

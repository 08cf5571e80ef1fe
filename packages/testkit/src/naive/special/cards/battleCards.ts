// Battle Cards written a second time in the plainest way: the start, the intents one by one, and the game as others see it.

import { isOnBoard } from '../../board.ts';
import type { NaiveSeat } from '../../types.ts';
import type { NaiveSetup, NaiveSpecial } from '../types.ts';
import { actorOf, legalIntents } from './legal.ts';
import { lookAt } from './look.ts';
import { drawStartingHand, mulligan } from './piles.ts';
import { ATTACK_CARDS, type CardsPiece, type CardsState, MOVEMENT_CARDS, type NaivePerSeat, type NaivePile } from './state.ts';
import { beginTurn, exchangeCard, fight, go, passAfterSwap, swap } from './turn.ts';

/** BC-1 to BC-5: both seats have drawn their hands and are asked for a mulligan, unless the game has begun before. */
export function startBattleCards(setup: NaiveSetup): NaiveSpecial {
  const { decks, cards } = setup;
  if (decks !== undefined) return gameOf(drawStartingHand(drawStartingHand(layOut(setup, decks), 'red'), 'blue'));
  if (cards === undefined) throw new Error('Battle Cards needs two decks');
  const { red, blue } = cards;
  const laidOut = layOut(setup, { red: red.draw, blue: blue.draw });
  return gameOf(beginTurn({ ...laidOut, hand: { red: red.hand, blue: blue.hand }, spent: { red: red.spent, blue: blue.spent } }));
}

function layOut(setup: NaiveSetup, draw: NaivePerSeat<NaivePile>): CardsState {
  const pieces: readonly CardsPiece[] = setup.pieces.map((piece, id) => {
    if (!isOnBoard(setup.rules, piece.cell)) throw new Error(`${piece.cell} is no square to stand on`);
    if (setup.pieces.some((other) => other !== piece && other.cell === piece.cell)) throw new Error(`two pieces on ${piece.cell}`);
    return { id, seat: piece.seat, kind: piece.kind, cell: piece.cell, moved: false, ran: false, shown: false };
  });
  const { refillHand, hiddenAttackCards, swapThenAttack, exchangeSaves } = setup.options;
  return {
    rules: setup.rules,
    options: {
      refillToThree: refillHand === 'toThree',
      hiddenAttackCards: hiddenAttackCards === 'on',
      swapThenAttack: swapThenAttack === 'on',
      exchangeSaves: exchangeSaves === 'on',
    },
    pieces,
    toMove: setup.starter,
    history: [],
    chase: { red: 0, blue: 0 },
    quiet: 0,
    result: undefined,
    question: { ask: 'mulligan', red: undefined },
    captured: (setup.captured ?? []).map(({ seat, kind }) => `${seat} ${kind}`),
    hand: { red: [], blue: [] },
    draw,
    spent: { red: [], blue: [] },
    announced: undefined,
    exchanged: { red: false, blue: false },
    captureThisTurn: false,
    piecesAtTurnStart: pieces,
  };
}

function gameOf(state: CardsState): NaiveSpecial {
  const legal = legalIntents(state);
  return {
    legal,
    actor: actorOf(state),
    look: lookAt(state),
    play(intent) {
      if (!legal.includes(intent)) throw new Error(`${intent} is not legal here`);
      return gameOf(after(state, intent.split(' ')));
    },
  };
}

/** The intent is known to be legal. */
function after(state: CardsState, words: readonly string[]): CardsState {
  const [verb = '', first = '', second = '', ...cards] = words;
  switch (verb) {
    case 'mulligan':
      return afterMulligan(state, words.slice(1));
    case 'move':
      return go(state, first, second, undefined, undefined, false);
    case 'cards':
      if (cards.includes('swap')) return swap(state, first, second);
      return go(
        state,
        first,
        second,
        cards.find((card) => MOVEMENT_CARDS.includes(card)),
        cards.find((card) => ATTACK_CARDS.includes(card)),
        // AUD-6: hidden unless it is said to lie open.
        state.options.hiddenAttackCards && !cards.includes('open'),
      );
    case 'exchange':
      return exchangeCard(state, first);
    case 'defend':
    case 'pass':
      return state.question.ask === 'defend'
        ? fight(state, state.question.attack, verb === 'defend' ? first : undefined)
        : passAfterSwap(state);
    default:
      throw new Error(`nobody knows what ${verb} means`);
  }
}

/** BC-4, U-29: nothing happens until both have answered; then red before blue. */
function afterMulligan(state: CardsState, answer: readonly string[]): CardsState {
  if (state.question.ask !== 'mulligan') throw new Error('the mulligan is over');
  const { red } = state.question;
  if (red === undefined) return { ...state, question: { ask: 'mulligan', red: answer } };
  return beginTurn(answered(answered(state, 'red', red), 'blue', answer));
}

function answered(state: CardsState, seat: NaiveSeat, [word, places = '123']: readonly string[]): CardsState {
  return word === 'yes' ? mulligan(state, seat, places) : state;
}

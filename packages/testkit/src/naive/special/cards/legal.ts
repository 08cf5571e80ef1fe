// Every intent that answers the question now open.

import { pieceOn, reachOf } from '../../board.ts';
import { naiveMoves, opponentOf } from '../../game.ts';
import type { NaiveSeat } from '../../types.ts';
import { cardReach, swapPairs } from './reach.ts';
import { ATTACK_CARDS, type CardsPiece, type CardsState, DEFENCE_CARDS, MOVEMENT_CARDS } from './state.ts';

/** The seat that has to answer now. Both are asked for a mulligan; red comes first. */
export function actorOf(state: CardsState): NaiveSeat | undefined {
  if (state.result !== undefined) return undefined;
  if (state.question.ask === 'mulligan') return state.question.red === undefined ? 'red' : 'blue';
  return state.question.ask === 'defend' ? opponentOf(state.toMove) : state.toMove;
}

/** AUD-5: which card goes under the pile first, second and third, by its place in the hand; in the order of drawing by default. */
const MULLIGANS = ['no', 'yes', 'yes 132', 'yes 213', 'yes 231', 'yes 312', 'yes 321'].map((answer) => `mulligan ${answer}`);

export function legalIntents(state: CardsState): readonly string[] {
  if (state.result !== undefined) return [];
  switch (state.question.ask) {
    case 'mulligan':
      return MULLIGANS;
    case 'act':
      return [...movingIntents(state), ...exchangeIntents(state)];
    case 'defend':
      return [...held(state, opponentOf(state.toMove), DEFENCE_CARDS).map((card) => `defend ${card}`), 'pass'];
    case 'follow':
      return [...plainAttacksWithCard(state), 'pass'];
  }
}

/** The intents that save a player from losing by immobility. BC-60: everything but an exchange; AUD-7: with the option an exchange too. */
export function savingIntents(state: CardsState): readonly string[] {
  return [...movingIntents(state), ...(state.options.exchangeSaves ? exchangeIntents(state) : [])];
}

function movingIntents(state: CardsState): readonly string[] {
  const plain = naiveMoves(state).map(({ from, to }) => `move ${from} ${to}`);
  return [...plain, ...plainAttacksWithCard(state), ...movementCardIntents(state), ...swapIntents(state)];
}

/** D-21: asked whenever cards are left in the hand; otherwise the missing question would reveal them. */
export function canFollowSwap(state: CardsState): boolean {
  return state.options.swapThenAttack && state.hand[state.toMove].length > 0;
}

/** BC-61: a turn with a card is not counted by the repetition rules, so they do not forbid it either. */
function plainAttacksWithCard(state: CardsState): readonly string[] {
  return plainAttacks(state).flatMap(({ piece, to }) => attacksFor(state, piece).map((attack) => `cards ${piece.cell} ${to} ${attack}`));
}

/** BC-7: a movement card, and where it ends on an enemy perhaps an attack card too. */
function movementCardIntents(state: CardsState): readonly string[] {
  const intents: string[] = [];
  for (const card of held(state, state.toMove, MOVEMENT_CARDS)) {
    for (const piece of ownPieces(state)) {
      for (const to of cardReach(card, state.rules, state.pieces, piece)) {
        intents.push(`cards ${piece.cell} ${to} ${card}`);
        if (pieceOn(state.pieces, to) === undefined) continue;
        for (const attack of attacksFor(state, piece)) intents.push(`cards ${piece.cell} ${to} ${card} ${attack}`);
      }
    }
  }
  return intents;
}

function swapIntents(state: CardsState): readonly string[] {
  if (held(state, state.toMove, ['swap']).length === 0) return [];
  return swapPairs(state.pieces, state.toMove).map(([first, second]) => `cards ${first.cell} ${second.cell} swap`);
}

/** BC-6, BC-59: never twice in a row, and never with an empty pile. */
function exchangeIntents(state: CardsState): readonly string[] {
  if (state.exchanged[state.toMove] || state.draw[state.toMove].length === 0) return [];
  return state.hand[state.toMove].map((card) => `exchange ${card}`);
}

function plainAttacks(state: CardsState): readonly { readonly piece: CardsPiece; readonly to: string }[] {
  return ownPieces(state).flatMap((piece) =>
    reachOf(state.rules, state.pieces, piece)
      .filter((to) => pieceOn(state.pieces, to) !== undefined)
      .map((to) => ({ piece, to })),
  );
}

/** The attack cards that a piece may take, with 'open' behind those that could have been hidden (AUD-6). BC-57: only hidden can a spy attack card be played with another piece. */
function attacksFor(state: CardsState, piece: CardsPiece): readonly string[] {
  const cards = held(state, state.toMove, ATTACK_CARDS);
  const useful = cards.filter((card) => card !== 'spyAttack' || piece.kind === 'spy');
  return state.options.hiddenAttackCards ? [...cards, ...useful.map((card) => `${card} open`)] : useful;
}

function ownPieces(state: CardsState): readonly CardsPiece[] {
  return state.pieces.filter((piece) => piece.seat === state.toMove);
}

function held(state: CardsState, seat: NaiveSeat, cards: readonly string[]): readonly string[] {
  return state.hand[seat].filter((card) => cards.includes(card));
}

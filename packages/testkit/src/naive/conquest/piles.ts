// The three piles of cards, the bag, and the luck that both need (CQ-20, CQ-21, U-69, D-81).

import { bagOf, changeBag, type NaiveConquestState, UNMARKED } from './state.ts';
import { LuckMissing } from './types.ts';

/** CQ-20, U-69: cards go one by one from the top of the draw pile onto the table; an empty pile is made anew from the discards. */
export function drawCards(state: NaiveConquestState, count: number): NaiveConquestState {
  if (count <= 0) return state;
  if (state.draw.length === 0) {
    // Every card lies on the table already.
    if (state.discard.length === 0) return state;
    return drawCards(shuffleDiscardsIn(state), count);
  }
  const top = state.draw.slice(-1);
  return drawCards({ ...state, draw: state.draw.slice(0, -1), drawn: [...state.drawn, ...top] }, count - 1);
}

/** CQ-20: the cards on the table are discarded, the top one first. U-70, D-81: the traitor among them makes one new pile of all cards. */
export function discardDrawn(state: NaiveConquestState): NaiveConquestState {
  const cleared = { ...state, drawn: [], discard: [...state.discard, ...state.drawn.toReversed()] };
  return state.drawn.includes('traitor') ? shuffleDiscardsIn(cleared) : cleared;
}

/** A piece comes out of the bag of the seat in turn; it stays in the bag lines until it is placed. */
export function drawFromBag(state: NaiveConquestState): { readonly state: NaiveConquestState; readonly kind: string } {
  const kinds = bagOf(state, state.turn).map((piece) => piece.kind);
  const kind = state.luck.drawn;
  if (kind === undefined) throw new LuckMissing({ drawnFrom: kinds });
  if (!kinds.includes(kind)) throw new Error(`there is no ${kind} in the bag of ${state.turn}`);
  const used = { ...state, luck: { ...state.luck, drawn: undefined } };
  return { state: mixBag(used), kind };
}

/** A draw mixes the bag: its pieces are unknown to the others again. */
export function mixBag(state: NaiveConquestState): NaiveConquestState {
  return changeBag(state, state.turn, () => UNMARKED);
}

export function assertLuckUsed(state: NaiveConquestState): void {
  if (state.luck.drawn !== undefined) throw new Error(`nothing was drawn from a bag, and yet the luck says ${state.luck.drawn}`);
  if (state.luck.shuffles.length > 0) throw new Error(`${state.luck.shuffles.length} shuffles too many`);
}

function shuffleDiscardsIn(state: NaiveConquestState): NaiveConquestState {
  const cards = [...state.discard, ...state.draw];
  const [shuffled, ...later] = state.luck.shuffles;
  if (shuffled === undefined) throw new LuckMissing({ shuffleOf: cards });
  if (shuffled.toSorted().join() !== cards.toSorted().join())
    throw new Error(`a shuffle of ${cards.join()} cannot give ${shuffled.join()}`);
  return { ...state, discard: [], draw: shuffled, luck: { ...state.luck, shuffles: later } };
}

// The seven action cards: which can be played now, and what each does (8.6).

import { beat, withVictory } from './flags.ts';
import { drawFromBag, mixBag } from './piles.ts';
import { enemyPairs, freeZones, freeZonesBeside, ownZones } from './reach.ts';
import { bagOf, changeBag, changeOn, type NaiveConquestState, pieceOn, show, shownTo, UNMARKED } from './state.ts';
import { endCardPart } from './turn.ts';

/** The last column of the table in 8.6. */
export function isPlayable(state: NaiveConquestState, card: string): boolean {
  const seat = state.turn;
  const bag = bagOf(state, seat);
  const own = ownZones(state, seat);
  switch (card) {
    case 'reinforcement':
      return bag.length > 0 && freeZonesBeside(state, seat).length > 0;
    case 'surpriseAttack':
      return bag.length > 0 && freeZones(state).length > 0;
    case 'regroup':
      // U-78.
      return own.length >= 2;
    case 'secretInformation':
      // U-75.
      return own.some((zone) => pieceOn(state, zone)?.kind === 'spy') && enemyPairs(state, seat).length > 0;
    case 'newSpy':
      return bag.some((piece) => piece.kind === 'spy') && freeZones(state).length > 0;
    case 'blitz':
    case 'traitor':
      return true;
    default:
      throw new Error(`there is no card ${card}`);
  }
}

export function playCard(state: NaiveConquestState, card: string): NaiveConquestState {
  switch (card) {
    case 'reinforcement':
    case 'surpriseAttack': {
      const drawn = drawFromBag(state);
      return { ...drawn.state, question: { ask: 'place', card, kind: drawn.kind } };
    }
    case 'newSpy': {
      const known = changeBag(mixBag(state), state.turn, (piece) => (piece.kind === 'spy' ? shownTo(piece, state.seats) : {}));
      return { ...known, question: { ask: 'place', card, kind: 'spy' } };
    }
    case 'blitz':
      return endCardPart({ ...state, moves: state.moves + 2 });
    case 'regroup':
      return { ...state, question: { ask: 'regroup' } };
    case 'secretInformation': {
      // U-86: the bag proves that the spy is on the board.
      const proven = changeBag(state, state.turn, (piece) => shownTo(piece, state.seats));
      return { ...proven, question: { ask: 'look' } };
    }
    case 'traitor':
      return { ...state, question: { ask: 'accuse' } };
    default:
      throw new Error(`there is no card ${card}`);
  }
}

export function placesFor(state: NaiveConquestState, card: string): readonly string[] {
  return card === 'reinforcement' ? freeZonesBeside(state, state.turn) : freeZones(state);
}

/** Pieces of one kind in a bag that has just been mixed are alike, so any of them will do. */
export function place(state: NaiveConquestState, kind: string, zone: string): NaiveConquestState {
  const drawn = bagOf(state, state.turn).find((piece) => piece.kind === kind);
  if (drawn === undefined) throw new Error(`the ${kind} is not in the bag`);
  return endCardPart({ ...state, pieces: state.pieces.map((piece) => (piece === drawn ? { ...piece, zone } : piece)) });
}

/** U-78: two pieces are written as three, the second one twice. */
export function regroup(state: NaiveConquestState, zones: readonly string[]): NaiveConquestState {
  return { ...state, question: { ask: 'rearrange', zones: [...new Set(zones)] } };
}

/** U-85: the piece of each old zone goes to the new zone in the same place of the list, and no other seat knows which went where. */
export function rearrange(state: NaiveConquestState, from: readonly string[], to: readonly string[]): NaiveConquestState {
  const pieces = state.pieces.map((piece) => {
    const place = piece.zone === undefined ? -1 : from.indexOf(piece.zone);
    return place === -1 ? piece : { ...piece, zone: to[place], ...UNMARKED };
  });
  return endCardPart({ ...state, pieces });
}

export function lookAtTwo(state: NaiveConquestState, first: string, second: string): NaiveConquestState {
  return endCardPart(show(show(state, first, [state.turn]), second, [state.turn]));
}

/** U-76, U-88. Only a seat with a flag on the board draws cards (CQ-41), so the accuser never gets its own flag back here. */
export function accuse(state: NaiveConquestState, kind: string, zone: string): NaiveConquestState {
  const accused = pieceOn(state, zone);
  if (accused?.kind !== kind) return endCardPart(show(state, zone, [state.turn]));
  const beaten = beat(changeOn(state, zone, shownTo(accused, state.seats)), zone, state.turn);
  const judged = kind === 'flag' ? withVictory(beaten) : beaten;
  return judged.result === undefined ? endCardPart(judged) : judged;
}

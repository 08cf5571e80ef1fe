// The whole position as sorted lines of text.

import { askedSeats } from './legal.ts';
import type { NaiveConquestState, NaiveMapPiece } from './state.ts';

export function lookAt(state: NaiveConquestState): readonly string[] {
  const { started, result, planting } = state;
  const lines = [
    ...(started ? [] : [...state.claims].map(([territory, seat]) => `claim ${territory} ${seat}`)),
    ...state.pieces.map(pieceLine),
    ...[...state.flags].map(([flag, holder]) => `flag ${flag} ${holder}`),
    ...(planting === undefined ? [] : [`planting ${planting}`]),
    `turn ${state.turn}`,
    ...(started ? [`moves ${state.moves}`, `round ${state.round}`] : []),
    // When the game is over, nothing is due any more.
    ...(started && state.must && result === undefined ? ['must'] : []),
    listLine('draw', state.draw),
    listLine('drawn', state.drawn),
    listLine('discard', state.discard),
    ...(state.gone.length === 0 ? [] : [listLine('gone', state.gone)]),
    result === undefined
      ? listLine(`waiting ${state.question.ask}`, askedSeats(state))
      : listLine(`ended ${result.ending}`, result.winners),
  ];
  return lines.sort();
}

function pieceLine(piece: NaiveMapPiece): string {
  const shown = piece.shown.length === 0 ? '' : ` shown ${piece.shown.join(',')}`;
  if (piece.zone === undefined) return `bag ${piece.seat} ${piece.kind}${shown}`;
  return `piece ${piece.seat} ${piece.kind} ${piece.zone}${piece.moved ? ' moved' : ''}${piece.ran ? ' ran' : ''}${shown}`;
}

/** An empty list is a line that ends after its name. */
function listLine(name: string, items: readonly string[]): string {
  return items.length === 0 ? name : `${name} ${items.join(',')}`;
}

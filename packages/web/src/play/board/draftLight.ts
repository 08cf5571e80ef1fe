/** What is lit on the map while territories are shared out: those that are open, the one that would be taken, and its neighbours. */

import { landClaims, neighbouringTerritories, zonesOfTerritory } from '@flagfall/editions';
import type { Board, Cell, Seat, View } from '@flagfall/engine';
import type { DraftLight } from '../../board/boardTypes.ts';
import type { PlayModel } from '../playModel.ts';

/** `aimed` is the zone under the finger, or in the selection. Undefined while nothing is shared out. */
export function draftLight(view: View, board: Board, seat: Seat, aimed: Cell | undefined): DraftLight | undefined {
  if (view.waiting?.decision !== 'draft') return undefined;
  const claims = landClaims(view, board);
  const open = [...board.tags].flatMap(([tag, [first]]) => (tag.startsWith('territory:') && !claims.has(first) ? [first] : []));
  const lit = aimed === undefined ? undefined : zonesOfTerritory(board, aimed)[0];
  if (lit === undefined || !open.includes(lit)) return { seat, open, lit: undefined, beside: [] };
  return { seat, open, lit, beside: neighbouringTerritories(board, lit) };
}

/** The light of a game: the territory that waits to be confirmed, or the one that is pointed at. */
export function draftOf({ state, pointed, rules }: PlayModel, view: View): DraftLight | undefined {
  const { turn, selection } = state.value;
  if (turn?.isActing !== true) return undefined;
  const { pending } = selection;
  return draftLight(view, rules.board, turn.seat, pending?.type === 'deed' ? pending.cells?.[0] : pointed.value.cell);
}

/** How many neighbours of the lit territory are whose. */
export interface DraftNeighbours {
  readonly own: number;
  readonly others: number;
  readonly free: number;
}

export function draftNeighbours(view: View, board: Board, { seat, beside }: DraftLight): DraftNeighbours {
  const claims = landClaims(view, board);
  const owners = beside.map((cell) => claims.get(cell)?.[0]);
  const own = owners.filter((owner) => owner === seat).length;
  const free = owners.filter((owner) => owner === undefined).length;
  return { own, others: owners.length - own - free, free };
}

/** Territories of a map as a player reads them: their zones, their owners, the flags. */

import { type Board, type Cell, neighboursOf, SEATS, type Seat, seatIndex, type View } from '@flagfall/engine';

const TERRITORY = 'territory:';

/** The id of a zone's territory. */
export function territoryOf(board: Board, cell: Cell): string | undefined {
  for (const [tag, cells] of board.tags) if (tag.startsWith(TERRITORY) && cells.includes(cell)) return tag.slice(TERRITORY.length);
  return undefined;
}

/** All zones of the territory of one of them. */
export function zonesOfTerritory(board: Board, cell: Cell): readonly Cell[] {
  return board.tags.get(`${TERRITORY}${territoryOf(board, cell)}`) ?? [cell];
}

/** Each territory that shares a border with that of a zone, by one of its zones; mountains are no border. */
export function neighbouringTerritories(board: Board, cell: Cell): readonly Cell[] {
  const own = zonesOfTerritory(board, cell);
  const around = own.flatMap((zone) => neighboursOf(board, board.indexOf.get(zone)!)).map((at) => board.cells[at]);
  return [...new Set(around.filter((zone) => !own.includes(zone)).map((zone) => zonesOfTerritory(board, zone)[0]))];
}

export function hasCity(board: Board, cell: Cell): boolean {
  const cities = board.tags.get('city') ?? [];
  return zonesOfTerritory(board, cell).some((zone) => cities.includes(zone));
}

/** What a side has on a map. */
export interface Holdings {
  readonly territories: number;
  readonly cities: number;
  /** Captured pieces that wait in its bag. */
  readonly bag: number;
  /** Its own flag stands on the board. */
  readonly hasFlag: boolean;
  /** The seats whose flags it holds. */
  readonly holds: readonly Seat[];
  readonly isGone: boolean;
}

export function holdingsOf(view: View, board: Board, seat: Seat): Holdings {
  const claims = landClaims(view, board);
  const controlled = [...board.tags].filter(([tag, [cell]]) => tag.startsWith(TERRITORY) && isControlledBy(claims.get(cell), seat));
  const hasFlag = flagHolder(view, seat) === undefined;
  return {
    territories: controlled.length,
    cities: controlled.filter(([, cells]) => hasCity(board, cells[0])).length,
    bag: view.captured.filter((piece) => piece.seat === seat).length - (hasFlag ? 0 : 1),
    hasFlag,
    holds: SEATS.filter((other) => flagHolder(view, other) === seat),
    isGone: hasSeatLeft(view, seat),
  };
}

/** CQ-26: the seats with pieces in the territory of each zone, in the order of the table: one controls it, several contest it, and land without pieces is left out. */
export function landClaims(view: Pick<View, 'pieces' | 'homes' | 'deployed'>, board: Board): ReadonlyMap<Cell, readonly Seat[]> {
  const owners = ownersOf(view);
  const claims = new Map<Cell, readonly Seat[]>();
  for (const [tag, cells] of board.tags) {
    if (!tag.startsWith(TERRITORY)) continue;
    const present = new Set(cells.map((cell) => owners.get(cell)));
    const seats = SEATS.filter((seat) => present.has(seat));
    if (seats.length > 0) for (const cell of cells) claims.set(cell, seats);
  }
  return claims;
}

function isControlledBy(seats: readonly Seat[] | undefined, seat: Seat): boolean {
  return seats?.length === 1 && seats[0] === seat;
}

/** The seat whose piece stands on each zone. Before play begins, a seat owns the zones it has drafted. */
function ownersOf({ pieces, homes, deployed }: Pick<View, 'pieces' | 'homes' | 'deployed'>): ReadonlyMap<Cell, Seat> {
  if (!isBeforePlay({ homes, deployed })) return new Map(pieces.map(({ cell, seat }) => [cell, seat]));
  return new Map(SEATS.flatMap((seat) => (homes[seat] ?? []).map((cell): [Cell, Seat] => [cell, seat])));
}

/** Whether play has not begun: the seats draft or deploy. */
export function isBeforePlay({ homes, deployed }: Pick<View, 'homes' | 'deployed'>): boolean {
  return Object.keys(homes).length > 0 || deployed.length === 0;
}

/** The seat that holds the flag of a seat; undefined while it stands on the board. */
export function flagHolder({ notes }: View, seat: Seat): Seat | undefined {
  return SEATS[(notes[flagNoteOf(seat)] ?? 0) - 1];
}

/** The note with the holder of a seat's flag, by id. */
export function flagNoteOf(seat: Seat): string {
  return `flagOf${seat[0].toUpperCase()}${seat.slice(1)}`;
}

export function hasSeatLeft({ notes }: View, seat: Seat): boolean {
  return (((notes.gone ?? 0) >> seatIndex(seat)) & 1) === 1;
}

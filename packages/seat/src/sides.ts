/** What each side of a game has, by its edition and a view: the side of the board it looks from, its army, its cards and its powers. */

import {
  type Cell,
  type Chance,
  type Deployment,
  type DeploymentFault,
  deploymentFaults,
  type PieceKind,
  type PowerView,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  type View,
  type Viewer,
} from '@flagfall/engine';

/** A seat that deploys at the northern edge sees the board turned round; a map is never turned. */
export function isTurned({ board, homes }: Rules, viewer: Viewer): boolean {
  return viewer !== 'audience' && board.isGrid && !homes[seatIndex(viewer)].some((cell) => board.layout[cell].row === 0);
}

/** The seats, enemies first. */
export function readerLast({ seats }: Rules, reader: Viewer): readonly Seat[] {
  return seats.toSorted((one, other) => Number(one === reader) - Number(other === reader));
}

/** The kinds that fight in a game, in the order of its edition. */
export function armyKinds({ kinds, army }: Rules): readonly PieceKind[] {
  return kinds.filter((_, number) => army[number] > 0);
}

export interface CardCounts {
  readonly hand: number;
  readonly pile: number;
  readonly spent: number;
}

export function cardCounts(view: View, seat: Seat): CardCounts {
  const count = (name: 'hand' | 'draw' | 'spent'): number => pileOf(view, seat, name)?.count ?? 0;
  return { hand: count('hand'), pile: count('draw'), spent: count('spent') };
}

/** The cards that the viewer holds. */
export function handOf(view: View, seat: Seat): readonly string[] {
  return pileOf(view, seat, 'hand')?.cards ?? [];
}

export function spentOf(view: View, seat: Seat): readonly string[] {
  return pileOf(view, seat, 'spent')?.cards ?? [];
}

/** Pile names are like `hand red`. */
export function pileOf(view: View, seat: Viewer, name: 'hand' | 'draw' | 'spent'): View['piles'][number] | undefined {
  return view.piles.find((pile) => pile.id === `${name} ${seat}`);
}

/** What a side has left. */
export function powersLeft(view: View, seat: Seat): readonly PowerView[] {
  return view.powers.filter((power) => power.seat === seat);
}

/** The faults of the army; empty when it may be deployed. */
export function armyFaults(rules: Rules, seat: Seat, army: Deployment, home?: readonly Cell[]): readonly DeploymentFault[] {
  return deploymentFaults(rules, seatIndex(seat), army, home && numbersOf(rules, home));
}

export function randomArmy(rules: Rules, seat: Seat, chance: Chance, home?: readonly Cell[]): Deployment {
  return sampleDeployment(rules, seatIndex(seat), chance, home && numbersOf(rules, home));
}

/** The same army with two cells swapped; either may be empty. */
export function swapped(army: Deployment, one: Cell, other: Cell): Deployment {
  const entries = Object.entries({ ...army, [one]: army[other], [other]: army[one] });
  return Object.fromEntries(entries.filter(([, kind]) => kind !== undefined));
}

/** The cells as numbers of the engine. */
function numbersOf({ board }: Rules, home: readonly Cell[]): readonly number[] {
  return home.map((cell) => board.indexOf.get(cell)!).sort((one, other) => one - other);
}

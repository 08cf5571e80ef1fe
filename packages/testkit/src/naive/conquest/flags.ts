// Flags: capture, planting, victory and the standings at the end (CQ-40 to CQ-47, U-83).

import { controlledBy } from './reach.ts';
import { changeOn, ended, type NaiveConquestState, pieceOn, presentSeats, shownTo, UNMARKED } from './state.ts';

export function hasFlagOnBoard(state: NaiveConquestState, seat: string): boolean {
  return state.pieces.some((piece) => piece.seat === seat && piece.kind === 'flag' && piece.zone !== undefined);
}

/** A beaten piece leaves its zone for its owner's bag; a flag goes where CQ-45 says. */
export function beat(state: NaiveConquestState, zone: string, captor: string): NaiveConquestState {
  const beaten = pieceOn(state, zone);
  if (beaten === undefined) throw new Error(`nobody stands on ${zone}`);
  if (beaten.kind === 'flag') return captureFlag(state, beaten.seat, captor);
  return changeOn(state, zone, { zone: undefined, moved: false, ran: false });
}

/** CQ-45. */
function captureFlag(state: NaiveConquestState, owner: string, captor: string): NaiveConquestState {
  const pieces = state.pieces.filter((piece) => piece.seat !== owner || piece.kind !== 'flag');
  const heldByOwner = [...state.flags].filter(([, holder]) => holder === owner).map(([flag]) => flag);
  const spoils = [owner, ...heldByOwner];
  const freed = { ...state, pieces };
  // (1)
  if (spoils.includes(captor)) {
    const rest = spoils.filter((flag) => flag !== captor);
    const flags = [...state.flags].filter(([flag]) => flag !== captor);
    return holding({ ...freed, flags: new Map(flags), planting: captor }, rest, captor);
  }
  // (2)
  if (hasFlagOnBoard(state, captor)) return holding(freed, spoils, captor);
  // (3)
  const holder = state.flags.get(captor);
  if (holder === undefined) throw new Error(`the flag of ${captor} is nowhere`);
  return holding(freed, spoils, holder);
}

/** CQ-43, U-74: all see where the flag is planted. */
export function plant(state: NaiveConquestState, zone: string): NaiveConquestState {
  const seat = state.planting;
  if (seat === undefined) throw new Error('nobody has a flag to plant');
  const flag = { seat, kind: 'flag', zone, ...UNMARKED };
  return { ...state, planting: undefined, pieces: [...state.pieces, { ...flag, ...shownTo(flag, state.seats) }] };
}

/** CQ-46. */
export function withVictory(state: NaiveConquestState): NaiveConquestState {
  const owners = state.seats.filter((seat) => hasFlagOnBoard(state, seat));
  return owners.length === 1 && !state.gone.includes(owners[0]) ? ended(state, 'flagCaptured', owners) : state;
}

/** U-83: most flags held or on the board, then most territories, shared if still equal. */
export function leaders(state: NaiveConquestState): readonly string[] {
  const mostFlags = best(presentSeats(state), (seat) => flagCount(state, seat));
  return best(mostFlags, (seat) => controlledBy(state, seat).length);
}

function flagCount(state: NaiveConquestState, seat: string): number {
  const held = [...state.flags.values()].filter((holder) => holder === seat);
  return held.length + (hasFlagOnBoard(state, seat) ? 1 : 0);
}

function best(seats: readonly string[], value: (seat: string) => number): readonly string[] {
  const highest = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === highest);
}

function holding(state: NaiveConquestState, flags: readonly string[], holder: string): NaiveConquestState {
  return { ...state, flags: new Map([...state.flags, ...flags.map((flag) => [flag, holder] as const)]) };
}

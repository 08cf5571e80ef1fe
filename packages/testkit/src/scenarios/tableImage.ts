/** All observable state of a table, so that tests can compare two tables, or one before and after. */

import type { Position } from '@flagfall/engine';
import { clonePosition } from '@flagfall/engine/internal';
import type { Offer, Table } from '@flagfall/table';
import { positionDifference } from '../checks/games.ts';

const OFFERS: readonly Offer['what'][] = ['draw', 'undo', 'pause', 'resume', 'abort', 'rematch'];

export interface TableImage {
  readonly parts: Readonly<Record<string, string>>;
  readonly position: Position;
}

/** `requests` are ids that may have been carried out. */
export function imageOf(table: Table, now: number, requests: readonly string[] = []): TableImage {
  const { state, rules } = table;
  const { clock, offers, presence } = state;
  const { position, rules: _rules, setup: _setup, ...fields } = state;
  const bySeat = rules.seats.map((seat) => ({
    seat,
    joined: [table.join(now, seat), table.join(now, seat, 0)],
    clock: [clock.waitingSince(seat), clock.deadlineOf(seat), clock.creditFor(seat, now, 1_000_000)],
    tiresome: OFFERS.filter((what) => offers.isOverLimit(what, seat)),
    away: [presence.awaySince(seat), presence.isOverdue(seat)],
    marks: [...(state.marks[seat] ?? [])],
    done: requests.map((id) => state.isDone(seat, id)),
  }));
  const audience = table.version === 0 && state.openedAt === undefined ? [] : [table.join(now, 'audience'), table.join(now, 'audience', 0)];
  const clocks = [clock.pausedAt, clock.deployDeadline, clock.show(now), clock.show(now + 1_000)];
  const whole = {
    deadline: table.deadline,
    summary: table.summary,
    phase: table.phase,
    audience,
    clocks,
    played: [...state.seatsThatPlayed],
  };
  const parts = { ...fields, ...whole, bySeat, overdue: presence.overdue };
  return {
    parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part) ?? ''])),
    position: clonePosition(position),
  };
}

/** The first difference between two images. */
export function differenceOfImages(one: TableImage, other: TableImage): string | undefined {
  for (const name of Object.keys({ ...one.parts, ...other.parts }))
    if (one.parts[name] !== other.parts[name]) return `${name}: ${one.parts[name]}\nand ${other.parts[name]}`;
  return positionDifference(one.position, other.position);
}

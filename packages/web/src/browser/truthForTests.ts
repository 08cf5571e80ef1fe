/** Compares what went over a wire with the truth of a finished game: which pieces a viewer has been told, and whether it might know them by then. */

import { findEdition } from '@flagfall/editions';
import { assert, compileRules, parseRecord, replayRecord, type Viewer } from '@flagfall/engine';

export interface Truth {
  /** What each piece is, and whose. */
  readonly pieces: ReadonlyMap<number, { readonly seat: string; readonly kind: string }>;
  /** After how many actions everybody has seen it, by piece: it has fought. */
  readonly shownAfter: ReadonlyMap<number, number>;
  readonly kinds: ReadonlySet<string>;
}

export function truthOf(recordText: string): Truth {
  const record = parseRecord(recordText);
  assert(record.ok, 'a record of the server can be read');
  const edition = findEdition(record.value.edition);
  assert(edition !== undefined, 'we know the edition');
  const rules = compileRules(edition, record.value.options);
  const pieces = new Map<number, { seat: string; kind: string }>();
  const shownAfter = new Map<number, number>();
  let actions = 0;
  const replayed = replayRecord(rules, record.value, ({ events }) => {
    actions++;
    for (const event of events) {
      if (event.type === 'seatDeployed') for (const { piece, kind } of event.pieces) pieces.set(piece, { seat: event.seat, kind });
      if (event.type !== 'piecesRevealed') continue;
      for (const { piece } of [event.attacker, event.defender]) if (!shownAfter.has(piece)) shownAfter.set(piece, actions);
    }
  });
  assert(replayed.ok, 'the record follows the rules');
  return { pieces, shownAfter, kinds: new Set(rules.kinds.map(({ id }) => id)) };
}

/** What in a frame its viewer should not have been told; `told` collects the pieces of others that it was told rightly. */
export function leaksIn(frame: string, viewer: Viewer, truth: Truth, told: Set<number>): readonly string[] {
  const message = JSON.parse(frame) as { readonly type: string; readonly view?: { readonly version: number } };
  const version = message.view?.version ?? 0;
  const leaks: string[] = [];
  const look = (value: unknown, owner: Readonly<Record<string, unknown>>, key: string): void => {
    if (typeof value === 'string') {
      if (!truth.kinds.has(value)) return;
      const piece = truth.pieces.get(Number(owner.piece));
      const isOwn = piece?.seat === viewer;
      const isShown = (truth.shownAfter.get(Number(owner.piece)) ?? Number.POSITIVE_INFINITY) <= version;
      if (key !== 'kind' || piece === undefined || piece.kind !== value || !(isOwn || isShown))
        leaks.push(`${viewer}, after ${version} actions: ${JSON.stringify(owner).slice(0, 200)}`);
      else if (!isOwn) told.add(Number(owner.piece));
    } else if (Array.isArray(value)) for (const one of value) look(one, owner, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(one, value as Readonly<Record<string, unknown>>, name);
  };
  look(message, {}, '');
  return leaks;
}

/**
 * The truth of a finished game, and when each viewer could know which part of it. Written a second time, from the events alone, so that it does not
 * depend on what the server takes for a secret.
 */

import { createHash } from 'node:crypto';
import { findEdition } from '@flagfall/editions';
import {
  actionCount,
  assert,
  compileRules,
  type GameEvent,
  observe,
  parseRecord,
  pieceCount,
  type Rules,
  replayRecord,
  SEATS,
  type Seat,
  seatOf,
  type Viewer,
} from '@flagfall/engine';

export interface Truth {
  readonly rules: Rules;
  /** After how many actions the game was over: from then on everybody may know everything. */
  readonly endedAt: number;
  /** Who stands where after so many actions; that is never hidden. */
  readonly standing: ReadonlyMap<number, ReadonlyMap<string, { readonly piece: number; readonly seat: Seat }>>;
  /** Texts that no viewer may get before the end: the secret of the game and what follows from it. */
  readonly secrets: readonly string[];
  /** The secret arguments of deeds: `cards`, `kind` ... by the name of the deed. */
  readonly keptBack: ReadonlyMap<string, readonly string[]>;
  readonly kinds: ReadonlySet<string>;
  /** The seat of each piece, by handle. */
  readonly owners: readonly Seat[];
  readonly cards: ReadonlySet<string>;
  /** The number of actions after which a viewer could know that a piece is of a kind; undefined if never. */
  knowsPieceFrom(viewer: Viewer, piece: number, kind: string): number | undefined;
  /** The same for a card, which the viewer could read in some pile. */
  knowsCardFrom(viewer: Viewer, card: string): number | undefined;
  /** Whether a viewer may read the cards of a pile. */
  reads(viewer: Viewer, pile: string): boolean;
}

export function truthOf(recordText: string): Truth {
  const record = parseRecord(recordText);
  assert(record.ok, 'a record of the server can be read');
  const edition = findEdition(record.value.edition);
  assert(edition !== undefined, 'we know the edition');
  const rules = compileRules(edition, record.value.options);
  const piles = new Map(rules.decks?.piles.map((pile) => [pile.id, pile]));
  const reads = (viewer: Viewer, id: string): boolean => {
    const pile = piles.get(id);
    return pile?.seenBy === 'everybody' || (pile?.seenBy === 'owner' && pile.seat === viewer);
  };
  const known = new Map<string, number>();
  const learn = (text: string, version: number): void => void (known.has(text) || known.set(text, version));
  const viewers: readonly Viewer[] = [...rules.seats, 'audience'];
  const standing = new Map<number, Map<string, { piece: number; seat: Seat }>>();
  const keptBack = new Map<string, readonly string[]>();
  let owners: readonly Seat[] = [];
  for (const viewer of viewers)
    for (const pile of piles.values()) if (reads(viewer, pile.id)) for (const card of pile.cards) learn(`${viewer} ${card}`, 0);
  const replayed = replayRecord(rules, record.value, ({ events, position }) => {
    const { version, pieces } = observe(position, 'audience');
    owners = Array.from({ length: pieceCount(position) }, (_, piece) => SEATS[seatOf(position, piece)]);
    standing.set(version, new Map(pieces.map(({ cell, piece, seat }) => [cell, { piece, seat }])));
    for (const event of events) {
      if (event.type === 'deedDone') keptBack.set(event.deed, event.secret);
      for (const viewer of viewers) {
        // A record does not say which seat deployed first, so the own army counts as known from the start.
        const from = event.type === 'seatDeployed' ? 0 : version;
        for (const [piece, kind] of piecesShownBy(event, viewer)) learn(`${viewer} ${piece} ${kind}`, from);
        for (const card of cardsShownBy(event, viewer, reads)) learn(`${viewer} ${card}`, version);
      }
    }
  });
  assert(replayed.ok, 'the record follows the rules');
  const secret = record.value.headers.find(({ key }) => key === 'secret')?.value;
  assert(secret !== undefined, 'a record opens the secret of its game');
  return {
    rules,
    endedAt: actionCount(replayed.value),
    standing,
    secrets: [secret, ...rules.seats.map((seat) => sha256(`${secret} salt ${seat}`))],
    keptBack,
    kinds: new Set(rules.kinds.map(({ id }) => id)),
    owners,
    cards: new Set(rules.decks?.kindByCard),
    knowsPieceFrom: (viewer, piece, kind) => known.get(`${viewer} ${piece} ${kind}`),
    knowsCardFrom: (viewer, card) => known.get(`${viewer} ${card}`),
    reads,
  };
}

/** The pieces that an event shows to a viewer, with their kinds. */
function piecesShownBy(event: GameEvent, viewer: Viewer): readonly (readonly [number, string])[] {
  switch (event.type) {
    case 'seatDeployed':
      return event.seat === viewer ? event.pieces.map(({ piece, kind }) => [piece, kind] as const) : [];
    case 'piecesRevealed':
      return [event.attacker, event.defender].map(({ piece, kind }) => [piece, kind] as const);
    case 'pieceShown': {
      const isShown = viewer === 'audience' ? event.byAll : event.seat === viewer || event.to.includes(viewer);
      return isShown ? [[event.piece, event.kind]] : [];
    }
    case 'pieceReturned':
      return event.isOpen || event.seat === viewer ? [[event.piece, event.kind]] : [];
    case 'piecesMixed':
      return event.seat === viewer ? event.pieces.map((piece, at) => [piece, event.kinds[at]] as const) : [];
    default:
      return [];
  }
}

function cardsShownBy(event: GameEvent, viewer: Viewer, reads: Truth['reads']): readonly string[] {
  if (event.type === 'deedDone') return event.seat === viewer || !event.secret.includes('cards') ? (event.cards ?? []) : [];
  return event.type === 'cardMoved' && (reads(viewer, event.from) || reads(viewer, event.to)) ? [event.card] : [];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

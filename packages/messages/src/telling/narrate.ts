/**
 * Which events of an action get a sentence, as in a commentary: nothing that a deed has said already is said again (deedContexts.ts), cards
 * drawn one after the other share one sentence, and a battle that was announced before only names the winner.
 */

import type { Cell, PieceId, SeenEvent } from '@flagfall/engine';
import type { PiecePlace } from '../types.ts';
import { type CardMove, cardMoveOf, drawContext, shuffleContext } from './cardMoves.ts';
import { firstOf, type SeenEventOf, type Telling, type TellingContext } from './context.ts';
import { contextFor } from './deedContexts.ts';
import { heldFlag } from './flagNotes.ts';

/** What the reader knows a piece to be; undefined where it is hidden. */
export type KnownKind = (piece: PieceId) => string | undefined;

/** The events of one action that get a sentence, in order. `standing` is where each piece stood before the action. */
export function narrate(
  events: readonly SeenEvent[],
  standing: (piece: PieceId) => PiecePlace | undefined,
  knownKind: KnownKind = () => undefined,
): readonly Telling[] {
  const action = new Action(events, standing, knownKind);
  return joined(events.flatMap((event, at) => (action.isNews(event) ? [{ event, context: action.contextOf(event, at) }] : [])));
}

class Action {
  readonly #events: readonly SeenEvent[];
  readonly #standing: (piece: PieceId) => PiecePlace | undefined;
  readonly #knownKind: KnownKind;
  readonly #deed: SeenEventOf<'deedDone'> | undefined;
  /** The events that the sentence of the deed covers. */
  readonly #toldByDeed: TellingContext | undefined;

  constructor(events: readonly SeenEvent[], standing: (piece: PieceId) => PiecePlace | undefined, knownKind: KnownKind) {
    this.#events = events;
    this.#standing = standing;
    this.#knownKind = knownKind;
    this.#deed = this.#first('deedDone');
    this.#toldByDeed = this.#deed === undefined ? undefined : contextFor(this.#deed.deed, events, standing);
  }

  isNews(event: SeenEvent): boolean {
    switch (event.type) {
      case 'pieceMoved':
        // The winner of a battle moves in; the sentence of a card or a power has named the target.
        return this.#first('piecesRevealed') === undefined && !this.#deed?.cells?.includes(event.to);
      case 'attackAnnounced':
        return this.#first('piecesRevealed') === undefined;
      case 'pieceShown':
        return this.#toldByDeed === undefined && !this.#fights(event.piece) && !this.#isActor(event.piece);
      case 'pieceReturned':
        return !this.#deed?.cells?.includes(event.cell);
      case 'piecesSwapped':
      case 'piecesMixed':
      case 'pieceGuessed':
        return this.#deed === undefined;
      case 'cardMoved':
        return this.#isCardNews(event);
      case 'pileShuffled':
        // Readers expect it before the first turn, and where every seat has a pile.
        return !event.pile.includes(' ') && this.#first('gameStarted') === undefined && this.#first('lotsDrawn') === undefined;
      case 'noted':
        // The end of the game names the winner by flag.
        return heldFlag(event) !== undefined && this.#first('gameEnded')?.ending !== 'flagCaptured';
      case 'seatDeployed':
      case 'lotsDrawn':
      case 'movesSkipped':
      case 'seatLeft':
      case 'gameStarted':
      case 'gameEnded':
      case 'piecesRevealed':
      case 'deedDone':
        return true;
      default:
        return false;
    }
  }

  contextOf(event: SeenEvent, at: number): TellingContext {
    switch (event.type) {
      case 'pieceMoved':
        return actorContext(this.#knownKind(event.piece));
      case 'attackAnnounced':
        return actorContext(this.#kindOf(event.attacker));
      case 'piecesRevealed':
        return { isSettled: this.#deed !== undefined };
      case 'cardMoved':
        return { cards: [event.card], ...(cardMoveOf(event.from, event.to) === 'laidOpen' ? drawContext(this.#events, at) : {}) };
      case 'pileShuffled':
        return shuffleContext(this.#events, at);
      case 'lotsDrawn':
        return { isMore: event !== this.#first('lotsDrawn') };
      case 'deedDone':
        return this.#toldByDeed ?? this.#contextOfDeed(event);
      default:
        return {};
    }
  }

  #contextOfDeed({ cells = [], cards }: SeenEventOf<'deedDone'>): TellingContext {
    const actor = cells.length > 1 ? this.#kindOn(cells[0]) : undefined;
    const decision = this.#first('decisionClosed')?.decision;
    const isAttack = this.#first('attackAnnounced') !== undefined;
    const played = cards === undefined ? this.#cardsLaidDown() : [];
    return {
      ...(actor === undefined ? {} : { actor }),
      ...(played.length === 0 ? {} : { cards: played }),
      ...(decision === undefined ? {} : { decision }),
      goes: isAttack ? 'attack' : this.#first('piecesSwapped') === undefined ? 'move' : 'swap',
    };
  }

  /** Cards drawn, when the reader sees them or when it is not the regular draw; cards that move in a way that no deed has told. */
  #isCardNews({ card, from, to }: SeenEventOf<'cardMoved'>): boolean {
    const way = cardMoveOf(from, to);
    if (way === 'laidOpen') return true;
    if (way === 'discarded' || way === 'renewed') return false;
    if (card !== undefined && this.#deed?.cards?.includes(card)) return false;
    if (way === 'drawn') return card !== undefined;
    if (way === 'under') return this.#deed?.deed !== 'exchange';
    return !(LAID_DOWN.includes(way) && this.#deed !== undefined);
  }

  /** The cards that a deed lays down when its own sentence does not name them: open cards by name, a face-down card as such. */
  #cardsLaidDown(): readonly (string | undefined)[] {
    return this.#events.flatMap((event) =>
      event.type === 'cardMoved' && LAID_DOWN.includes(cardMoveOf(event.from, event.to)) ? [event.card] : [],
    );
  }

  #fights(piece: PieceId): boolean {
    return this.#events.some(
      (event) => event.type === 'piecesRevealed' && (event.attacker.piece === piece || event.defender.piece === piece),
    );
  }

  /** A deed or an announced attack names the piece that acts. */
  #isActor(piece: PieceId): boolean {
    if (this.#first('attackAnnounced')?.attacker === piece) return true;
    const { cells = [] } = this.#deed ?? {};
    return cells.length > 1 && this.#standing(piece)?.cell === cells[0];
  }

  #kindOn(cell: Cell): string | undefined {
    const shown = this.#events.find((event) => event.type === 'pieceShown' && this.#standing(event.piece)?.cell === cell);
    if (shown?.type === 'pieceShown') return shown.kind;
    const battle = this.#first('piecesRevealed');
    return battle !== undefined && this.#standing(battle.attacker.piece)?.cell === cell ? battle.attacker.kind : undefined;
  }

  #kindOf(piece: PieceId): string | undefined {
    const shown = this.#events.find((event) => event.type === 'pieceShown' && event.piece === piece);
    return shown?.type === 'pieceShown' ? shown.kind : undefined;
  }

  #first<Type extends SeenEvent['type']>(type: Type): SeenEventOf<Type> | undefined {
    return firstOf(this.#events, type);
  }
}

function actorContext(actor: string | undefined): TellingContext {
  return actor === undefined ? {} : { actor };
}

const LAID_DOWN: readonly CardMove[] = ['spent', 'announced'];

/** Cards that go the same way share one sentence, and so do flags that come to the same seat. */
function joined(tellings: readonly Telling[]): readonly Telling[] {
  const all: Telling[] = [];
  for (const telling of tellings) {
    const last = all.at(-1);
    const both = last === undefined ? undefined : asOne(last, telling);
    if (both === undefined) all.push(telling);
    else all[all.length - 1] = both;
  }
  return all;
}

function asOne({ event, context }: Telling, { event: other, context: more }: Telling): Telling | undefined {
  if (event.type === 'cardMoved' && other.type === 'cardMoved' && event.from === other.from && event.to === other.to)
    return { event, context: { ...context, cards: [...(context.cards ?? []), ...(more.cards ?? [])] } };
  if (event.type !== 'noted' || other.type !== 'noted') return undefined;
  const [one, two] = [heldFlag(event), heldFlag(other)];
  if (one === undefined || two === undefined || one.holder !== two.holder) return undefined;
  return { event, context: { flags: [...(context.flags ?? [one.flag]), two.flag] } };
}

/**
 * What of an action is worth a sentence, as a commentator would tell it: what a deed has said already is not said again, cards drawn one after the
 * other are one sentence, and a battle that was announced before only tells who wins.
 */

import type { Cell, PieceId, SeenEvent } from '@flagfall/engine';
import type { Standing } from './types.ts';

/** What the rest of an action adds to one of its events. */
export interface Context {
  /** What the piece that acts turns out to be. */
  readonly actor?: string;
  /** Where a deed leads: to a move, an attack or a swap. */
  readonly goes?: 'move' | 'attack' | 'swap';
  /** The question that a deed answers. */
  readonly decision?: string;
  /** The attack has been told: only the outcome is news. */
  readonly isSettled?: boolean;
  /** The cards of several events that are told as one, or that a deed lays down; undefined for a hidden one. */
  readonly cards?: readonly (string | undefined)[];
}

export interface Telling {
  readonly event: SeenEvent;
  readonly context: Context;
}

type Seen<Type extends SeenEvent['type']> = Extract<SeenEvent, { type: Type }>;

/** The events of one action that are told, in order. `standing` is where each piece stood before the action. */
export function narrate(events: readonly SeenEvent[], standing: (piece: PieceId) => Standing | undefined): readonly Telling[] {
  const action = new Action(events, standing);
  return joinDraws(events.filter((event) => action.isNews(event)).map((event) => ({ event, context: action.contextOf(event) })));
}

class Action {
  readonly #events: readonly SeenEvent[];
  readonly #standing: (piece: PieceId) => Standing | undefined;
  readonly #deed: Seen<'deedDone'> | undefined;

  constructor(events: readonly SeenEvent[], standing: (piece: PieceId) => Standing | undefined) {
    this.#events = events;
    this.#standing = standing;
    this.#deed = this.#first('deedDone');
  }

  isNews(event: SeenEvent): boolean {
    switch (event.type) {
      case 'pieceMoved':
        // The winner of a battle moves in; a card or a power has told where it leads.
        return this.#first('piecesRevealed') === undefined && !this.#deed?.cells?.includes(event.to);
      case 'attackAnnounced':
        return this.#first('piecesRevealed') === undefined;
      case 'pieceShown':
        return !this.#fights(event.piece) && !this.#isActor(event.piece);
      case 'pieceReturned':
        return !this.#deed?.cells?.includes(event.cell);
      case 'piecesSwapped':
        return this.#deed === undefined;
      case 'cardMoved':
        return this.#isCardNews(event);
      case 'seatDeployed':
      case 'gameStarted':
      case 'gameEnded':
      case 'piecesRevealed':
      case 'deedDone':
        return true;
      default:
        return false;
    }
  }

  contextOf(event: SeenEvent): Context {
    switch (event.type) {
      case 'attackAnnounced': {
        const kind = this.#kindOf(event.attacker);
        return kind === undefined ? {} : { actor: kind };
      }
      case 'piecesRevealed':
        return { isSettled: this.#deed !== undefined };
      case 'cardMoved':
        return { cards: [event.card] };
      case 'deedDone':
        return this.#contextOfDeed(event);
      default:
        return {};
    }
  }

  #contextOfDeed({ cells = [], cards }: Seen<'deedDone'>): Context {
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

  /** Cards drawn, when one sees them or when it is not the daily draw; cards that come or go in a way no deed has told. */
  #isCardNews({ card, from, to }: Seen<'cardMoved'>): boolean {
    if (card !== undefined && this.#deed?.cards?.includes(card)) return false;
    const way = wayOf(from, to);
    if (way === 'drawn') return card !== undefined;
    if (way === 'under') return this.#deed?.deed !== 'exchange';
    return !(LAID_DOWN.includes(way) && this.#deed !== undefined);
  }

  /** What a deed lays down when it does not say so itself: open cards by name, one that lies face down as such. */
  #cardsLaidDown(): readonly (string | undefined)[] {
    return this.#events.flatMap((event) =>
      event.type === 'cardMoved' && LAID_DOWN.includes(wayOf(event.from, event.to)) ? [event.card] : [],
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

  #first<Type extends SeenEvent['type']>(type: Type): Seen<Type> | undefined {
    return this.#events.find((event): event is Seen<Type> => event.type === type);
  }
}

export type Way = 'drawn' | 'under' | 'announced' | 'disclosed' | 'spent' | 'other';

const WAYS: Readonly<Record<string, Way>> = {
  'draw hand': 'drawn',
  'hand draw': 'under',
  'hand announced': 'announced',
  'announced spent': 'disclosed',
  'hand spent': 'spent',
};

const LAID_DOWN: readonly Way[] = ['spent', 'announced'];

/** Piles are called `hand red`: what happens to a card follows from the first words. */
export function wayOf(from: string, to: string): Way {
  return WAYS[`${from.split(' ')[0]} ${to.split(' ')[0]}`] ?? 'other';
}

/** Cards that go the same way, one after the other, are one sentence. */
function joinDraws(tellings: readonly Telling[]): readonly Telling[] {
  const joined: Telling[] = [];
  for (const telling of tellings) {
    const last = joined.at(-1);
    if (last?.event.type === 'cardMoved' && telling.event.type === 'cardMoved' && isSameWay(last.event, telling.event))
      joined[joined.length - 1] = { ...last, context: { cards: [...(last.context.cards ?? []), telling.event.card] } };
    else joined.push(telling);
  }
  return joined;
}

function isSameWay(one: Seen<'cardMoved'>, other: Seen<'cardMoved'>): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Turns the facts of an action into events, only at the edge. */

import { assert } from '../basics.ts';
import { DEED_SHIFT, deedArguments, deedOf } from '../extension/deedCodec.ts';
import { seesPile } from '../position/cards.ts';
import {
  ActionWord,
  ALL_SEATS,
  actionCount,
  DecisionType,
  ENDINGS,
  Frame,
  kindOf,
  LEAVE_REASONS,
  Offset,
  type Position,
  seatOf,
  turnOf,
} from '../position/position.ts';
import { OUTCOMES } from '../rules/outcome.ts';
import { areAdjacent } from '../rules/tables.ts';
import { SEATS, seatsIn, type Viewer } from '../seats.ts';
import type { DrawnLot, GameEvent, PieceId, PlacedPiece, RevealedPiece, StandingPiece } from '../types.ts';
import { FactTag, KIND_MASK } from './factTags.ts';

/** A bit for each possible seat. */

/** The events of the actions after the first `since`, in the order a spectator would tell them. */
export function eventsSince(position: Position, since: number): readonly GameEvent[] {
  return actionsSince(position, since).flat();
}

/** The same, action by action: what a store keeps and `replayEvents` reads. */
export function actionsSince(position: Position, since: number): readonly (readonly GameEvent[])[] {
  const actions: (readonly GameEvent[])[] = [];
  for (let action = since + 1; action <= actionCount(position); action++) actions.push(eventsOf(position, action));
  return actions;
}

function eventsOf(position: Position, action: number): readonly GameEvent[] {
  const { history, journal } = position;
  const last = action === actionCount(position);
  const mark = history[action * Frame.SIZE + Frame.JOURNAL_MARK];
  const markAfter = last
    ? position.words[Offset.JOURNAL_LENGTH] | (turnOf(position) << Frame.TURN_SHIFT)
    : history[(action + 1) * Frame.SIZE + Frame.JOURNAL_MARK];
  const before = mark >>> Frame.TURN_SHIFT;
  const after = markAfter >>> Frame.TURN_SHIFT;
  const events: GameEvent[] = [];
  const word = history[action * Frame.SIZE + Frame.ACTION];
  if ((word & (ActionWord.MOVE | ActionWord.ATTACK)) === ActionWord.MOVE) events.push(quietMoveEvent(position, word));
  const teller = new FactDecoder(position, events);
  for (let at = mark & Frame.LENGTH_MASK; at < (markAfter & Frame.LENGTH_MASK); at++) teller.decode(journal[at], at);
  if (after !== before && !position.rules.managesTurns) {
    // The turn passes before the game can end because the next seat cannot move.
    const passed: GameEvent = { type: 'turnPassed', turn: SEATS[after] };
    const ending = events.findIndex((event) => event.type === 'gameEnded');
    events.splice(ending < 0 ? events.length : ending, 0, passed);
  }
  return events;
}

/** The move that a frame holds. */
function quietMoveEvent(position: Position, word: number): GameEvent {
  const { board, tables } = position.rules;
  const [from, to] = [word & 255, (word >> 8) & 255];
  return {
    type: 'pieceMoved',
    piece: (word >> 16) & 255,
    from: board.cells[from],
    to: board.cells[to],
    ran: !areAdjacent(tables, from, to),
  };
}

/** Reads the words of an action one after the other; some events take several. */
class FactDecoder {
  readonly #position: Position;
  readonly #events: GameEvent[];
  readonly #placed: PlacedPiece[] = [];
  readonly #lots: DrawnLot[] = [];
  readonly #dealt: { readonly piece: PieceId; readonly kind: string }[] = [];
  /** Where in the journal the word lies that is being decoded. */
  #at = 0;
  #swapped: readonly [number, number] = [0, 0];
  #deed: { readonly seat: number; readonly top: number } | undefined;

  constructor(position: Position, events: GameEvent[]) {
    this.#position = position;
    this.#events = events;
  }

  decode(word: number, at: number): void {
    this.#at = at;
    const event = this.#eventOf(word, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24);
    if (event !== undefined) this.#events.push(event);
  }

  #eventOf(word: number, a: number, b: number, c: number): GameEvent | undefined {
    const position = this.#position;
    const { board, kinds } = position.rules;
    switch (word & FactTag.TAG_MASK) {
      case FactTag.PIECE_PLACED:
        this.#placed.push({ piece: a, cell: board.cells[c], kind: kinds[b].id });
        return undefined;
      case FactTag.SEAT_DEPLOYED:
        return { type: 'seatDeployed', seat: SEATS[a], pieces: [...this.#placed] };
      case FactTag.GAME_STARTED:
        return { type: 'gameStarted', turn: SEATS[a], pieces: startingPieces(position, word) };
      case FactTag.PIECE_MOVED:
        return { type: 'pieceMoved', piece: a, from: board.cells[b], to: board.cells[c], ran: (word & FactTag.FLAG) !== 0 };
      case FactTag.PIECES_REVEALED:
        return { type: 'piecesRevealed', attacker: this.#revealedPiece(a), defender: this.#revealedPiece(b), outcome: OUTCOMES[c] };
      case FactTag.PIECE_CAPTURED:
        return { type: 'pieceCaptured', piece: a, cell: board.cells[b] };
      case FactTag.GAME_ENDED:
        return { type: 'gameEnded', ending: ENDINGS[a], winners: seatsIn(b) };
      case FactTag.ATTACK_ANNOUNCED:
        return { type: 'attackAnnounced', attacker: a, defender: b, ran: (word & FactTag.FLAG) !== 0 };
      case FactTag.PIECE_SHOWN:
        return this.#shown(a, b, (word & FactTag.FLAG) !== 0);
      case FactTag.PIECE_EXPOSED:
        return { ...this.#shown(a, ALL_SEATS, true), stays: true };
      case FactTag.RESERVE_RETURNED: {
        const seat = SEATS[seatOf(position, a)];
        const isOpen = (word & FactTag.FLAG) !== 0;
        return { type: 'pieceReturned', piece: a, seat, cell: board.cells[c], kind: this.#revealedPiece(a).kind, captured: b, isOpen };
      }
      case FactTag.PIECE_RETURNED: {
        const seat = SEATS[seatOf(position, a)];
        const { kind } = this.#revealedPiece(a);
        return { type: 'pieceReturned', piece: a, seat, cell: board.cells[b], kind, captured: a, isOpen: (word & FactTag.FLAG) !== 0 };
      }
      case FactTag.KIND_DEALT:
        this.#dealt.push({ piece: a, kind: kinds[(word >>> 21) & KIND_MASK].id });
        return undefined;
      case FactTag.PIECES_MIXED: {
        const dealt = this.#dealt.splice(0);
        return { type: 'piecesMixed', seat: SEATS[a], pieces: dealt.map(({ piece }) => piece), kinds: dealt.map(({ kind }) => kind) };
      }
      case FactTag.PIECE_GUESSED:
        return { type: 'pieceGuessed', seat: SEATS[c], piece: a, kind: kinds[b].id, isRight: (word & FactTag.FLAG) !== 0 };
      case FactTag.LOT_DRAWN:
        this.#lots.push({ seat: SEATS[a], kind: kinds[b].id });
        return c === 0 ? undefined : { type: 'lotsDrawn', lots: this.#lots.splice(0) };
      case FactTag.TURN_GIVEN:
        return { type: 'turnPassed', turn: SEATS[a] };
      case FactTag.MOVES_SKIPPED:
        return { type: 'movesSkipped', seat: SEATS[a] };
      case FactTag.SEAT_LEFT:
        return { type: 'seatLeft', seat: SEATS[a], why: LEAVE_REASONS[b] };
      case FactTag.DEED_DONE:
        this.#deed = { seat: a, top: b };
        return undefined;
      case FactTag.DEED_GIVEN:
        return this.#deedDone(word >>> 8);
      case FactTag.PIECES_SWAPPED:
        this.#swapped = [a, b];
        return undefined;
      case FactTag.SWAP_CELLS:
        return { type: 'piecesSwapped', pieces: this.#swapped, cells: [board.cells[a], board.cells[b]] };
      case FactTag.CARD_MOVED:
        return this.#cardMoved(a, b & 15, c & 127, b >> 4, c & 128 ? 'bottom' : 'top');
      case FactTag.PILE_SHUFFLED:
        return this.#shuffled(a);
      case FactTag.NOTED:
        return this.#noted(a & 15, word >>> 12);
      case FactTag.DECISION_ASKED:
      case FactTag.DECISION_CLOSED:
        return this.#decision(word);
      // Which seats were shown a piece follows from the battle or the showing; the earlier value of a note or a list matters only to `rewind`.
      case FactTag.SHOWN_MARKED:
      case FactTag.NOTE_LOST:
      case FactTag.SLOT_LOST:
        return undefined;
      default:
        assert(false, `the journal holds known facts: ${word & FactTag.TAG_MASK}`);
        return undefined;
    }
  }

  #revealedPiece(piece: number): RevealedPiece {
    return { piece, kind: this.#position.rules.kinds[this.#kindAtThatTime(piece)].id };
  }

  /** The kind of a piece when the word was written: where kinds are dealt anew later, the next dealing holds the old one. */
  #kindAtThatTime(piece: number): number {
    const { journal, words, rules } = this.#position;
    const end = rules.hasBags ? words[Offset.JOURNAL_LENGTH] : 0;
    for (let at = this.#at + 1; at < end; at++) {
      const word = journal[at];
      if ((word & FactTag.TAG_MASK) === FactTag.KIND_DEALT && ((word >>> 8) & 255) === piece) return (word >>> 16) & KIND_MASK;
    }
    return kindOf(this.#position, piece);
  }

  #viewers(): readonly Viewer[] {
    return [...this.#position.rules.seats, 'audience'];
  }

  #shown(piece: number, mask: number, byAll: boolean): Extract<GameEvent, { type: 'pieceShown' }> {
    const { seats } = this.#position.rules;
    const owner = seatOf(this.#position, piece);
    const to = seats.filter((_, seat) => seat !== owner && (mask >> seat) & 1);
    return { type: 'pieceShown', piece, seat: SEATS[owner], kind: this.#revealedPiece(piece).kind, to, byAll };
  }

  #deedDone(given: number): GameEvent {
    const { rules } = this.#position;
    assert(this.#deed !== undefined, 'the deed has an owner');
    const intent = given | (this.#deed.top << DEED_SHIFT);
    const deed = deedOf(rules, intent);
    return {
      type: 'deedDone',
      seat: SEATS[this.#deed.seat],
      deed: deed.id,
      ...deedArguments(rules, intent),
      secret: deed.secret ?? [],
    };
  }

  /** Only the edition's own questions; the deployment has events of its own. */
  #decision(word: number): GameEvent | undefined {
    const decision = this.#position.rules.extension?.questions[((word >>> 8) & 255) - DecisionType.FIRST_QUESTION];
    if (decision === undefined) return undefined;
    if ((word & FactTag.TAG_MASK) === FactTag.DECISION_ASKED)
      return { type: 'decisionAsked', decision, seats: seatsIn((word >>> 16) & ALL_SEATS), detail: word >>> 24 };
    return { type: 'decisionClosed', decision, seats: seatsIn((word >>> 20) & 15) };
  }

  #noted(note: number, value: number): GameEvent {
    const named = this.#position.rules.extension?.notes[note];
    assert(named !== undefined, 'notes have names');
    return { type: 'noted', note: named.id, value, seenBy: named.only === undefined ? this.#viewers() : [named.only] };
  }

  #cardMoved(card: number, from: number, place: number, to: number, end: 'top' | 'bottom'): GameEvent {
    const { decks } = this.#position.rules;
    assert(decks !== undefined, 'cards move where there are cards');
    const [one, other] = [decks.piles[from], decks.piles[to]];
    const seenBy = this.#viewers().filter((viewer) => seesPile(one, viewer) || seesPile(other, viewer));
    return {
      type: 'cardMoved',
      card: decks.kindByCard[card],
      from: one.id,
      place,
      to: other.id,
      end,
      seenBy,
      fromHand: one.seenBy === 'owner' && (one.seat ?? false),
    };
  }

  /** Drops the moves within the pile just before: they were its shuffling. */
  #shuffled(pile: number): GameEvent {
    const id = this.#position.rules.decks?.piles[pile].id ?? '';
    const places: number[] = [];
    for (;;) {
      const last = this.#events.at(-1);
      if (last?.type !== 'cardMoved' || last.from !== id || last.to !== id) break;
      places.unshift(last.place);
      this.#events.pop();
    }
    return { type: 'pileShuffled', pile: id, places };
  }
}

/** The cell of each piece when the last seat was ready. */
function startingPieces(position: Position, started: number): readonly StandingPiece[] {
  const pieces: StandingPiece[] = [];
  const { journal, words } = position;
  for (let at = 0; at < words[Offset.JOURNAL_LENGTH] && journal[at] !== started; at++) {
    const word = journal[at];
    const piece = (word >>> 8) & 255;
    if ((word & FactTag.TAG_MASK) === FactTag.PIECE_PLACED)
      pieces.push({ piece, seat: SEATS[seatOf(position, piece)], cell: position.rules.board.cells[word >>> 24] });
  }
  return pieces.sort((one, other) => one.piece - other.piece);
}

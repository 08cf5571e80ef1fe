/** A finished game in three figures: its length, its battles, and the move at which it turned. */

import {
  type GameRecord,
  kindOf,
  type PieceKind,
  type Position,
  pieceOn,
  type Rules,
  replayRecord,
  SEATS,
  type Seat,
  seatOf,
} from '@flagfall/engine';

export interface GameFigures {
  /** Moves of all sides, as a replay counts them. */
  readonly moves: number;
  readonly battles: number;
  readonly moment: KeyMoment;
}

/** What else is worth telling; each of them is true, and the first that fits is told. */
export type KeyMoment =
  /** The winner was behind, got ahead with this move, and stayed ahead. */
  | { readonly type: 'lead'; readonly move: number; readonly seat: Seat }
  /** The winner had less on the board than another at the end. */
  | { readonly type: 'behind'; readonly seat: Seat }
  /** The highest piece that fell; where one side has won, of the others. */
  | { readonly type: 'blow'; readonly move: number; readonly seat: Seat; readonly kind: string }
  /** Nothing fell: how many pieces are left altogether. */
  | { readonly type: 'left'; readonly pieces: number };

interface Fall {
  readonly move: number;
  readonly seat: Seat;
  readonly kind: PieceKind;
}

/** Undefined for a record that these rules cannot replay, or that has no end. */
export function figuresOf(rules: Rules, record: GameRecord): GameFigures | undefined {
  if (record.ending === undefined) return undefined;
  let moves = 0;
  let battles = 0;
  const falls: Fall[] = [];
  /** After each move: how much more the winner has on the board than the strongest of the others. */
  const leads: number[] = [];
  const { winners } = record.ending;
  const winner = winners.length === 1 ? winners[0] : undefined;
  const replayed = replayRecord(rules, record, ({ action, events, position }) => {
    if (action === undefined) return;
    moves++;
    battles += events.filter(({ type }) => type === 'piecesRevealed').length;
    // As the battle showed it: in a bag its handle may have got another kind already.
    const fought = new Map(
      events
        .flatMap((event) => (event.type === 'piecesRevealed' ? [event.attacker, event.defender] : []))
        .map(({ piece, kind }) => [piece, kind]),
    );
    for (const event of events) {
      const kind = event.type === 'pieceCaptured' ? rules.kinds.find(({ id }) => id === fought.get(event.piece)) : undefined;
      if (event.type === 'pieceCaptured' && kind !== undefined && !kind.prize)
        falls.push({ move: moves, seat: SEATS[seatOf(position, event.piece)], kind });
    }
    const strengths = new Map(rules.seats.map((seat) => [seat, 0]));
    for (const piece of standingOn(position)) {
      const seat = SEATS[seatOf(position, piece)];
      strengths.set(seat, (strengths.get(seat) ?? 0) + strengthOf(rules.kinds[kindOf(position, piece)]));
    }
    const others = rules.seats.filter((seat) => seat !== winner).map((seat) => strengths.get(seat) ?? 0);
    leads.push(winner === undefined ? 0 : (strengths.get(winner) ?? 0) - Math.max(...others));
  });
  if (!replayed.ok) return undefined;
  return { moves, battles, moment: momentOf(falls, leads, winner) ?? { type: 'left', pieces: standingOn(replayed.value).length } };
}

function momentOf(falls: readonly Fall[], leads: readonly number[], winner: Seat | undefined): KeyMoment | undefined {
  const last = leads.at(-1) ?? 0;
  if (winner !== undefined && last < 0) return { type: 'behind', seat: winner };
  if (winner !== undefined && last > 0 && leads.some((lead) => lead < 0))
    return { type: 'lead', move: leads.findLastIndex((lead) => lead <= 0) + 2, seat: winner };
  const blows = falls.filter(({ seat }) => seat !== winner);
  const highest = Math.max(...blows.map(({ kind }) => strengthOf(kind)));
  const blow = blows.find(({ kind }) => strengthOf(kind) === highest);
  return blow && { type: 'blow', move: blow.move, seat: blow.seat, kind: blow.kind.id };
}

function standingOn(position: Position): readonly number[] {
  return [...position.rules.board.cells.keys()].map((cell) => pieceOn(position, cell)).filter((piece) => piece >= 0);
}

/** As everybody counts at the board: by rank, a bomb as one of the middle, and the flag for nothing. */
function strengthOf({ rank, prize }: PieceKind): number {
  return prize ? 0 : (rank ?? 5);
}

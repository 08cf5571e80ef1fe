/** What a seat may ask of the table, and what the table answers. */

import type { GameEvent, Intent, PieceId, Refusal, Seat, SeenEvent, View, Viewer } from '@flagfall/engine';

/** A request of a seat. `id` is the client's own: the same id is never carried out twice. */
export type Request = { readonly id: string } & (
  | { readonly type: 'play'; readonly intent: Intent }
  | { readonly type: 'resign' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'answerDraw'; readonly accept: boolean }
  /** Pencil games: a note of one's own on an enemy piece; no kind rubs it out. */
  | { readonly type: 'mark'; readonly piece: PieceId; readonly kind: string | undefined }
);

export type TableRefusal =
  | Refusal
  | { readonly code: 'unknownRequest'; readonly type: string }
  | { readonly code: 'noOffer' }
  | { readonly code: 'alreadyOffered' }
  | { readonly code: 'marksNotAllowed'; readonly memory: string }
  | { readonly code: 'unknownPiece'; readonly piece: PieceId }
  | { readonly code: 'unknownMark'; readonly kind: string };

/** What everybody at the table learns from the table itself. */
export type TableNews =
  | { readonly type: 'drawOffered'; readonly by: Seat }
  | { readonly type: 'drawAccepted'; readonly by: Seat }
  | { readonly type: 'drawDeclined'; readonly by: Seat };

/** A step of the game as one viewer is told it. */
export interface Update {
  readonly type: 'update';
  readonly version: number;
  /** What happened, action by action, as the viewer saw it. */
  readonly actions: readonly (readonly SeenEvent[])[];
  readonly news: readonly TableNews[];
  readonly view: View;
  /** An offer of a draw that stands. */
  readonly drawOfferedBy: Seat | undefined;
  /** The viewer's own pencil marks: a kind by piece. */
  readonly marks: Readonly<Record<PieceId, string>>;
}

export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly refusal: TableRefusal;
}

export type Message = Update | Refused;

/** A message and whom it is for. */
export interface Delivery {
  readonly to: Viewer;
  readonly message: Message;
}

/** What a request led to: facts to store before anything is sent, and messages to send then. */
export interface Reply {
  readonly facts: readonly GameEvent[];
  readonly deliveries: readonly Delivery[];
}

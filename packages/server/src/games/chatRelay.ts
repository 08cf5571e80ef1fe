// What is said at a table, as the host of games sees it: somebody else decides whether it may be said and keeps it, we pass it on.

import type { Viewer } from '@flagfall/engine';
import type { Room, ServerMessage } from '@flagfall/protocol';
import type { Person } from '../store/rows.ts';

export interface Saying {
  readonly game: string;
  /** The client's own id of it. */
  readonly id: string;
  readonly viewer: Viewer;
  readonly person: Person | undefined;
  readonly room: Room;
  readonly text: string;
}

export type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

export interface ChatRelay {
  say(saying: Saying): Promise<ChatMessage | { readonly fault: 'muted' | 'tooFast' }>;
}

/** Who reads what is said in a room: seats hear the audience only when the game is over. */
export function hears(viewer: Viewer, room: Room, isOver: boolean): boolean {
  return isOver || (viewer === 'audience') === (room === 'audience');
}

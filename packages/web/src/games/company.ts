/** What a game with others over a network has besides: who is there, clocks, chat, the state of the wire. */

import type { ChatLine, LinkState, Sight } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import type { Clocks, Fault, Presence, Room } from '@flagfall/protocol';
import type { ReadonlySignal } from '@preact/signals';

export interface Company {
  readonly game: string;
  readonly viewer: Viewer;
  readonly wire: ReadonlySignal<LinkState>;
  /** The last that was told: ahead of what is shown, while a battle is still on the screen. */
  readonly latest: ReadonlySignal<Sight | undefined>;
  readonly presence: ReadonlySignal<Presence>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Why the last line of chat was not said. */
  readonly unsaid: ReadonlySignal<Fault | undefined>;
  /** The game that all have agreed to play next. */
  readonly next: ReadonlySignal<string | undefined>;
  /** What the clocks show by now. */
  clocks(): Clocks | undefined;
  talk(text: string, room: Room): void;
  /** Asks for what was said in a room before. */
  recall(room: Room): void;
  /** Whoever is muted is gone from the screen at once. */
  forget(name: string): void;
}

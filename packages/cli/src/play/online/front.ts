/** How a person is shown things and asked things around a game: on a screen, or line by line. */

import type { After } from '../game.ts';
import type { Session } from '../session.ts';
import type { Words } from '../words.ts';

export interface Front {
  /** Which of these; undefined when the person leaves. */
  choose(title: string, entries: readonly string[]): Promise<number | undefined>;
  /** Shows a sentence until something has come; undefined when the person gives up before. */
  waitFor<Thing>(sentence: string, coming: Promise<Thing>): Promise<Thing | undefined>;
  play(session: Session, words: Words): Promise<After>;
}

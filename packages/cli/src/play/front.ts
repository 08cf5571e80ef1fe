/** How a person is shown things and asked things around a game: on a screen, or line by line. */

import type { NextGame } from './game.ts';
import type { TerminalSession } from './session.ts';
import type { TerminalGameWords } from './terminalTexts.ts';

/** One of several things to choose from. */
export interface MenuEntry {
  readonly text: string;
  readonly about?: string;
  /** A word that may be typed instead of the number. */
  readonly word?: string;
}

export interface FrontEnd {
  /** Which of these, the one that is marked first; undefined when the person leaves. */
  choose(title: string, entries: readonly MenuEntry[], first?: number): Promise<number | undefined>;
  /** Asks for a secret text; undefined when the person leaves. */
  askSecret(prompt: string): Promise<string | undefined>;
  /** Shows a sentence until something has come; undefined when the person gives up before. */
  waitFor<Thing>(sentence: string, coming: Promise<Thing>): Promise<Thing | undefined>;
  /** Shows the name of the player if nothing else does. */
  greet(sentence: string): void;
  /** A text that line mode prints at once, and a screen prints after it is closed. */
  out(line: string): void;
  play(session: TerminalSession, words: TerminalGameWords, seed: string): Promise<NextGame>;
}

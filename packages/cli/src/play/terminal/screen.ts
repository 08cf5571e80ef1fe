/** The screen of a terminal: the alternate buffer, raw keys, resizing, and everything put back as it was, whatever happens. */

import { Canvas, type ColourMode, screenUpdate } from './canvas.ts';
import { Inbox, waitFor } from './inbox.ts';
import { type Key, parseKeys } from './keys.ts';

export type DrawScreen = (canvas: Canvas) => void;

/** Ctrl-C: unwinds every screen, and the command puts the terminal back. */
export class Interrupted extends Error {}

const ENTER = '\x1b[?1049h\x1b[?25l';
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';

/** How long a lone escape may be the beginning of a sequence. */
const ESCAPE_MS = 40;

export class TerminalScreen {
  readonly paint: ColourMode;
  readonly #input: NodeJS.ReadStream;
  readonly #output: NodeJS.WriteStream;
  /** Drawn instead when the terminal is too small. */
  readonly #tooSmall: (columns: number, rows: number) => DrawScreen | undefined;
  readonly #keys = new Inbox<Key>();
  #pending = '';
  #timer: NodeJS.Timeout | undefined;
  #shown: Canvas | undefined;
  #painter: DrawScreen = () => undefined;
  #isOpen = false;

  constructor(
    input: NodeJS.ReadStream,
    output: NodeJS.WriteStream,
    paint: ColourMode,
    tooSmall: (columns: number, rows: number) => DrawScreen | undefined,
  ) {
    this.#input = input;
    this.#output = output;
    this.paint = paint;
    this.#tooSmall = tooSmall;
  }

  open(): void {
    this.#isOpen = true;
    this.#output.write(ENTER);
    this.#input.setRawMode(true);
    this.#input.setEncoding('utf8');
    this.#input.on('data', (text: string) => this.#receive(text));
    this.#input.on('end', () => this.#keys.end());
    this.#output.on('resize', () => this.#repaint());
    this.#input.resume();
  }

  /** Safe to call twice, and from a handler of exit. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#input.setRawMode(false);
    this.#input.pause();
    this.#output.write(LEAVE);
  }

  /** Shows a drawing, and draws it again whenever the terminal changes its size. */
  show(painter: DrawScreen): void {
    this.#painter = painter;
    this.#repaint();
  }

  /** The next key; 'closed' again and again once the input has ended. */
  async nextKey(): Promise<Key> {
    return await this.#take((await this.#keys.next()) ?? 'closed');
  }

  /** The next key, or undefined as soon as `wake` is called. */
  async nextKeyOrWake(): Promise<Key | undefined> {
    const heard = await this.#keys.nextOrWake();
    return heard === 'woken' ? undefined : await this.#take(heard === 'ended' ? 'closed' : heard.item);
  }

  /** Waits for something to come. Keys pressed meanwhile are looked at one by one; the one that gives up ends it with undefined. */
  waitFor<Thing>(coming: Promise<Thing>, givesUp: (key: Key) => boolean): Promise<{ readonly come: Thing } | undefined> {
    return waitFor(
      coming,
      () => this.wake(),
      async () => {
        const key = await this.nextKeyOrWake();
        return key === undefined || !givesUp(key);
      },
    );
  }

  /** Draws the screen again after a change, and wakes a reader that also waits for other events. */
  wake(): void {
    this.#repaint();
    this.#keys.wake();
  }

  /** Keys with the same meaning on every screen. */
  async #take(key: Key): Promise<Key> {
    if (key === 'ctrl-c') throw new Interrupted();
    // Without room to draw the screen, keys do nothing; q gives up.
    if (key !== 'closed' && this.#smallPage() !== undefined) {
      if (key !== 'q') return await this.nextKey();
      this.#keys.end();
      return 'closed';
    }
    if (key === 'ctrl-l') {
      this.#shown = undefined;
      this.#repaint();
    }
    return key;
  }

  #smallPage(): DrawScreen | undefined {
    return this.#tooSmall(this.#output.columns, this.#output.rows);
  }

  #repaint(): void {
    if (!this.#isOpen) return;
    const canvas = new Canvas(this.#output.columns, this.#output.rows);
    (this.#smallPage() ?? this.#painter)(canvas);
    this.#output.write(screenUpdate(this.#shown, canvas, this.paint));
    this.#shown = canvas;
  }

  #receive(text: string, isAll = false): void {
    clearTimeout(this.#timer);
    const { keys, rest } = parseKeys(this.#pending + text, isAll);
    this.#pending = rest;
    if (rest !== '') this.#timer = setTimeout(() => this.#receive('', true), ESCAPE_MS);
    for (const key of keys) this.#keys.push(key);
  }
}

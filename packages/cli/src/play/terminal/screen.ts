/** The screen of a terminal: the alternate buffer, raw keys, resizing, and everything put back as it was, whatever happens. */

import { Canvas, difference, type Paint } from './canvas.ts';
import { type Key, parseKeys } from './keys.ts';

/** The part of process.stdin that a screen uses; tests hand in their own. */
export interface KeySource {
  setRawMode?(raw: boolean): unknown;
  setEncoding(encoding: 'utf8'): unknown;
  on(event: 'data', listener: (text: string) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** The part of process.stdout that a screen uses. */
export interface Surface {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
}

export type Painter = (canvas: Canvas) => void;

/** Ctrl-C: unwinds every screen, and the command puts the terminal back. */
export class Interrupted extends Error {}

const ENTER = '\x1b[?1049h\x1b[?25l';
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';

/** How long a lone escape may be the beginning of a sequence. */
const ESCAPE_MS = 40;

export class Screen {
  readonly paint: Paint;
  readonly #input: KeySource;
  readonly #output: Surface;
  readonly #tooSmall: (columns: number, rows: number) => Painter | undefined;
  readonly #keys: Key[] = [];
  #pending = '';
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void) | undefined;
  #shown: Canvas | undefined;
  #painter: Painter = () => undefined;
  #isOpen = false;
  #isClosed = false;
  #isWoken = false;

  constructor(
    input: KeySource,
    output: Surface,
    paint: Paint,
    tooSmall: (columns: number, rows: number) => Painter | undefined = () => undefined,
  ) {
    this.#input = input;
    this.#output = output;
    this.paint = paint;
    this.#tooSmall = tooSmall;
  }

  open(): void {
    this.#isOpen = true;
    this.#output.write(ENTER);
    this.#input.setRawMode?.(true);
    this.#input.setEncoding('utf8');
    this.#input.on('data', (text) => this.#receive(text));
    this.#input.on('end', () => this.#push('closed'));
    this.#output.on('resize', () => this.#repaint());
    this.#input.resume();
  }

  /** Safe to call twice, and from a handler of exit. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#input.setRawMode?.(false);
    this.#input.pause();
    this.#output.write(LEAVE);
  }

  /** Shows a drawing, and draws it again whenever the terminal changes its size. */
  show(painter: Painter): void {
    this.#painter = painter;
    this.#repaint();
  }

  /** The next key; 'closed' again and again once the input has ended. */
  async nextKey(): Promise<Key> {
    let key = await this.#anyKey();
    // Nobody sees what a key would do where there is no room to draw it; q gives up.
    while (key !== 'closed' && this.#smallPage() !== undefined) {
      if (key === 'q') this.#push('closed');
      key = key === 'q' ? 'closed' : await this.#anyKey();
    }
    if (key === 'ctrl-l') {
      this.#shown = undefined;
      this.#repaint();
    }
    return key;
  }

  /** The next key, or undefined as soon as `wake` is called. */
  async nextKeyOrWake(): Promise<Key | undefined> {
    while (this.#keys.length === 0 && !this.#isClosed && !this.#isWoken) await this.#something();
    this.#isWoken = false;
    return this.#keys.length > 0 || this.#isClosed ? await this.nextKey() : undefined;
  }

  /** Waits for something to come. Keys pressed meanwhile are looked at one by one; the one that gives up ends it with undefined. */
  async waitFor<Thing>(coming: Promise<Thing>, givesUp: (key: Key) => boolean): Promise<{ readonly come: Thing } | undefined> {
    let found: { readonly come: Thing } | undefined;
    const arrival = coming.then((come) => {
      found = { come };
      this.wake();
    });
    while (found === undefined) {
      const key = await Promise.race([this.nextKeyOrWake(), arrival.then(() => undefined)]);
      if (key !== undefined && givesUp(key)) return undefined;
    }
    return found;
  }

  /** What is shown has changed: it is drawn again, and whoever waits for more than a key is told. */
  wake(): void {
    this.#isWoken = true;
    this.#repaint();
    this.#waiting?.();
  }

  async #anyKey(): Promise<Key> {
    while (this.#keys.length === 0 && !this.#isClosed) await this.#something();
    const key = this.#keys.shift() ?? 'closed';
    if (key === 'ctrl-c') throw new Interrupted();
    return key;
  }

  #something(): Promise<void> {
    return new Promise((wake) => (this.#waiting = wake));
  }

  /** What is drawn instead when the terminal is too small. */
  #smallPage(): Painter | undefined {
    return this.#tooSmall(this.#output.columns ?? 80, this.#output.rows ?? 24);
  }

  #repaint(): void {
    if (!this.#isOpen) return;
    const columns = this.#output.columns ?? 80;
    const rows = this.#output.rows ?? 24;
    const canvas = new Canvas(columns, rows);
    (this.#smallPage() ?? this.#painter)(canvas);
    this.#output.write(difference(this.#shown, canvas, this.paint));
    this.#shown = canvas;
  }

  #receive(text: string): void {
    clearTimeout(this.#timer);
    const { keys, rest } = parseKeys(this.#pending + text);
    this.#pending = rest;
    if (rest !== '') this.#timer = setTimeout(() => this.#flush(), ESCAPE_MS);
    for (const key of keys) this.#push(key);
  }

  #flush(): void {
    const { keys } = parseKeys(this.#pending, true);
    this.#pending = '';
    for (const key of keys) this.#push(key);
  }

  #push(key: Key): void {
    if (key === 'closed') this.#isClosed = true;
    else this.#keys.push(key);
    this.#waiting?.();
  }
}

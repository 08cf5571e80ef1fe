/** Keys: translates the input of a terminal into names such as 'up' and 'enter', so that screens never see escape sequences. */

/** A named key, a printed character as it is, a control key such as 'ctrl-c', or 'closed' at the end of the input. */
export type Key = Named | 'closed' | (string & {});

type Named = Arrow | 'enter' | 'escape' | 'tab' | 'backtab' | 'backspace' | 'delete' | 'pageup' | 'pagedown' | 'home' | 'end' | 'space';
type Arrow = 'up' | 'down' | 'left' | 'right';

/** The directions of the cursor keys. */
export const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The last character of `ESC [ ... x` and `ESC O x`. */
const FINAL: Readonly<Record<string, Key>> = { A: 'up', B: 'down', C: 'right', D: 'left', H: 'home', F: 'end', M: 'enter', Z: 'backtab' };

/** The number of `ESC [ n ~`. */
const NUMBERED: Readonly<Record<string, Key>> = { 1: 'home', 3: 'delete', 4: 'end', 5: 'pageup', 6: 'pagedown', 7: 'home', 8: 'end' };

const CONTROL: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\x7f': 'backspace',
  '\x1b': 'escape',
  ' ': 'space',
};

/** A whole escape sequence at the start of the text: with parameters after `[`, or one letter after `O`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with the escape character.
const SEQUENCE = /^\x1b(?:\[([0-9;]*)([@-~])|O([@-~]))/;

/** The beginning of one, cut off by the end of the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const BEGUN = /^\x1b(?:\[[0-9;]*|O)?$/;

export interface ParsedKeys {
  readonly keys: readonly Key[];
  /** The beginning of a sequence whose end has not come yet. */
  readonly rest: string;
}

/** Reads all keys of a text. With `isAll` nothing more is coming, so a lone escape is the Escape key. */
export function parseKeys(text: string, isAll = false): ParsedKeys {
  const keys: Key[] = [];
  let rest = text;
  while (rest !== '') {
    if (!isAll && BEGUN.test(rest)) return { keys, rest };
    const sequence = SEQUENCE.exec(rest);
    if (sequence !== null) {
      const key = sequenceKey(sequence);
      if (key !== undefined) keys.push(key);
      rest = rest.slice(sequence[0].length);
      continue;
    }
    const character = String.fromCodePoint(rest.codePointAt(0)!);
    keys.push(CONTROL[character] ?? controlName(character) ?? character);
    rest = rest.slice(character.length);
  }
  return { keys, rest };
}

/** Undefined for keys that no screen uses. */
function sequenceKey([, parameters, final, afterO]: RegExpExecArray): Key | undefined {
  if (final === '~') return NUMBERED[parameters.split(';')[0]];
  return FINAL[final ?? afterO];
}

function controlName(character: string): Key | undefined {
  const code = character.charCodeAt(0);
  return code < 32 ? `ctrl-${String.fromCharCode(code + 96)}` : undefined;
}

/** So much of a name is typed at most: enough for a territory. */
export const TYPED_MAX = 24;

/** The text after a key: with one more character, if there is room, or one less. */
export function textAfter(text: string, key: Key, max: number): string {
  if (key === 'backspace') return [...text].slice(0, -1).join('');
  const character = key === 'space' ? ' ' : key;
  return [...character].length === 1 && text.length + character.length <= max ? text + character : text;
}

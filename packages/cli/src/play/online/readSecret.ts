/** Reads a secret from a terminal without showing it. */

import { Interrupted, type KeySource } from '../screen.ts';

const BACKSPACE = '\x7f';

/** The keyboard is as it was afterwards. */
export async function readSecret(input: KeySource & NodeJS.EventEmitter, write: (text: string) => void, prompt: string): Promise<string> {
  write(`${prompt} `);
  input.setRawMode?.(true);
  input.setEncoding('utf8');
  try {
    return await new Promise<string>((resolve, reject) => {
      let secret = '';
      const finish = (settle: () => void): void => {
        input.off('data', take);
        input.off('end', end);
        settle();
      };
      const end = (): void => finish(() => reject(new Interrupted()));
      const take = (text: string): void => {
        // What follows the end of the line was not meant for us, and is lost: nobody types ahead of a password.
        const [typed, isWhole] = untilEnd(text);
        for (const character of typed) secret = character === BACKSPACE ? [...secret].slice(0, -1).join('') : secret + character;
        if (isWhole === 'yes') finish(() => resolve(secret));
        if (isWhole === 'interrupted') end();
      };
      input.on('data', take);
      input.on('end', end);
      input.resume();
    });
  } finally {
    input.setRawMode?.(false);
    input.pause();
    write('\n');
  }
}

/** What was typed up to the end of the line, or up to Ctrl-C or Ctrl-D. */
function untilEnd(text: string): readonly [readonly string[], 'yes' | 'no' | 'interrupted'] {
  const characters = [...text.replaceAll('\b', BACKSPACE)];
  const at = characters.findIndex((character) => '\r\n\x03\x04'.includes(character));
  const typed = characters.slice(0, at < 0 ? characters.length : at).filter((character) => character >= ' ');
  if (at < 0) return [typed, 'no'];
  return [typed, /[\r\n]/.test(characters[at]) ? 'yes' : 'interrupted'];
}

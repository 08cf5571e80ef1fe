/** Foreign text on a terminal: nothing that comes from a file, its name included, may move the cursor or turn the text round. */

import type { CommandIo } from '../../io.ts';

/** Writes the same lines with every control character shown as '?'. */
export function plainIo(io: CommandIo): CommandIo {
  const { redraw } = io;
  return {
    out: (line) => io.out(plain(line)),
    error: (line) => io.error(plain(line)),
    redraw: redraw && ((line) => redraw(plain(line))),
  };
}

function plain(line: string): string {
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '?');
}

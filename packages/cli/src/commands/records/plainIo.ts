/** Foreign text on a terminal: neither a file nor its name may move the cursor or change the direction of the text. */

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

/** Where a command writes. Tests hand in their own. */

export interface CommandIo {
  out(line: string): void;
  error(line: string): void;
  /** Only on a terminal: overwrites the present line, as far as the text fits. */
  redraw?: ((line: string) => void) | undefined;
}

const CLEAR_LINE = '\r\u001b[K';

export const consoleIo: CommandIo = {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  redraw: process.stderr.isTTY ? (line) => process.stderr.write(`${CLEAR_LINE}${line.slice(0, process.stderr.columns - 1)}`) : undefined,
};

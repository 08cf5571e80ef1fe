/** Where a command writes. Tests hand in their own. */

export interface Io {
  out(line: string): void;
  error(line: string): void;
}

export const consoleIo: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
};

// The programs that the texts show: a block of `ts` or `js`, and behind it a block of `output` with what it prints. `...` stands there for anything.

export interface DocsExample {
  /** The text it stands in, and which of its programs it is: `docs/tutorials/bot.md 2`. */
  readonly name: string;
  readonly language: 'ts' | 'js';
  readonly code: string;
  /** Undefined where the text does not say what the program prints. */
  readonly output: string | undefined;
}

const PROGRAM = /^```(ts|js)\n(.*?)^```\n(?:\n*```output\n(.*?)^```$)?/gms;

/** The programs of one text. */
export function examplesIn(source: string, text: string): DocsExample[] {
  return [...text.matchAll(PROGRAM)].map(([, language, code, output], at) => ({
    name: `${source} ${at + 1}`,
    language: language === 'ts' ? 'ts' : 'js',
    code,
    output,
  }));
}

/** Whether a program printed what its text says. */
export function isOutput(printed: string, stated: string): boolean {
  const parts = stated
    .trim()
    .split('...')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(printed.trim());
}

// Lines that everybody understands: sent and stored by id, shown by each client in the language of its reader.

export const PRESETS = [
  ...[
    'hello',
    'goodLuck',
    'haveFun',
    'thanks',
    'wellPlayed',
    'goodGame',
    'oops',
    'sorry',
    'oneMoment',
    'back',
    'yourTurn',
    'again',
    'goodbye',
  ],
] as const;

const MARK = 'preset:';

/** The text that stands for a preset. */
export function presetText(id: string): string {
  return `${MARK}${id}`;
}

/** Which preset a text stands for; undefined when people wrote it themselves. */
export function presetIn(text: string): string | undefined {
  return text.startsWith(MARK) ? text.slice(MARK.length) : undefined;
}

/** Lines of chat that everybody understands: sent and stored by id, shown by each client in the language of its reader. */

export const PRESETS = [
  ...(['hello', 'goodLuck', 'haveFun', 'thanks', 'wellPlayed', 'goodGame', 'oops', 'sorry'] as const),
  ...(['oneMoment', 'back', 'yourTurn', 'again', 'goodbye'] as const),
] as const;
export type Preset = (typeof PRESETS)[number];

const MARK = 'preset:';

/** Which preset a text stands for; undefined when people wrote it themselves. */
export function presetIdIn(text: string): string | undefined {
  return text.startsWith(MARK) ? text.slice(MARK.length) : undefined;
}

/** Chat lines in every language: sent and stored by id, shown by each client in the language of its reader. */

export const PRESETS = [
  ...(['hello', 'goodLuck', 'haveFun', 'thanks', 'wellPlayed', 'goodGame', 'oops', 'sorry'] as const),
  ...(['oneMoment', 'back', 'yourTurn', 'again', 'goodbye'] as const),
] as const;
export type Preset = (typeof PRESETS)[number];

const MARK = 'preset:';

/** The preset of a text; undefined for a line that a person wrote. */
export function presetIdIn(text: string): string | undefined {
  return text.startsWith(MARK) ? text.slice(MARK.length) : undefined;
}

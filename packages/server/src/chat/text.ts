// What one line may contain: plain text up to a length, or a preset.

import { fail, ok, type Result } from '@flagfall/engine';
import { PRESETS, presetIdIn } from '@flagfall/protocol';

export const CHAT_TEXT_MAX = 200;

export type ChatTextFault =
  | { readonly code: 'empty' }
  | { readonly code: 'tooLong'; readonly max: number }
  | { readonly code: 'unknownPreset'; readonly preset: string };

/** Invisible characters that turn the order of others round, or hide in a name; the two joiners belong to scripts and emoji. */
const UNSEEN = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;
/** Letters with piles of marks on them. */
const TOWERS = /(\p{M}{3})\p{M}+/gu;

export function checkChatText(given: string): Result<string, ChatTextFault> {
  const text = given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(TOWERS, '$1').trim();
  const preset = presetIdIn(text);
  if (preset !== undefined) {
    return (PRESETS as readonly string[]).includes(preset) ? ok(text) : fail({ code: 'unknownPreset', preset: preset.slice(0, 40) });
  }
  if (text === '') return fail({ code: 'empty' });
  // Counts as people do: a letter with its marks is one.
  return [...text].length > CHAT_TEXT_MAX ? fail({ code: 'tooLong', max: CHAT_TEXT_MAX }) : ok(text);
}

/** The language of the command: from --language, or else from the environment. */

import {
  createMessages,
  LANGUAGES,
  type Locale,
  languageAmong,
  loadMessages,
  type MessageId,
  type Messages,
  type Values,
} from '@flagfall/messages';
import { UsageError } from './usageError.ts';

let spoken: Messages | undefined;

/** Sets the language of all texts from here on. */
export async function setLanguage(locale: Locale): Promise<void> {
  spoken = await loadMessages(locale);
}

/** The texts in the chosen language; English if none was chosen. */
export function messages(): Messages {
  spoken ??= createMessages('en');
  return spoken;
}

export function say(id: MessageId, values?: Values): string {
  return messages().say(id, values);
}

/** The language of the environment: the first of these variables that is set counts. */
export function shellLanguage(environment: Readonly<Record<string, string | undefined>>): Locale {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return languageAmong([LC_ALL || LC_MESSAGES || LANG || '']) ?? 'en';
}

const SWITCH = '--language';

/** The line about it in help texts. */
export function languageHelp(): string {
  return `  ${SWITCH} ${LANGUAGES.join('|')}\n                        ${say('command.languageSwitch')}`;
}

/** Takes `--language xx` out of a command line: every command has it. */
export function takeLanguageSwitch(args: readonly string[]): { readonly locale?: Locale; readonly rest: readonly string[] } {
  const at = args.findIndex((word) => word === SWITCH || word.startsWith(`${SWITCH}=`));
  if (at < 0) return { rest: args };
  const isApart = args[at] === SWITCH;
  const given = (isApart ? args[at + 1] : args[at].slice(SWITCH.length + 1)) ?? '';
  const locale = LANGUAGES.find((known) => known === given);
  if (locale === undefined) throw new UsageError(say('command.language', { given, known: LANGUAGES.join(', ') }));
  return { locale, rest: [...args.slice(0, at), ...args.slice(at + (isApart ? 2 : 1))] };
}

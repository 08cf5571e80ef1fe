/** The door of the messages: every sentence a person reads. Nobody else puts words together. */

/** The ids there are, and what a language consists of. */
export type { Catalogue, MessageId } from './catalogue/en/index.ts';
export type { OnMissing } from './format.ts';
/** The languages that there are texts in, fetched when they are asked for. */
export { LANGUAGES, languageAmong, loadLanguage } from './languages.ts';
/** The sentences of one language. */
export { createMessages, loadMessages, type Messages } from './messages.ts';
/** Which rule a refusal cites. */
export { citedRules, ruleOf } from './rules.ts';
/** What the telling of an action adds to an event. */
export type { ShownPiece, Telling, TellingContext } from './telling/context.ts';
/** Whose pieces fought where: events alone name pieces by number. */
export { type FollowedPieces, followPieces } from './telling/followPieces.ts';
/** What of an action is worth a sentence. */
export { narrate } from './telling/narrate.ts';
/** What the host must know to name things. */
export {
  LANGUAGE_NAMES,
  LOCALES,
  type Locale,
  languageTag,
  type Names,
  type PiecePlace,
  type Values,
} from './types.ts';

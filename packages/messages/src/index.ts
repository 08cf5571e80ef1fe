/** Every sentence a person reads. No other package puts words together. */

/** The ids of texts, and what a language consists of. */
export type { Catalogue, MessageId } from './catalogue/en/index.ts';
export type { OnMissing } from './format.ts';
/** The languages with texts, fetched on demand. */
export { LANGUAGES, languageAmong, loadLanguage } from './languages.ts';
/** The sentences of one language. */
export { createMessages, loadMessages, type Messages } from './messages.ts';
/** Which rule a refusal cites. */
export { citedRules, ruleOf } from './rules.ts';
/** What the rest of an action adds to the sentence of an event. */
export type { ShownPiece, Telling, TellingContext } from './telling/context.ts';
/** Where the pieces of a battle stood and whose they are: events alone name pieces by number. */
export { type FollowedPieces, followPieces } from './telling/followPieces.ts';
/** Which events of an action deserve a sentence. */
export { type KnownKind, narrate } from './telling/narrate.ts';
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

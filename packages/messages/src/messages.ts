/** The sentences of one language. */

import type { DeedIntent, DeploymentFault, GameResult, OptionFault, OptionValue, Seat, SeenEvent } from '@flagfall/engine';
import type { TableNews, TableRefusal } from '@flagfall/protocol';
import type { HttpRefusal } from '@flagfall/protocol/http';
import type { MessageId } from './catalogue/en/index.ts';
import { createFormat, type OnMissing } from './format.ts';
import { loadLanguage, textsOf } from './languages.ts';
import type { TellingContext } from './telling/context.ts';
import { deedValues } from './telling/deedValues.ts';
import { httpRefusalValues } from './telling/httpRefusals.ts';
import { deploymentValues, newsValues, refusalValues } from './telling/refusalValues.ts';
import { tellEvent } from './telling/tellEvents.ts';
import { Terms } from './terms.ts';
import { type Locale, languageTag, type Names, type Values } from './types.ts';

export interface Messages {
  readonly locale: Locale;
  /** Any text by its id. */
  say(id: MessageId, values?: Values): string;
  /** Why a request is not allowed, and what to do instead. */
  refusal(refusal: TableRefusal, names: Names): string;
  /** Why the server refuses a request. */
  httpRefusal(refusal: HttpRefusal): string;
  /** One fault of a deployment. */
  deploymentFault(fault: DeploymentFault, names: Names): string;
  /** The fault in the options of a game. */
  optionFault(fault: OptionFault): string;
  /** One line of the event log; empty for internal events. `narrate` gives the context that the rest of its action adds. */
  event(event: SeenEvent, names: Names, context?: TellingContext): string;
  /** The name of a card. */
  card(card: string): string;
  /** A sentence that explains a card. */
  cardAbout(card: string): string;
  /** The name of a deed. */
  deed(deed: string): string;
  /** A sentence that explains it. */
  deedAbout(deed: string): string;
  /** One way to do it, for a menu; `decision` is the question it answers. */
  deedChoice(intent: DeedIntent, seat: Seat, names: Names, decision?: string): string;
  /** A question of the game, in a few words. */
  question(decision: string): string;
  /** What the seat in turn has to decide. */
  questionAsked(decision: string): string;
  /** The sentence for players who wait. */
  questionWaiting(decision: string, seats: readonly Seat[], names: Pick<Names, 'seatName'>): string;
  /** The name of a deployment of the library; editions know it by its English name. */
  deploymentName(name: string): string;
  /** News of the table itself: an offer made or declined, a pause, a game aborted. */
  news(news: TableNews, names: Names): string;
  /** A line of chat: a player's own words unchanged, a preset in the language of the reader. */
  chat(text: string): string;
  /** How a game ended. */
  ending(result: GameResult, names: Names): string;
  /** A sentence that explains an option. */
  option(key: string): string;
  /** A sentence that explains a value of an option; without names the sides have the names of their seats. */
  optionValue(key: string, value: OptionValue, names?: Pick<Names, 'seatName'>): string;
}

/** The sentences of a language; fetches its texts first. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  await loadLanguage(locale);
  return createMessages(locale);
}

/** For a language that is loaded. `onMissing` handles a missing text or value; by default tests fail and everybody else sees the id. */
export function createMessages(locale: Locale, onMissing: OnMissing = underTest() ? 'throw' : 'carryOn'): Messages {
  const texts = textsOf(locale);
  const tag = languageTag(locale);
  const format = createFormat(locale, onMissing);
  const hasText = (id: string): boolean => Object.hasOwn(texts, id);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const terms = new Terms(format, list, new Intl.ListFormat(tag, { type: 'unit' }), hasText);
  const deploymentFault = (fault: DeploymentFault, names: Names): string =>
    format(`deployment.${fault.code}`, { ...deploymentValues(fault, names), ...groundValues(names) });
  const ending = ({ ending, winners }: GameResult, names: Names): string => {
    const named = (seats: readonly Seat[]): string => list.format(seats.map((seat) => names.seatName(seat)));
    const losers = names.seats.filter((seat) => !winners.includes(seat));
    return format(`ending.${ending}`, {
      count: winners.length,
      winners: named(winners),
      losing: losers.length,
      losers: named(losers),
      sides: names.seats.length,
      prize: names.prize ?? 'flag',
      ...groundValues(names),
    });
  };
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' });
  const seats: Pick<Names, 'seatName'> = { seatName: (seat) => format(`seat.${seat}`) };
  return {
    locale,
    say: format,
    refusal: (refusal, names) =>
      hasText(`refusal.${refusal.code}`)
        ? format(`refusal.${refusal.code}`, {
            ...refusalValues(refusal, names, terms, (fault) => deploymentFault(fault, names)),
            ...groundValues(names),
          })
        : format('refusal.unknown'),
    httpRefusal: (refusal) =>
      hasText(`door.${refusal.code}`) ? format(`door.${refusal.code}`, httpRefusalValues(refusal, time)) : format('refusal.unknown'),
    deploymentFault,
    optionFault: (fault) =>
      format(
        `option.fault.${fault.code}`,
        fault.code === 'unknownOption'
          ? { key: fault.key, known: list.format(fault.known) }
          : { key: fault.key, value: fault.value, allowed: fault.allowed },
      ),
    event: (event, names, context = {}) =>
      event.type === 'gameEnded' ? ending(event, names) : tellEvent(event, names, context, terms, format),
    card: (card) => terms.card(card),
    cardAbout: (card) => terms.cardAbout(card),
    deed: (deed) => terms.deed(deed),
    deedAbout: (deed) => terms.deedAbout(deed),
    deedChoice: (intent, seat, names, decision = '') =>
      terms.deedText(intent.deed, '.choice', deedValues({ ...intent, seat }, names, { decision }, terms)),
    question: (decision) => terms.question(decision),
    questionAsked: (decision) => terms.questionAsked(decision),
    questionWaiting: (decision, seats, { seatName }) =>
      terms.questionWaiting(
        decision,
        seats.map((seat) => seatName(seat)),
      ),
    deploymentName: (name) => format(`library.${name}`),
    news: (news, names) => format(`news.${news.type}`, newsValues(news, names)),
    chat: (text) => (hasText(presetId(text)) ? format(presetId(text)) : text),
    ending,
    option: (key) => format(`option.${key}`),
    optionValue: (key, value, { seatName } = seats) =>
      /^\d+$/.test(String(value))
        ? format(`option.${key}.count`, { count: Number(value) })
        : format(`option.${key}.${value}`, { red: seatName('red'), blue: seatName('blue') }),
  };
}

/** `preset:hello` stands for the text of that name; anything else for itself. */
function presetId(text: string): MessageId {
  return `preset.${/^preset:(\w+)$/.exec(text)?.[1]}` as MessageId;
}

function groundValues({ isMap }: Names): Values {
  return { ground: isMap ? 'zones' : 'squares' };
}

/** Test runners set it in the environment, where there is one. */
function underTest(): boolean {
  const host = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> } };
  return host.process?.env?.NODE_ENV === 'test';
}

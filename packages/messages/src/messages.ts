/** The sentences of one language. */

import type { DeploymentFault, GameResult, OptionFault, OptionValue, Seat, SeenEvent } from '@flagfall/engine';
import type { MessageId } from './catalogue/en.ts';
import { createFormat, type OnMissing } from './format.ts';
import { deploymentValues, eventText, refusalValues } from './tell.ts';
import type { AnyRefusal, Locale, Names, News, Values } from './types.ts';

export interface Messages {
  readonly locale: Locale;
  /** Any text by its id. */
  say(id: MessageId, values?: Values): string;
  /** Why a request is not allowed, and what to do instead. */
  refusal(refusal: AnyRefusal, names: Names): string;
  /** One thing that is wrong with a deployment. */
  deploymentFault(fault: DeploymentFault, names: Names): string;
  /** What is wrong with the options of a game. */
  optionFault(fault: OptionFault): string;
  /** One line of the event log. */
  event(event: SeenEvent, names: Names): string;
  /** What the table itself tells: a draw offered or declined. */
  news(news: News, names: Names): string;
  /** How a game ended. */
  ending(result: GameResult, names: Names): string;
  /** A sentence that explains an option. */
  option(key: string): string;
  /** A sentence that explains a value of an option; without names the sides have the names of their seats. */
  optionValue(key: string, value: OptionValue, names?: Pick<Names, 'seatName'>): string;
}

/** `onMissing` is what to do about a text or a value that is not there; left out, tests fail and everybody else sees the id. */
export function createMessages(locale: Locale, onMissing: OnMissing = underTest() ? 'throw' : 'carryOn'): Messages {
  const format = createFormat(locale, onMissing);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const deploymentFault = (fault: DeploymentFault, names: Names): string =>
    format(`deployment.${fault.code}`, deploymentValues(fault, names));
  const ending = ({ ending, winners }: GameResult, names: Names): string => {
    const named = (seats: readonly Seat[]): string => list.format(seats.map((seat) => names.seatName(seat)));
    const losers = names.seats.filter((seat) => !winners.includes(seat));
    return format(`ending.${ending}`, { count: winners.length, winners: named(winners), losers: named(losers) });
  };
  const seats: Pick<Names, 'seatName'> = { seatName: (seat) => format(`seat.${seat}`) };
  return {
    locale,
    say: format,
    refusal: (refusal, names) =>
      format(
        `refusal.${refusal.code}`,
        refusalValues(refusal, names, (fault) => deploymentFault(fault, names)),
      ),
    deploymentFault,
    optionFault: (fault) =>
      format(
        `option.fault.${fault.code}`,
        fault.code === 'unknownOption'
          ? { key: fault.key, known: list.format(fault.known) }
          : { key: fault.key, value: fault.value, allowed: fault.allowed },
      ),
    event: (event, names) => {
      if (event.type === 'gameEnded') return ending(event, names);
      const { id, values } = eventText(event, names);
      return format(id, values);
    },
    news: (news, names) => format(`news.${news.type}`, { seat: names.seatName(news.by) }),
    ending,
    option: (key) => format(`option.${key}`),
    optionValue: (key, value, { seatName } = seats) =>
      /^\d+$/.test(String(value))
        ? format(`option.${key}.count`, { count: Number(value) })
        : format(`option.${key}.${value}`, { red: seatName('red'), blue: seatName('blue') }),
  };
}

/** Test runners say so in the environment, where there is one. */
function underTest(): boolean {
  const host = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> } };
  return host.process?.env?.NODE_ENV === 'test';
}

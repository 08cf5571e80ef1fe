/** The online options of the command line. */

import { LEVEL_MAX } from '@flagfall/ai';
import { invitationIn } from '@flagfall/client';
import { type ClockSetup, MINUTE_MS } from '@flagfall/protocol';
import { type ArgumentValue, type OptionNames, UsageError, wholeNumber } from '../../arguments.ts';
import type { TerminalTexts } from '../terminalTexts.ts';

/** How a game is come by. */
export type FindGameWay =
  /** Not said yet: the person is asked. */
  | { readonly type: 'ask' }
  | { readonly type: 'computer'; readonly level: number }
  | { readonly type: 'invite' }
  | { readonly type: 'join'; readonly token: string }
  | { readonly type: 'search' }
  /** Without a game: the only one, or one that is chosen. */
  | { readonly type: 'continue'; readonly game?: string | undefined }
  | { readonly type: 'watch'; readonly game: string }
  | { readonly type: 'games' };

export interface OnlineRequest {
  readonly server: string;
  readonly way: FindGameWay;
  /** The account; without it the last one, or a guest. */
  readonly name: string | undefined;
  /** Without it, the default of the kind of game. */
  readonly clock: ClockSetup | undefined;
  readonly rated: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const ONLINE_OPTIONS: OptionNames = {
  server: text,
  computer: text,
  invite: flag,
  join: text,
  search: flag,
  continue: flag,
  watch: text,
  games: flag,
  clock: text,
  rated: flag,
  name: text,
};

const WAYS = ['computer', 'invite', 'join', 'search', 'continue', 'watch', 'games'] as const;

/** Undefined when nothing is wanted from a server. */
export function onlineRequest(
  values: Readonly<Record<string, ArgumentValue>>,
  [first]: readonly string[],
  texts: TerminalTexts,
): OnlineRequest | undefined {
  const given = WAYS.filter((name) => values[name] !== undefined);
  const others = Object.keys(ONLINE_OPTIONS).filter((name) => values[name] !== undefined && name !== 'server');
  if (others.length === 0 && values.server === undefined) return undefined;
  if (given.length > 1) throw new UsageError(texts.say('terminal.online.oneOnly', { given: given.map((name) => `--${name}`).join(', ') }));
  const invitation = typeof values.join === 'string' ? invitationIn(values.join) : undefined;
  if (values.join !== undefined && invitation === undefined)
    throw new UsageError(texts.say('terminal.online.badLink', { given: String(values.join) }));
  const server = values.server ?? invitation?.server;
  if (server === undefined) throw new UsageError(texts.say('terminal.online.needsServer', { given: `--${others[0]}` }));
  const [name] = given;
  return {
    server: serverAt(String(server), texts),
    way: name === undefined ? { type: 'ask' } : wayOf(name, String(values[name]), invitation?.token ?? '', first),
    name: typeof values.name === 'string' ? values.name : undefined,
    clock: typeof values.clock === 'string' ? clockOf(values.clock, texts) : undefined,
    rated: values.rated === true,
  };
}

function wayOf(name: (typeof WAYS)[number], value: string, token: string, first: string | undefined): FindGameWay {
  switch (name) {
    case 'computer':
      return { type: 'computer', level: wholeNumber(value, '--computer', 1, LEVEL_MAX) };
    case 'join':
      return { type: 'join', token };
    case 'watch':
      return { type: 'watch', game: value };
    case 'continue':
      return { type: 'continue', game: first };
    default:
      return { type: name };
  }
}

/** `play.example.org` means `https://play.example.org`; a server on this machine needs no certificate. */
function serverAt(given: string, texts: TerminalTexts): string {
  const address = given.includes('://') ? given : `${/^(localhost|127\.|\[::1\])/.test(given) ? 'http' : 'https'}://${given}`;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new UsageError(texts.say('terminal.online.badServer', { given }));
  return url.origin;
}

/** `10+5`, `30s`, `3d`, `none`. */
function clockOf(given: string, texts: TerminalTexts): ClockSetup {
  const [, minutes, seconds] = /^(\d{1,3})\+(\d{1,3})$/.exec(given) ?? [];
  if (minutes !== undefined) return { type: 'increment', initialMs: Number(minutes) * MINUTE_MS, incrementMs: Number(seconds) * 1000 };
  const [, count, unit] = /^(\d{1,4})(s|d)$/.exec(given) ?? [];
  if (unit === 's' && Number(count) > 0) return { type: 'perMove', moveMs: Number(count) * 1000 };
  if (unit === 'd' && Number(count) > 0) return { type: 'days', days: Number(count) };
  if (given === 'none') return { type: 'unlimited' };
  throw new UsageError(texts.say('terminal.online.badClock', { given }));
}

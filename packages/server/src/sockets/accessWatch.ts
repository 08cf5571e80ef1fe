// Sockets end with what opened them: a session, a token, an account, or the right to play at all. Changes on this node arrive at once; those of another node, or
// from the operator's command line, are found by polling the store.

import type { CloseReason } from '@flagfall/protocol';
import type { Runtime } from '../games/runtime.ts';
import type { PersonChange } from '../people/peopleContext.ts';
import type { AccessRepository } from '../store/people/access.ts';
import { type Person, personKey } from '../store/rows.ts';
import { BANNED_RETRY_MS } from './connection.ts';
import type { SocketAuth } from './socketAuth.ts';

export interface WatchedSocket {
  readonly auth: SocketAuth | undefined;
  /** The people it acts for: the visitor, and the owners of seats it has opened by a secret. */
  readonly people: readonly Person[];
  goodbye(reason: CloseReason, retryMs: number): void;
}

export interface AccessWatchContext {
  readonly access: AccessRepository;
  readonly runtime: Runtime;
  /** How often all are checked. */
  readonly everyMs?: number;
}

const EVERY_MS = 30_000;
/** How many are checked in one query. */
const BATCH_MAX = 500;

export class AccessWatch {
  readonly #context: AccessWatchContext;
  readonly #watched = new Set<WatchedSocket>();
  #changes = 0;
  #cancel: () => void = () => undefined;
  #isStopped = false;

  constructor(context: AccessWatchContext) {
    this.#context = context;
    this.#plan();
  }

  /** The number of changes so far; a new socket remembers it until it is admitted. */
  get changes(): number {
    return this.#changes;
  }

  /** `since` is the value of `changes` before the identification: changes told meanwhile may concern this socket. */
  add(watched: WatchedSocket, since: number): void {
    this.#watched.add(watched);
    if (since !== this.#changes) void this.#lookAt([watched]);
  }

  remove(watched: WatchedSocket): void {
    this.#watched.delete(watched);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** A person has changed on this node. */
  changed(change: PersonChange): void {
    this.#changes += 1;
    if (change.type === 'sanctioned') void this.#lookAt([...this.#watched].filter((watched) => actsFor(watched, change.person)));
    else for (const watched of [...this.#watched]) if (isOver(watched, change)) watched.goodbye('signedOut', 0);
  }

  #plan(): void {
    if (this.#isStopped) return;
    const { runtime, everyMs } = this.#context;
    this.#cancel = runtime.after(everyMs ?? EVERY_MS, () => void this.#lookAt([...this.#watched]).then(() => this.#plan()));
  }

  /** Never rejects: an unavailable store is asked again the next time. */
  async #lookAt(watched: readonly WatchedSocket[]): Promise<void> {
    try {
      for (let start = 0; start < watched.length && !this.#isStopped; start += BATCH_MAX)
        await this.#ask(watched.slice(start, start + BATCH_MAX));
    } catch (error) {
      this.#context.runtime.log.warn({ fault: String(error) }, 'bans and ended sessions could not be checked');
    }
  }

  async #ask(some: readonly WatchedSocket[]): Promise<void> {
    const { access, runtime } = this.#context;
    const now = runtime.now();
    const holders = some.flatMap(({ auth }) => auth ?? []);
    const banned = new Set(await access.banned([...new Map(some.flatMap(({ people }) => people.map(keyed))).values()], now));
    const sessions = new Set(await access.openSessions(unique(holders.map(({ session }) => session)), now));
    const tokens = new Set(await access.openTokens(unique(holders.map(({ token }) => token))));
    for (const watched of some) {
      const { session, token } = watched.auth ?? {};
      if (watched.people.some((person) => banned.has(personKey(person)))) watched.goodbye('banned', BANNED_RETRY_MS);
      else if (session !== undefined && !sessions.has(session)) watched.goodbye('signedOut', 0);
      else if (token !== undefined && !tokens.has(token)) watched.goodbye('signedOut', 0);
    }
  }
}

/** Whether the change ends the access that the socket was opened with. */
function isOver({ auth, people }: WatchedSocket, change: Exclude<PersonChange, { type: 'sanctioned' }>): boolean {
  switch (change.type) {
    case 'sessionsEnded': {
      if (auth === undefined || auth.token !== undefined || personKey(auth) !== personKey(change.person)) return false;
      const { sessions, except } = change;
      return auth.session === undefined || (sessions?.includes(auth.session) ?? auth.session !== except);
    }
    case 'tokenRevoked':
      return auth?.token === change.token;
    case 'adopted':
      return auth?.type === 'guest' && auth.guest === change.guest;
    case 'erased':
      return people.some((person) => person.type === 'account' && person.account === change.account);
    case 'renamed':
      return false;
  }
}

function actsFor({ people }: WatchedSocket, person: Person): boolean {
  return people.some((one) => personKey(one) === personKey(person));
}

function keyed(person: Person): readonly [string, Person] {
  return [personKey(person), person];
}

function unique(ids: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(ids.filter((id) => id !== undefined))];
}

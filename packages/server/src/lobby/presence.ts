// Who is present in the lobby on this node, by socket, and who has left for good: reloading a page does not count.

import type { Runtime } from '../games/runtime.ts';
import { type Person, personKey } from '../store/rows.ts';

/** One socket that subscribes to the lobby. It takes texts and never waits. */
export interface LobbySubscriber {
  /** Absent without a session; such visitors can only look at the lobby. */
  readonly person: Person | undefined;
  send(text: string): void;
}

/** Where sockets subscribe. */
export interface Lobby {
  attend(attendee: LobbySubscriber, wantsLobby: boolean): void;
  leave(attendee: LobbySubscriber): void;
}

/** What one socket has been sent. */
export interface LobbySubscription {
  readonly attendee: LobbySubscriber;
  wantsLobby: boolean;
  /** The lobby as it was sent last. */
  lobby: string | undefined;
  readonly games: Set<string>;
  readonly challenges: Set<string>;
}

/** A shorter absence does not count. */
export const LOBBY_GRACE_MS = 10_000;

export class LobbyPresence {
  readonly #runtime: Runtime;
  /** A visitor's last socket here closed a while ago. */
  readonly #gone: (person: Person) => void;
  readonly #presences = new Map<LobbySubscriber, LobbySubscription>();
  readonly #byPerson = new Map<string, Set<LobbySubscription>>();
  readonly #leaving = new Map<string, () => void>();

  constructor(runtime: Runtime, gone: (person: Person) => void) {
    this.#runtime = runtime;
    this.#gone = gone;
  }

  get isEmpty(): boolean {
    return this.#presences.size === 0;
  }

  get all(): Iterable<LobbySubscription> {
    return this.#presences.values();
  }

  isHere(person: Person): boolean {
    return this.#byPerson.has(personKey(person));
  }

  of(person: Person): Iterable<LobbySubscription> {
    return this.#byPerson.get(personKey(person)) ?? [];
  }

  add(attendee: LobbySubscriber, wantsLobby: boolean): void {
    const known = this.#presences.get(attendee);
    if (known !== undefined) {
      if (wantsLobby && !known.wantsLobby) known.lobby = undefined;
      known.wantsLobby = wantsLobby;
      return;
    }
    const presence: LobbySubscription = { attendee, wantsLobby, lobby: undefined, games: new Set(), challenges: new Set() };
    this.#presences.set(attendee, presence);
    if (attendee.person === undefined) return;
    const key = personKey(attendee.person);
    this.#cancel(key);
    const others = this.#byPerson.get(key);
    if (others === undefined) this.#byPerson.set(key, new Set([presence]));
    else others.add(presence);
  }

  remove(attendee: LobbySubscriber): void {
    const presence = this.#presences.get(attendee);
    if (presence === undefined) return;
    this.#presences.delete(attendee);
    const { person } = attendee;
    if (person === undefined) return;
    const key = personKey(person);
    const others = this.#byPerson.get(key);
    others?.delete(presence);
    if (others === undefined || others.size > 0) return;
    this.#byPerson.delete(key);
    const cancel = this.#runtime.after(LOBBY_GRACE_MS, () => {
      this.#leaving.delete(key);
      this.#gone(person);
    });
    this.#leaving.set(key, cancel);
  }

  /** Cancels all waits for absent visitors. */
  close(): void {
    for (const key of [...this.#leaving.keys()]) this.#cancel(key);
  }

  #cancel(key: string): void {
    this.#leaving.get(key)?.();
    this.#leaving.delete(key);
  }
}

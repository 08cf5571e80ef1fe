// What all code about people shares: the store, the keys, the clock, and the listeners for changes of people.

import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { PasskeyChallenges } from './passkeys/passkeyChallenges.ts';
import { LoginThrottle } from './passwords/loginThrottle.ts';
import { type HashCost, PasswordHasher } from './passwords/passwordHasher.ts';

/** Changes that hosts of sockets and games need to know. */
export type PersonChange =
  /** These sessions of a person have ended, and the sockets opened with them; without `sessions`, all. */
  | { readonly type: 'sessionsEnded'; readonly person: Person; readonly sessions?: readonly string[]; readonly except?: string }
  /** A guest became an account. */
  | { readonly type: 'adopted'; readonly guest: string; readonly account: string; readonly name: string }
  | { readonly type: 'renamed'; readonly account: string; readonly name: string }
  | { readonly type: 'tokenRevoked'; readonly account: string; readonly token: string }
  /** A ban or a mute began or ended. */
  | { readonly type: 'sanctioned'; readonly person: Person }
  | { readonly type: 'erased'; readonly account: string };

export interface PeopleContext {
  readonly store: Store;
  readonly config: Config;
  readonly passwords: PasswordHasher;
  readonly throttle: LoginThrottle;
  readonly challenges: PasskeyChallenges;
  /** Signs cookies. The same on every node, because the store keeps it. */
  readonly cookieKey: string;
  readonly now: () => number;
  readonly changed: (change: PersonChange) => void;
}

export interface PeopleContextSettings {
  readonly now?: () => number;
  readonly changed?: (change: PersonChange) => void;
  readonly passwordCost?: HashCost;
}

export async function openPeopleContext(store: Store, config: Config, settings: PeopleContextSettings = {}): Promise<PeopleContext> {
  const { passwordsAtOnce, passwordsWaitingMax } = config.limits;
  const key = (name: string): Promise<string> => store.settings.ensure(name, randomBytes(32).toString('base64url'));
  return {
    store,
    config,
    passwords: new PasswordHasher(passwordsAtOnce, passwordsWaitingMax, settings.passwordCost),
    throttle: new LoginThrottle(),
    challenges: new PasskeyChallenges(await key('challengeKey')),
    cookieKey: await key('cookieKey'),
    now: settings.now ?? Date.now,
    changed: settings.changed ?? (() => {}),
  };
}

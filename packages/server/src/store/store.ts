// A store: everything that must outlive the process. Its parts read the same on both hosts; only the way of a step to the disk differs.

import { type Accounts, accountsIn } from './accounts.ts';
import { type Archive, archiveIn } from './archive.ts';
import { type Aversions, aversionsIn } from './aversions.ts';
import { type Chat, chatIn } from './chat.ts';
import { type Credentials, credentialsIn } from './credentials.ts';
import { StorageUnavailable } from './errors.ts';
import { type Facts, factsIn } from './facts.ts';
import { type Games, gamesIn } from './games.ts';
import type { GroupCommit } from './groupCommit.ts';
import { type Invites, invitesIn } from './invites.ts';
import { type Lobby, lobbyIn } from './lobby.ts';
import type { HostType } from './migrations/words.ts';
import { type Moderation, moderationIn } from './moderation.ts';
import { type Nodes, nodesIn } from './nodes.ts';
import { type Privacy, privacyIn } from './privacy.ts';
import { type Ratings, ratingsIn } from './ratings.ts';
import { type Seekers, seekersIn } from './seekers.ts';
import { type Sessions, sessionsIn } from './sessions.ts';
import { type Settings, settingsIn } from './settings.ts';
import { type Standing, standingIn } from './standing.ts';
import type { Database } from './tables.ts';

/** Every method rejects with StorageUnavailable when the disk or the database fails. */
export interface Store {
  readonly host: HostType;
  readonly games: Games;
  readonly facts: Facts;
  readonly archive: Archive;
  readonly accounts: Accounts;
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  readonly ratings: Ratings;
  readonly chat: Chat;
  readonly moderation: Moderation;
  readonly lobby: Lobby;
  readonly seekers: Seekers;
  readonly invites: Invites;
  readonly aversions: Aversions;
  readonly nodes: Nodes;
  readonly settings: Settings;
  readonly privacy: Privacy;
  readonly standing: Standing;
  /** Deletes sessions, offers, searches and invitations that have run out. */
  sweep(now: number): Promise<void>;
  /** Waits for what is being written, then lets go of the file or the connections. */
  close(): Promise<void>;
}

/** What a host brings: queries, the way of steps to the disk, and the names of its troubles. */
export interface Host {
  readonly db: Database;
  readonly host: HostType;
  readonly commit: GroupCommit;
  /** Where signs of life go, if not where everything else does: a crowd that waits to read must not make a node look dead. */
  readonly signs?: Database;
  /** The same error with a name of ours, where it has one. */
  readonly named: (error: unknown) => unknown;
  readonly close: () => Promise<void>;
}

export function storeOn({ db, host, commit, signs = db, named, close }: Host): Store {
  let closed: Promise<void> | undefined;
  const guard = <Part extends object>(part: Part): Part =>
    guarded(part, (error) => (closed === undefined ? named(error) : new StorageUnavailable(new Error('the store is closed'))));
  return {
    host,
    games: guard(gamesIn(db)),
    facts: guard(factsIn(db, commit)),
    archive: guard(archiveIn(db)),
    accounts: guard(accountsIn(db)),
    credentials: guard(credentialsIn(db)),
    sessions: guard(sessionsIn(db)),
    ratings: guard(ratingsIn(db, host)),
    chat: guard(chatIn(db)),
    moderation: guard(moderationIn(db)),
    lobby: guard(lobbyIn(db, host)),
    seekers: guard(seekersIn(db, host)),
    invites: guard(invitesIn(db)),
    aversions: guard(aversionsIn(db)),
    nodes: guard(nodesIn(signs)),
    settings: guard(settingsIn(db)),
    privacy: guard(privacyIn(db)),
    standing: guard(standingIn(db)),
    ...guard({
      async sweep(now: number) {
        for (const table of ['sessions', 'offers', 'seekers', 'invites'] as const) {
          await db.deleteFrom(table).where('expiresAt', '<=', now).execute();
        }
      },
    }),
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** The same methods, which throw their errors by the names we give them. */
function guarded<Part extends object>(part: Part, named: (error: unknown) => unknown): Part {
  const methods = Object.entries(part).map(([name, method]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await method.apply(part, args);
      } catch (error) {
        throw named(error);
      }
    },
  ]);
  return Object.fromEntries(methods) as Part;
}

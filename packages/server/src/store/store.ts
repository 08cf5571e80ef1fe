// A store: everything that must outlive the process. Its repositories are the same on both databases; only writing steps differs.

import { StorageUnavailable } from './errors.ts';
import { type ArchiveRepository, archiveRepository } from './games/archive.ts';
import { type ChatRepository, chatRepository } from './games/chat.ts';
import { type FactRepository, factRepository } from './games/facts.ts';
import { type GameRepository, gameRepository } from './games/games.ts';
import type { GroupCommit } from './games/groupCommit.ts';
import { type RatingRepository, ratingRepository } from './games/ratings.ts';
import { type InviteRepository, inviteRepository } from './lobby/invites.ts';
import { type OfferRepository, offerRepository } from './lobby/offers.ts';
import { type SeekerRepository, seekerRepository } from './lobby/seekers.ts';
import type { StoreBackend } from './migrations/dialects.ts';
import { type NodeRepository, nodeRepository } from './nodes.ts';
import { type AccessRepository, accessRepository } from './people/access.ts';
import { type AccountRepository, accountRepository } from './people/accounts.ts';
import { type BlockRepository, blockRepository } from './people/blocks.ts';
import { type CredentialRepository, credentialRepository } from './people/credentials.ts';
import { type ModerationRepository, moderationRepository } from './people/moderation.ts';
import { type PrivacyRepository, privacyRepository } from './people/privacy.ts';
import { type SessionRepository, sessionRepository } from './people/sessions.ts';
import { type SettingRepository, settingRepository } from './settings.ts';
import type { Database } from './tables.ts';

/** Every method rejects with StorageUnavailable when the disk or the database fails. */
export interface Store {
  readonly backend: StoreBackend;
  readonly games: GameRepository;
  readonly facts: FactRepository;
  readonly archive: ArchiveRepository;
  readonly accounts: AccountRepository;
  readonly credentials: CredentialRepository;
  readonly sessions: SessionRepository;
  readonly ratings: RatingRepository;
  readonly chat: ChatRepository;
  readonly moderation: ModerationRepository;
  readonly offers: OfferRepository;
  readonly seekers: SeekerRepository;
  readonly invites: InviteRepository;
  readonly blocks: BlockRepository;
  readonly nodes: NodeRepository;
  readonly settings: SettingRepository;
  readonly privacy: PrivacyRepository;
  readonly access: AccessRepository;
  /** Deletes expired sessions, offers, searches and invitations. */
  sweep(now: number): Promise<void>;
  /** Waits for running writes, then closes the file or the connections. */
  close(): Promise<void>;
}

/** What a driver provides: queries, writing steps, and the names of its errors. */
export interface StoreDriver {
  readonly db: Database;
  readonly backend: StoreBackend;
  readonly commit: GroupCommit;
  /** Where beats go, if not to the main connections: many waiting reads must not make a node look dead. */
  readonly signs?: Database;
  /** The same error with a name of ours, if it has one. */
  readonly named: (error: unknown) => unknown;
  readonly close: () => Promise<void>;
}

export function storeOn({ db, backend, commit, signs = db, named, close }: StoreDriver): Store {
  let closed: Promise<void> | undefined;
  const guard = <Part extends object>(part: Part): Part =>
    guarded(part, (error) => (closed === undefined ? named(error) : new StorageUnavailable(new Error('the store is closed'))));
  return {
    backend,
    games: guard(gameRepository(db)),
    facts: guard(factRepository(db, commit)),
    archive: guard(archiveRepository(db)),
    accounts: guard(accountRepository(db)),
    credentials: guard(credentialRepository(db)),
    sessions: guard(sessionRepository(db)),
    ratings: guard(ratingRepository(db, backend)),
    chat: guard(chatRepository(db)),
    moderation: guard(moderationRepository(db)),
    offers: guard(offerRepository(db, backend)),
    seekers: guard(seekerRepository(db, backend)),
    invites: guard(inviteRepository(db)),
    blocks: guard(blockRepository(db)),
    nodes: guard(nodeRepository(signs)),
    settings: guard(settingRepository(db)),
    privacy: guard(privacyRepository(db)),
    access: guard(accessRepository(db)),
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

/** The same methods, with our names for their errors. */
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

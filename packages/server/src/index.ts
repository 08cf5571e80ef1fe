/** The door of the server: so far what is stored, and how nodes tell each other that something was. */

/** Notices between nodes. */
export { LocalHub } from './notices/local.ts';
export type { Notice, NoticeListener, Notices } from './notices/notices.ts';
export { type NoticeSettings, openNotices } from './notices/open.ts';
/** The parts of a store. */
export type { AccountChange, Accounts, NewAccount, StoredAccount } from './store/accounts.ts';
export type { Archive, ArchivePage, ArchivePlace, ArchiveQuery, Score } from './store/archive.ts';
/** How many facts a second a store makes durable. */
export { type AppendFigures, benchAppends } from './store/bench.ts';
export type { Chat, ChatLine, ChatRoom, NewChatLine } from './store/chat.ts';
export type { Credentials, NewBotToken, NewPasskey, StoredBotToken, StoredPasskey } from './store/credentials.ts';
/** What can go wrong between us and a store. */
export { NameTaken, SeqGap, SeqTaken, StorageUnavailable, StoreError, StoreInUse, StoreTooNew } from './store/errors.ts';
export type { AnyFact, Facts, Step, StoredFact } from './store/facts.ts';
export type { GameChange } from './store/gameChange.ts';
export type { GameStatus, Games, NewGame, Outcome, StoredGame, StoredSeat, UnfinishedGame } from './store/games.ts';
export type { Lobby, Offer } from './store/lobby.ts';
export type { Moderation, NewReport, NewSanction, StoredReport } from './store/moderation.ts';
export type { Nodes, StoredNode } from './store/nodes.ts';
/** Stores. */
export { openStore, type StoreSettings } from './store/open.ts';
export { openPostgresStore } from './store/postgres/open.ts';
export type { AccountExport, Privacy } from './store/privacy.ts';
export type { Leader, LeaderQuery, RatedGame, RatingNumbers, RatingPoint, Ratings, StoredRating } from './store/ratings.ts';
export type { Person } from './store/rows.ts';
export type { NewSession, Sessions, StoredSession } from './store/sessions.ts';
export type { Settings } from './store/settings.ts';
export type { Sitter } from './store/sitter.ts';
export { type EmbeddedStore, openEmbeddedStore, openMemoryStore } from './store/sqlite/open.ts';
export type { Store } from './store/store.ts';

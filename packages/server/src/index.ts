/** The door of the server: how it is configured and started, what is stored, and how nodes tell each other that something was. */

/** Chat at a table, and what players can do about each other. */
export { type ChatRefusal, hearersOf, read as readChat, type Saying, say } from './chat/chat.ts';
export { avoid, type ComplaintRefusal, report, stopAvoiding, type Whom } from './chat/complaints.ts';
export { PRESETS, presetIn, presetText } from './chat/presets.ts';
export { type Listener, mayHear, maySpeak } from './chat/rooms.ts';
/** Computer players at seats. */
export { type ComputerPlace, type ComputerSeat, Computers } from './computers/computers.ts';
export { type SeatClock, seatClock } from './computers/pace.ts';
export type { PoolSettings } from './computers/threadPool.ts';
/** What an operator can set. */
export { type Config, type Environment, type Limits, readConfig } from './config.ts';
export { ConfigError } from './configWishes.ts';
/** How players find each other. */
export { isBanned } from './games/keptOut.ts';
export { acceptInvite, findInvite, type InviteRefusal, inviteTo, type TakenSeat } from './lobby/invites.ts';
export { acceptOffer, declineOffer, type GivenOffer, makeOffer, type OfferRefusal, offersFor } from './lobby/offers.ts';
export { keepLobbyAlive, leaveLobby, markTold, matchesOf, pairAll, type SeekRefusal, seek } from './lobby/quick.ts';
export type { Seated } from './lobby/seating.ts';
export { checkWish, type GivenWish, type Player, type Wish, type WishFault } from './lobby/wish.ts';
/** Notices between nodes. */
export { LocalHub } from './notices/local.ts';
export type { Notice, NoticeListener, Notices } from './notices/notices.ts';
export { type NoticeSettings, openNotices } from './notices/open.ts';
/** The operator's command. */
export { OPERATOR_USAGE, type OperatorIo, runOperator } from './operators/command.ts';
/** Ratings, leaderboards, profiles. */
export { mayBeRated, rateGame, rateUnrated } from './ratings/rateGame.ts';
export { SPEEDS, type Speed, speedOf } from './ratings/speed.ts';
export { type BoardWanted, type LeaderLine, leaderboard, ratingsOf, type ShownRating, strengthOf } from './ratings/standings.ts';
export { type EditionStatistics, statisticsOf } from './ratings/statistics.ts';
/** A running server, alone or until it is told to stop. */
export { serve } from './serve.ts';
export { type RunningServer, startServer } from './start.ts';
/** The parts of a store. */
export type { AccountChange, Accounts, NewAccount, StoredAccount } from './store/accounts.ts';
export type { Archive, ArchivePage, ArchivePlace, ArchiveQuery } from './store/archive.ts';
export type { Aversion, Aversions } from './store/aversions.ts';
/** How many facts a second a store makes durable. */
export { type AppendFigures, benchAppends } from './store/bench.ts';
export type { Chat, ChatLine, ChatRoom, NewChatLine } from './store/chat.ts';
export type { Credentials, NewBotToken, NewPasskey, StoredBotToken, StoredPasskey } from './store/credentials.ts';
/** What can go wrong between us and a store. */
export { NameTaken, SeqGap, SeqTaken, StorageUnavailable, StoreError, StoreInUse, StoreTooNew, ValueRefused } from './store/errors.ts';
export type { AnyFact, Facts, Step, StoredFact } from './store/facts.ts';
export type { GameChange } from './store/gameChange.ts';
export type { GameStatus, Games, NewGame, Outcome, StoredGame, StoredSeat, UnfinishedGame } from './store/games.ts';
export type { Invites, NewInvite } from './store/invites.ts';
export type { Lobby, Match, Offer } from './store/lobby.ts';
export type { Moderation, NewReport, NewSanction, StoredReport } from './store/moderation.ts';
export type { Nodes, StoredNode } from './store/nodes.ts';
/** Stores. */
export { openStore, type StoreSettings } from './store/open.ts';
export { openPostgresStore } from './store/postgres/open.ts';
export type { AccountExport, Privacy } from './store/privacy.ts';
export type { Leader, LeaderQuery, RatedGame, RatingNumbers, RatingPoint, Ratings, StoredRating } from './store/ratings.ts';
export { type Person, personKey } from './store/rows.ts';
export type { PairedGame, Seeker, Seekers } from './store/seekers.ts';
export type { NewSession, Sessions, StoredSession } from './store/sessions.ts';
export type { Settings } from './store/settings.ts';
export type { Sitter } from './store/sitter.ts';
export { type EmbeddedStore, openEmbeddedStore, openMemoryStore } from './store/sqlite/open.ts';
export type { Standing } from './store/standing.ts';
export type { Store } from './store/store.ts';

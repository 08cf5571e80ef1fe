/** The door of the server: what is stored, how nodes tell each other that something was, and what stands on it: ratings, lobby, computers, chat. */

/** Chat at a table, what players can do about each other, and what operators do. */
export { type ChatRefusal, hearersOf, read as readChat, type Saying, say } from './chat/chat.ts';
export { avoid, type ComplaintRefusal, report, stopAvoiding, type Whom } from './chat/complaints.ts';
export { closeReport, hideLine, lift, type OperatorRefusal, punish, type Sentence } from './chat/operators.ts';
export { PRESETS, presetIn, presetText } from './chat/presets.ts';
export { type Listener, mayHear, maySpeak } from './chat/rooms.ts';
/** Computer players at seats. */
export { type ComputerPlace, type ComputerSeat, Computers } from './computers/computers.ts';
export type { SeatClock } from './computers/pace.ts';
export type { PoolSettings } from './computers/threadPool.ts';
/** How players find each other. */
export { isBanned } from './lobby/banned.ts';
export { acceptInvite, findInvite, type InviteRefusal, inviteTo, type TakenSeat } from './lobby/invites.ts';
export { acceptOffer, type GivenOffer, makeOffer, type OfferRefusal, offersFor } from './lobby/offers.ts';
export { keepLobbyAlive, leaveLobby, markTold, matchesOf, pairAll, type SeekRefusal, seek } from './lobby/quick.ts';
export type { Seated } from './lobby/seating.ts';
export { checkWish, type GivenWish, type Player, type Wish, type WishFault } from './lobby/wish.ts';
/** Ratings, leaderboards, profiles. */
export { mayBeRated, rateGame, rateUnrated } from './ratings/rateGame.ts';
export { SPEEDS, type Speed, speedOf } from './ratings/speed.ts';
export { type BoardWanted, type LeaderLine, leaderboard, ratingsOf, type ShownRating, strengthOf } from './ratings/standings.ts';
export { type EditionStatistics, statisticsOf } from './ratings/statistics.ts';
/** Stores. */
export { openStore, type StoreSettings } from './store/open.ts';

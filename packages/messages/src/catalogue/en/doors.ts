/** Why a request to the server is turned away at the door: accounts, sessions, names, limits. */

import type { DoorCode } from '@flagfall/protocol/http';

/** Seconds as people say them. */
const SOON =
  '{retryAfterSeconds, plural, one {in a second} other {{minutes, plural, =0 {in {retryAfterSeconds} seconds} one {in about a minute} other {in about # minutes}}}}';

export const doors = {
  'door.badMessage':
    '{path, select, none {The server does not understand the request.} other {Something is wrong with the request: {path}.}}',
  'door.tooLarge': 'That is more than the server takes at once: send less.',
  'door.notJson': 'The server reads only JSON: say so in the content type.',
  'door.noSuchRoute': 'There is nothing at this address.',
  'door.otherOrigin': 'The request comes from another site: open Flagfall itself and try again.',
  'door.tooManyRequests': `Too many requests: try again ${SOON}.`,
  'door.tooManyAttempts': `Too many attempts: try again ${SOON}.`,
  'door.busy': 'The server is busy: try again in a moment.',
  'door.unavailable': 'The server cannot reach its store: try again in a moment.',
  'door.broken': 'Something went wrong on the server: it has been noted.',
  'door.noSession': 'The server does not know you: begin as a guest, or log in.',
  'door.badToken': 'The token is not valid: make a new one on the page of your account.',
  'door.missingScope': 'The token may not do this ({scope}): make one that may.',
  'door.accountNeeded': 'Guests cannot do this: make an account first.',
  'door.notForBots': 'Bots cannot do this: log in on the page of the account.',
  'door.operatorNeeded': 'Only operators can do this.',
  'door.banned': '{until, select, none {You have been banned.} other {You have been banned until {until}.}}',
  'door.wrongLogin': 'Name and password do not fit together.',
  'door.wrongCode': 'Name and recovery code do not fit together, or the code has been used.',
  'door.wrongPassword': 'That is not your password.',
  'door.alreadyAccount': 'You have an account already: log out first to make another.',
  'door.badName':
    '{why, select, tooShort {The name is too short: use at least {least} characters.} tooLong {The name is too long: use at most {most} characters.} characters {A name consists of letters and digits, with single hyphens and underscores between them.} mixedScripts {The name mixes alphabets: use one.} lookAlike {The name looks as if it were in another alphabet: choose another.} other {This name is reserved: choose another.}}',
  'door.nameTaken': 'Somebody has this name, or one that looks the same: choose another.',
  'door.badPassword':
    '{why, select, tooShort {The password is too short: use at least {least} characters.} tooLong {The password is too long: use at most {most} characters.} likeName {The password is too much like the name: choose another.} other {The password is easy to guess: choose another.}}',
  'door.notFound': 'There is no such thing, or it is gone already.',
  'door.tooMany': 'You have {most} of these already: remove one first.',
  'door.passkeysUnavailable': 'Passkeys need a proper address: open Flagfall by its name, over a secure connection.',
  'door.badPasskey': 'The passkey was not accepted: try again, or use your password.',
  'door.alreadyBot': 'This account is a bot already.',
  'door.notBot': 'Only accounts of bots have tokens: declare this account a bot first.',
  'door.hasPlayed': 'An account that has played cannot become a bot: make a new one for it.',
  'door.unknownEdition': 'There is no game called "{edition}" here.',
  'door.unknownOption': 'This game has no option "{key}".',
  'door.badOption': 'The option "{key}" cannot be "{value}"; it can be {allowed}.',
  'door.unknownSeat': 'This game has no seat "{seat}".',
  'door.badClock': 'Nobody can play with this clock: choose another.',
  'door.ratedNeedsAccount': 'Rated games need an account: make one, or play a friendly game.',
  'door.ratedNeedsClock': 'Rated games need a clock: choose one, or play a friendly game.',
  'door.twoOnly': 'Offers are for games of two: invite your friends by links, or search.',
  'door.badRange': 'The lowest rating must not be above the highest.',
  'door.gone': 'This offer is gone: somebody was quicker, or it was withdrawn.',
  'door.ownOffer': 'That would be a game with yourself.',
  'door.notForYou': 'This is not open to you.',
  'door.outOfRange': 'Your rating ({rating}) is outside of what this offer is for.',
  'door.nobody': 'There is nobody that could be meant.',
  'door.yourself': 'That is you.',
  'door.reportedEnough': 'You have reported enough for today: the operators will look into it.',
  'door.badReason': 'Say why, in at most {most} characters.',
  'door.badSeats': 'Every seat needs somebody: sit on one of them yourself, and leave the others open or give them to the computer.',
  'door.ratedNeedsPeople': 'Rated games are for people: no seat can be a computer.',
  'door.ratedNotFriendly': 'In a rated game nothing is taken back: it cannot be friendly.',
  'door.tooManyGames': 'You have {most} such games under way: finish one first.',
  'door.seatTaken': 'This seat is taken, or the game has begun.',
  'door.noInvite': 'This invitation opens nothing: it was used, has run out or was replaced by a newer one.',
  'door.alreadySeated': 'You sit at this game already.',
  'door.notOver': 'This game is not over: its record is told when it is.',
} as const satisfies Readonly<Record<`door.${DoorCode}`, string>>;

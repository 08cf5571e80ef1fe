/** Meeting others outside of games: open offers, challenges, a search, and the game that comes of it. */

import { Attendance } from '@flagfall/client';
import type { LobbyMessage, LobbyOffer } from '@flagfall/protocol';
import type { WantedMatch } from '@flagfall/protocol/http';
import { effect, type Signal, signal } from '@preact/signals';
import { goTo, route } from '../router/router.ts';
import { say } from '../words/words.ts';
import { callUp } from './callUp.ts';
import { api, follow, linkState } from './connection.ts';
import { challenge, found } from './found.ts';

export interface Lobby {
  readonly offers: readonly LobbyOffer[];
  /** How many look for a game. */
  readonly searching: number;
}

export const lobby: Signal<Lobby | undefined> = signal(undefined);
/** What we look for somebody to play, and since when; undefined while we do not. */
export interface Search {
  readonly wish: WantedMatch;
  readonly since: number;
}

export const searching: Signal<Search | undefined> = signal(undefined);

let attendance: Attendance | undefined;
/** Calls about the search go out one after the other: the last that was asked is the last that the server hears. */
let calls: Promise<unknown> = Promise.resolve();
/** How many searches are being begun. */
let beginning = 0;
/** How many have ended: what was asked before the last end is answered too late. */
let ends = 0;

/** From now on we are told of games that come about; with `whole`, of everything in the lobby. */
export function attend(whole: boolean): void {
  if (attendance === undefined) {
    attendance = new Attendance(heard, { lobby: whole });
    follow(attendance);
  } else attendance.setLobby(whole);
}

function heard(message: LobbyMessage): void {
  switch (message.type) {
    case 'lobby':
      lobby.value = { offers: message.offers, searching: message.searching };
      return;
    case 'matched':
      matched(message.game);
      return;
    case 'challenged':
      challenge.value = { offer: message.offer.id, name: message.offer.from.name };
      callUp(say('web.lobby.challenged', { name: message.offer.from.name }), 'found');
      return;
    case 'challengeGone':
      if (challenge.peek()?.offer === message.offer) challenge.value = undefined;
      return;
    case 'gameEnded':
      return;
  }
}

/** May be told twice. Whoever is at a table already is not torn away from it. */
function matched(game: string): void {
  // One that was begun anew while this was on its way would find a second game.
  if (searching.peek() !== undefined || beginning > 0) endSearch().catch(() => {});
  const { screen, given } = route.value;
  if (given.game === game || found.peek() === game) return;
  callUp(say('web.lobby.found'), 'found');
  if (screen === 'online' || screen === 'play') found.value = game;
  else goTo('online', { game });
}

export async function beginSearch(wish: WantedMatch): Promise<void> {
  attend(attendance !== undefined && route.peek().screen === 'lobby');
  const before = ends;
  await begin(wish);
  if (before === ends) searching.value = { wish, since: Date.now() };
}

export async function endSearch(): Promise<void> {
  searching.value = undefined;
  ends += 1;
  await inTurn(() => api.endSearch());
}

/** A reload does not end it: the server knows. */
export async function resumeSearch(): Promise<void> {
  const before = ends;
  const { search } = await inTurn(() => api.mySearch());
  if (search === undefined || before !== ends) return;
  const { waitedMs, ...wish } = search;
  searching.value ??= { wish, since: Date.now() - waitedMs };
  attend(route.peek().screen === 'lobby');
}

async function begin(wish: WantedMatch): Promise<void> {
  beginning += 1;
  try {
    await inTurn(() => api.beginSearch(wish));
  } finally {
    beginning -= 1;
  }
}

function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const answer = calls.then(call);
  calls = answer.catch(() => {});
  return answer;
}

// A line that was cut for long has ended it on the server: whoever still waits begins again.
let wasCut = false;
effect(() => {
  const { type } = linkState.value;
  if (type === 'lost') wasCut = true;
  if (type !== 'open' || !wasCut) return;
  wasCut = false;
  const wanted = searching.peek();
  if (wanted !== undefined) void begin(wanted.wish).catch(() => {});
});

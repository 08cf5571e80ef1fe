/** Meeting others outside of games: open offers, challenges, a search, and the game that comes of it. */

import { LobbyClient } from '@flagfall/client';
import type { LobbyMessage, LobbyOffer } from '@flagfall/protocol';
import type { SearchRequest } from '@flagfall/protocol/http';
import { effect, type Signal, signal } from '@preact/signals';
import { goTo, route } from '../router/router.ts';
import { say } from '../words/texts.ts';
import { alertPlayer } from './alertPlayer.ts';
import { api, connectionState, subscribe } from './connection.ts';
import { foundGame, openChallenge } from './pendingInvites.ts';

export interface LobbyContents {
  readonly offers: readonly LobbyOffer[];
  /** How many look for a game. */
  readonly searching: number;
}

export const lobbyContents: Signal<LobbyContents | undefined> = signal(undefined);
/** The settings and the start of the present search; undefined without one. */
export interface PendingSearch {
  readonly wish: SearchRequest;
  readonly since: number;
}

export const pendingSearch: Signal<PendingSearch | undefined> = signal(undefined);

let attendance: LobbyClient | undefined;
/** Calls about the search go out one after the other, so that the server gets the last one last. */
let calls: Promise<unknown> = Promise.resolve();
/** How many searches are being begun. */
let beginning = 0;
/** The number of ended searches: an answer to a request from before the last end is stale. */
let ends = 0;

/** Subscribes to new games; with `whole`, to everything in the lobby. */
export function joinLobby(whole: boolean): void {
  if (attendance === undefined) {
    attendance = new LobbyClient(heard, { lobby: whole });
    subscribe(attendance);
  } else attendance.setLobby(whole);
}

function heard(message: LobbyMessage): void {
  switch (message.type) {
    case 'lobby':
      lobbyContents.value = { offers: message.offers, searching: message.searching };
      return;
    case 'matched':
      matched(message.game);
      return;
    case 'challenged':
      openChallenge.value = { offer: message.offer.id, name: message.offer.from.name };
      alertPlayer(say('web.lobby.challenged', { name: message.offer.from.name }), 'found');
      return;
    case 'challengeGone':
      if (openChallenge.peek()?.offer === message.offer) openChallenge.value = undefined;
      return;
    case 'gameEnded':
      return;
  }
}

/** May come twice. A player at another table stays there. */
function matched(game: string): void {
  // One that was begun anew while this was on its way would find a second game.
  if (pendingSearch.peek() !== undefined || beginning > 0) endSearch().catch(() => {});
  const { screen, given } = route.value;
  if (given.game === game || foundGame.peek() === game) return;
  alertPlayer(say('web.lobby.found'), 'found');
  if (screen === 'online' || screen === 'play') foundGame.value = game;
  else goTo('online', { game });
}

export async function beginSearch(wish: SearchRequest): Promise<void> {
  joinLobby(attendance !== undefined && route.peek().screen === 'lobby');
  const before = ends;
  await begin(wish);
  if (before === ends) pendingSearch.value = { wish, since: Date.now() };
}

export async function endSearch(): Promise<void> {
  pendingSearch.value = undefined;
  ends += 1;
  await inTurn(() => api.endSearch());
}

/** A reload does not end it: the server knows. */
export async function resumeSearch(): Promise<void> {
  const before = ends;
  const { search } = await inTurn(() => api.mySearch());
  if (search === undefined || before !== ends) return;
  const { waitedMs, ...wish } = search;
  pendingSearch.value ??= { wish, since: Date.now() - waitedMs };
  joinLobby(route.peek().screen === 'lobby');
}

async function begin(wish: SearchRequest): Promise<void> {
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

// A long loss of connection has ended the search on the server, so a reader who still waits starts it again.
let wasCut = false;
effect(() => {
  const { type } = connectionState.value;
  if (type === 'lost') wasCut = true;
  if (type !== 'open' || !wasCut) return;
  wasCut = false;
  const wanted = pendingSearch.peek();
  if (wanted !== undefined) void begin(wanted.wish).catch(() => {});
});

/** Meeting others outside of games: open offers, challenges, a search, and the game that comes of it. */

import { Attendance } from '@flagfall/client';
import type { LobbyMessage, LobbyOffer } from '@flagfall/protocol';
import { type Signal, signal } from '@preact/signals';
import { goTo, route } from '../router/router.ts';
import { say } from '../words/words.ts';
import { callUp } from './callUp.ts';
import { follow } from './connection.ts';

export interface Lobby {
  readonly offers: readonly LobbyOffer[];
  /** How many look for a game. */
  readonly searching: number;
}

export const lobby: Signal<Lobby | undefined> = signal(undefined);
/** Since when we look for somebody; undefined while we do not. */
export const searchingSince: Signal<number | undefined> = signal(undefined);

let attendance: Attendance | undefined;

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
      callUp(say('web.lobby.challenged', { name: message.offer.from.name }), 'found');
      return;
    case 'challengeGone':
    case 'gameEnded':
      return;
  }
}

/** May be told twice. Whoever is at a table already is not torn away from it. */
function matched(game: string): void {
  searchingSince.value = undefined;
  const { screen } = route.value;
  if (screen === 'online' || screen === 'play') return;
  callUp(say('web.lobby.found'), 'found');
  goTo('online', { game });
}

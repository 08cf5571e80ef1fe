/** The same game once more, with changed sides: at once on this device, when all agree over a network. */

import type { Sight } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { rematchOf } from '@flagfall/seat';
import { addGame } from '../games/shelf.ts';
import { goTo } from '../router/router.ts';
import type { PlayModel } from './playModel.ts';

/** What playing again means now: it is free to ask, somebody else asks, we have asked, it waits already, or it is not for us. */
export type Again = 'free' | 'offered' | 'asked' | 'open' | 'none';

export function rematchState({ link }: PlayModel, { offers }: Sight, seat: Viewer): Again {
  if (link.company === undefined) return 'free';
  if (link.company.next.value !== undefined) return 'open';
  if (seat === 'audience') return 'none';
  const offer = offers.find(({ what }) => what === 'rematch');
  if (offer === undefined) return 'free';
  return offer.agreed.includes(seat) ? 'asked' : 'offered';
}

export function playAgain(model: PlayModel): void {
  const { company, plan } = model.link;
  const next = company?.next.value;
  if (company === undefined) void addGame(rematchOf(plan)).then((game) => goTo('play', { game }));
  else if (next !== undefined) goTo('online', { game: next });
  else if (company.latest.value?.offers.some(({ what }) => what === 'rematch'))
    model.play.ask({ type: 'answer', what: 'rematch', accept: true });
  else model.play.ask({ type: 'offer', what: 'rematch' });
}

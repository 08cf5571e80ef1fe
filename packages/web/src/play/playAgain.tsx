/** The same game once more, with changed sides: at once on this device, when all agree over a network. */

import { rematchOf, rematchRequest } from '@flagfall/seat';
import { addGame } from '../games/shelf.ts';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import type { TableProps } from './tableView.tsx';

export function PlayAgain(props: TableProps) {
  const again = whatNext(props);
  if (again === 'none') return null;
  return <Button look="main" label={say(`web.again.${again}`)} disabled={again === 'asked'} onPress={() => playAgain(props)} />;
}

/** What playing again means now: it is free to ask, somebody else asks, we have asked, it waits already, or it is not for us. */
function whatNext({ model: { session }, sight, seat }: TableProps): 'free' | 'offered' | 'asked' | 'open' | 'none' {
  if (session.company === undefined) return 'free';
  if (session.company.next !== undefined) return 'open';
  if (seat === 'audience') return 'none';
  const offer = sight.offers.find(({ what }) => what === 'rematch');
  if (offer === undefined) return 'free';
  return offer.agreed.includes(seat) ? 'asked' : 'offered';
}

function playAgain({ model: { session, play }, sight, seat }: TableProps): void {
  const { company, plan } = session;
  const next = company?.next;
  if (company === undefined) void addGame(rematchOf(plan)).then((game) => goTo('play', { game }));
  else if (next !== undefined) goTo('online', { game: next });
  else if (seat !== 'audience') play.ask(rematchRequest(company.latest ?? sight, seat));
}

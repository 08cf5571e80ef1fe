/** The same game once more, with changed sides: at once on this device, when all agree over a network. */

import { rematchOf, rematchRequest } from '@flagfall/seat';
import { addGame } from '../games/shelf.ts';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import type { TableProps } from './tableView.tsx';

export function PlayAgain(props: TableProps) {
  const again = whatNext(props);
  if (again === 'none') return null;
  return <Button look="main" label={say(`web.again.${again}`)} disabled={again === 'asked'} onPress={() => playAgain(props.model)} />;
}

/** What playing again means now: it is free to ask, somebody else asks, we have asked, it waits already, or it is not for us. */
function whatNext({ model: { link }, update, seat }: TableProps): 'free' | 'offered' | 'asked' | 'open' | 'none' {
  if (link.company === undefined) return 'free';
  if (link.company.next.value !== undefined) return 'open';
  if (seat === 'audience') return 'none';
  const offer = update.offers.find(({ what }) => what === 'rematch');
  if (offer === undefined) return 'free';
  return offer.agreed.includes(seat) ? 'asked' : 'offered';
}

function playAgain({ link: { company, plan }, play }: PlayModel): void {
  const next = company?.next.value;
  if (company === undefined) void addGame(rematchOf(plan)).then((game) => goTo('play', { game }));
  else if (next !== undefined) goTo('online', { game: next });
  else play.ask(rematchRequest({ offers: company.latest.value?.offers ?? [] }));
}

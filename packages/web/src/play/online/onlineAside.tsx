/** What stands beside the board while armies are set up: a way out, and the chat. */

import { Link } from '../../router/link.tsx';
import { say } from '../../words/words.ts';
import { ClaimBar } from '../agreementBars.tsx';
import type { TableProps } from '../tableView.tsx';
import { ChatPanel } from './chatPanel.tsx';
import { OnlineWays } from './onlineWays.tsx';

export function OnlineAside(props: TableProps) {
  if (props.model.link.company === undefined) return null;
  return (
    <>
      <ClaimBar {...props} />
      <section class="panel">
        <div class="menu-ways">
          <OnlineWays {...props} />
          <Link to="home" class="button">
            {say('web.menu.leave')}
          </Link>
        </div>
      </section>
      <ChatPanel {...props} />
    </>
  );
}

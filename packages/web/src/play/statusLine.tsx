/** Whose turn it is and what is asked, always in the same place above the board; what was refused stands there too. */

import { outlook } from '../settings/settings.ts';
import { say } from '../words/words.ts';
import { ChatBubble } from './online/chatBubble.tsx';
import { ConnectionBanner } from './online/connectionBanner.tsx';
import { SeatsBar } from './online/seatsBar.tsx';
import { statusOf } from './status.ts';
import './statusLine.css';
import type { TableProps } from './tableView.tsx';

export function StatusLine({ model, update, seat }: TableProps) {
  const status = statusOf(update, seat, model.words);
  const notice = model.notice.value;
  const expectation = model.link.expectation.value;
  return (
    <div class="status" data-seat={status.seat} data-yours={status.isYours}>
      <SeatsBar model={model} />
      <ConnectionBanner model={model} />
      <p class="status-sentence" role="status">
        {status.seat === undefined ? null : <span class="status-dot" aria-hidden="true" />}
        {status.sentence}
      </p>
      {notice === '' ? <ChatBubble model={model} /> : null}
      <p class="status-notice" role="alert">
        {notice}
      </p>
      {outlook.chosen.value === 'on' && expectation !== undefined ? (
        <p class="status-outlook">{say('web.outlook', { percent: Math.round(expectation * 100) })}</p>
      ) : null}
    </div>
  );
}

/** The head of the slot without a slot: above the board of a lesson, and while an army is set up. */

import { ChatBubble } from '../online/chat.tsx';
import { ConnectionBanner } from '../online/connectionBanner.tsx';
import { SeatsBar } from '../plates/players.tsx';
import type { TableProps } from '../tableProps.ts';
import { SlotHead } from './slotHead.tsx';
import { statusOf } from './status.ts';
import './statusLine.css';

export function StatusLine(props: TableProps) {
  const { model, sight, seat } = props;
  const status = statusOf(sight, seat, model.words);
  return (
    <div
      class="status statusLine"
      data-seat={status.seat}
      data-yours={status.isYours}
      data-acting={model.acting.value !== undefined}
      data-version={sight.view.version}
    >
      <SeatsBar model={model} />
      <ConnectionBanner model={model} />
      <SlotHead {...props} status={status} />
      <ChatBubble model={model} of="anybody" />
    </div>
  );
}

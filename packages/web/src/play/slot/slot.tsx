/** The action slot: what happened last, what is asked or said, and below it cards, powers and answers. Its size never changes during a game. */

import { useMemo } from 'preact/hooks';
import { winChances } from '../../settings/settings.ts';
import { IconButton } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import { ChatBubble } from '../online/chat.tsx';
import { ConnectionBanner } from '../online/connectionBanner.tsx';
import type { TableProps } from '../tableProps.ts';
import { ActionPanel } from './actionPanel.tsx';
import { CardHand } from './cardHand.tsx';
import { SlotHead } from './slotHead.tsx';
import { statusOf } from './status.ts';
import './slot.css';

/** What the board tells without a battle. */
const NO_BATTLE: ReadonlySet<string> = new Set(['begin', 'move', 'show']);

export function Slot(props: TableProps) {
  const { model, sight, seat } = props;
  const status = statusOf(sight, seat, model.words);
  const { beat } = model.shown.value;
  // What a battle decided is told when it has been fought.
  const shown = beat === undefined || NO_BATTLE.has(beat.type) ? status : { ...status, sentence: say('web.status.battle') };
  return (
    <section
      class="slot status"
      data-seat={status.seat}
      data-yours={status.isYours}
      data-acting={model.acting.value !== undefined}
      data-version={sight.view.version}
    >
      <LastEvent {...props} />
      <SlotHead {...props} status={shown} />
      {/* Editions without cards and powers never ask for more than the head of the slot can say. */}
      {model.rules.extension === undefined ? null : (
        <div class="slot-body">
          <ActionPanel model={model} />
          <CardHand
            {...props}
            onPoint={(card) => {
              model.pointed.value = { card };
            }}
          />
        </div>
      )}
      <ConnectionBanner model={model} />
    </section>
  );
}

/** The last thing that happened. The log reads it aloud. */
function LastEvent({ model, seat }: TableProps) {
  const { items, retold, trail } = model.shown.value;
  const { expectation } = model.session;
  const text = useMemo(() => {
    for (let at = (retold ?? items.length) - 1; at >= 0; at--) {
      const item = items[at];
      if (item.type === 'event' && (item.event.type === 'turnPassed' || item.event.type === 'decisionAsked')) continue;
      const said = model.words.item(item, seat);
      if (said !== '') return said;
    }
    return '';
  }, [items, retold, model, seat]);
  return (
    <div class="slot-event">
      <p aria-hidden="true" key={text}>
        {text}
      </p>
      {winChances.chosen.value === 'on' && expectation !== undefined ? (
        <p class="slot-outlook">{say('web.outlook', { percent: Math.round(expectation * 100) })}</p>
      ) : null}
      <ChatBubble model={model} />
      {trail.length === 0 ? null : <IconButton icon="refresh" label={say('web.scene.again')} onPress={() => model.play.retell()} />}
    </div>
  );
}

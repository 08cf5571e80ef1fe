/** Whose turn it is and what is asked, always in the same place above the board; what waits to be confirmed and what was refused stands there too. */

import { stageOf } from '@flagfall/seat';
import { RulesButton } from '../rules/rulesButton.tsx';
import { outlook } from '../settings/settings.ts';
import { say } from '../words/words.ts';
import { ChatBubble } from './online/chat.tsx';
import { ConnectionBanner } from './online/connectionBanner.tsx';
import { SeatsBar } from './online/players.tsx';
import { statusOf } from './status.ts';
import './statusLine.css';
import { choiceTitle, pendingText, plannedText, tapText } from './choiceText.ts';
import type { TableProps } from './tableView.tsx';
import { TurnWays } from './turnWays.tsx';

export function StatusLine(props: TableProps) {
  const { model, sight, seat } = props;
  const status = statusOf(sight, seat, model.words);
  const { notice, cited } = model;
  const expectation = model.session.expectation;
  const plan = planOf(props);
  const choosing = plan === '' ? choosingOf(props) : '';
  return (
    <div
      class="status"
      data-seat={status.seat}
      data-yours={status.isYours}
      data-acting={model.acting.value !== undefined}
      data-version={sight.view.version}
    >
      <SeatsBar model={model} />
      <ConnectionBanner model={model} />
      <div class="status-now">
        <div class="status-said">
          <p class={plan === '' ? 'status-sentence' : 'status-sentence status-plan'} role="status">
            {status.seat === undefined ? null : <span class="status-dot" aria-hidden="true" />}
            {choosing === '' ? (
              <span>{plan === '' ? status.sentence : plan}</span>
            ) : (
              // The panel with the choice is read aloud already.
              <span aria-hidden="true">{choosing}</span>
            )}
          </p>
          {notice === '' ? <ChatBubble model={model} /> : null}
          <p class="status-notice" role="alert">
            {notice}{' '}
            {notice === '' || cited === undefined ? null : (
              <RulesButton rules={model.rules} words={model.words} at={cited} class="status-why" label={say('rulebook.why')} />
            )}
          </p>
        </div>
        <TurnWays {...props} />
      </div>
      {outlook.chosen.value === 'on' && expectation !== undefined ? (
        <p class="status-outlook">{say('web.outlook', { percent: Math.round(expectation * 100) })}</p>
      ) : null}
    </div>
  );
}

/** A card, a power or a question that waits for a tap on the board says so where one looks; empty for nothing. */
function choosingOf({ model }: TableProps): string {
  const [now, choice] = [model.acting.value, model.selection.value.choice];
  if (now === undefined || choice === undefined || !stageOf(now.view, choice).isOnBoard) return '';
  return `${choiceTitle(choice, now.seat, now.view, model.words)}. ${tapText(choice, now.view)}`;
}

/** What is about to be done says more than whose turn it is; empty for nothing. */
function planOf({ model, sight, seat }: TableProps): string {
  const { selection, premove } = model.state.value;
  const [pending, planned] = [selection.pending, premove.premove];
  if (pending !== undefined && seat !== 'audience') return pendingText(pending, sight.view, seat, model.words);
  return planned === undefined ? '' : plannedText(planned, sight.view, model.words);
}

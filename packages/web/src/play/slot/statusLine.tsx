/** The line above the board, always in the same place: whose turn it is, the question, an intent to confirm, or a refusal. */

import { isAnsweringQuestion } from '@flagfall/engine';
import { stageOf } from '@flagfall/seat';
import { useEffect, useRef } from 'preact/hooks';
import { RulesButton } from '../../rules/rulesButton.tsx';
import { winChances } from '../../settings/settings.ts';
import { Button, IconButton } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import { useEscape, useLater } from '../hooks.ts';
import { ChatBubble } from '../online/chat.tsx';
import { ConnectionBanner } from '../online/connectionBanner.tsx';
import { SeatsBar } from '../plates/players.tsx';
import type { TableProps } from '../tableView.tsx';
import { choiceTitle, pendingText, plannedText, statusOf, tapText } from './status.ts';
import './statusLine.css';

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
      {winChances.chosen.value === 'on' && expectation !== undefined ? (
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

/** The selection says more than the turn; empty without one. */
function planOf({ model, sight, seat }: TableProps): string {
  const { selection, premove } = model.state.value;
  const [pending, planned] = [selection.pending, premove.premove];
  if (pending !== undefined && seat !== 'audience') return pendingText(pending, sight.view, seat, model.words);
  return planned === undefined ? '' : plannedText(planned, sight.view, model.words);
}

/** Shorter thoughts are not worth a button. */
const PATIENCE_MS = 400;

/** What can be done about the move at hand, always in the same place: confirm or cancel it, call a planned one off, hurry the computer. */
function TurnWays(props: TableProps) {
  const { model } = props;
  const { selection, premove } = model.state.value;
  if (selection.pending !== undefined) return <Confirm {...props} />;
  return (
    <div class="turnWays">
      <Hurry {...props} />
      {premove.premove === undefined ? null : <CallOff {...props} />}
    </div>
  );
}

/** The focus goes to it, so that Enter confirms; when it is gone, the board has it again. */
function Confirm({ model }: TableProps) {
  const button = useRef<HTMLButtonElement>(null);
  const intent = model.selection.value.pending;
  const back = (): void => model.select({ type: 'back' });
  useEffect(() => button.current?.focus({ preventScroll: true }), [intent]);
  useEscape(back);
  return (
    <div class="turnWays">
      <button
        ref={button}
        type="button"
        class="button button-main"
        onKeyDown={(event) => {
          // A key that is held down from the choice on has not confirmed it.
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => model.select({ type: 'confirm' })}
      >
        {say('web.confirm.yes')}
      </button>
      <Button label={say('web.confirm.no')} onPress={back} />
    </div>
  );
}

function CallOff({ model }: TableProps) {
  useEscape(() => model.play.cancelPremove());
  return <IconButton icon="close" label={say('web.premove.cancel')} onPress={() => model.play.cancelPremove()} />;
}

/** While a computer thinks for long. On a map it thinks in one go, and cannot be stopped. */
function Hurry({ model, sight, seat }: TableProps) {
  const { session, rules } = model;
  const { waiting, version } = sight.view;
  const asked = waiting?.seats[0];
  const isThinking =
    sight.phase === 'playing' &&
    waiting?.decision !== 'deploy' &&
    asked !== undefined &&
    asked !== seat &&
    sight.seats[asked]?.type === 'computer' &&
    !model.shown.value.isBusy;
  const isLong = useLater(
    isThinking && session.hurry !== undefined && rules.board.isGrid,
    PATIENCE_MS,
    `${version} ${isAnsweringQuestion(sight.view)}`,
  );
  if (!isLong) return null;
  return <Button label={say('web.hurry')} onPress={() => session.hurry?.()} />;
}

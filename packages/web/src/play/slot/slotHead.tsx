/** What the game says to the player right now, always in the same place: a refusal, an offer, a question, a plan, the piece in hand, or whose turn it is. */

import { isAnsweringQuestion, twoSquareCountOf } from '@flagfall/engine';
import { stageOf, stageText } from '@flagfall/seat';
import { useEffect, useRef } from 'preact/hooks';
import { RulesButton } from '../../rules/rulesButton.tsx';
import { Button, IconButton } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import { useEscape, useLater } from '../hooks.ts';
import { PlayAgain } from '../resultDialog.tsx';
import type { TableProps } from '../tableProps.ts';
import { agreementOf } from './agreements.tsx';
import { draftText } from './draftText.ts';
import { CardInHand, PieceInHand, pieceInHand } from './pieceInHand.tsx';
import { choiceTitle, pendingText, plannedText, type Status, tapText } from './status.ts';
import './slotHead.css';

export function SlotHead(props: TableProps & { readonly status: Status }) {
  const { model, sight, status } = props;
  const { notice, cited } = model;
  const agreement = agreementOf(props);
  const plan = planOf(props);
  const asked = plan === '' ? askedOf(props) : undefined;
  const isFree = agreement === undefined && plan === '' && asked === undefined;
  const piece = isFree && model.shown.value.beat === undefined ? pieceInHand(model, sight.view) : undefined;
  // A question may be about cards, so they are spoken of even then; a card that has been chosen asks where it goes.
  const isChoosing = (model.selection.value.choice?.path.length ?? 0) > 0;
  const card = isChoosing || model.selection.value.pending !== undefined ? undefined : model.pointed.value.card;
  const sentence = plan === '' ? status.sentence : plan;
  return (
    <div class="slotHead">
      <div class="slotHead-said">
        {agreement === undefined ? (
          <p class={plan === '' ? 'status-sentence' : 'status-sentence status-plan'} role="status">
            {status.seat === undefined ? null : <span class="status-dot" aria-hidden="true" />}
            {asked === undefined ? (
              <span key={sentence}>
                {sentence}
                {plan === '' ? <Shuttle {...props} /> : null}
              </span>
            ) : (
              // The panel with the choice is read aloud already.
              <span key={asked.title + asked.about} aria-hidden="true">
                {asked.title} <small>{asked.about}</small>
              </span>
            )}
          </p>
        ) : (
          <p class="status-sentence" role={agreement.role}>
            <span key={agreement.text}>{agreement.text}</span>
          </p>
        )}
        {card === undefined ? null : <CardInHand key={card} model={model} card={card} />}
        {piece === undefined ? null : <PieceInHand key={piece.cell} model={model} piece={piece} />}
        <p class="status-notice" role="alert">
          {notice === '' ? null : (
            <>
              <span>{notice}</span>
              {cited === undefined ? null : (
                <RulesButton rules={model.rules} words={model.words} at={cited} class="status-why" label={say('rulebook.why')} />
              )}
            </>
          )}
        </p>
      </div>
      {agreement === undefined ? <TurnWays {...props} /> : <div class="turnWays">{agreement.ways}</div>}
    </div>
  );
}

/** How often the last piece has gone back and forth, and how often it still may. */
function Shuttle({ model: { rules }, sight, seat }: TableProps) {
  const count = sight.phase === 'over' || seat === 'audience' ? undefined : twoSquareCountOf(rules, sight.view, seat);
  if (count === undefined) return null;
  return <small class="slotHead-warning">{say('web.shuttle', { made: count.crossed, left: count.left })}</small>;
}

/** A card, a power or a question says what it wants where one looks. */
function askedOf({ model, sight }: TableProps): { readonly title: string; readonly about: string } | undefined {
  const [now, choice] = [model.acting.value, model.selection.value.choice];
  if (now === undefined || choice === undefined) return undefined;
  const { view, seat } = now;
  const about =
    draftText(model, sight.view) ?? (stageOf(view, choice).isOnBoard ? tapText(choice, view) : stageText(choice, view, model.words));
  return { title: choiceTitle(choice, seat, view, model.words), about };
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

/** What can be done about the move at hand: confirm or cancel it, call a planned one off, hurry the computer, play again. */
function TurnWays(props: TableProps) {
  const { model, sight } = props;
  const { selection, premove } = model.state.value;
  if (selection.pending !== undefined) return <Confirm {...props} />;
  return (
    <div class="turnWays">
      <Hurry {...props} />
      {premove.premove === undefined ? null : <CallOff {...props} />}
      {sight.phase === 'over' ? <PlayAgain {...props} /> : null}
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

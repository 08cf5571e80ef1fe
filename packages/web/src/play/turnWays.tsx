/** What can be done about the move at hand, always in the same place beside the status: confirm or cancel it, call a planned one off, hurry the computer. */

import { isQuestion } from '@flagfall/engine';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import type { TableProps } from './tableView.tsx';
import './turnWays.css';
import { useEscape } from './useEscape.ts';
import { useLater } from './useLater.ts';

/** Shorter thoughts are not worth a button. */
const PATIENCE_MS = 400;

export function TurnWays(props: TableProps) {
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
    isThinking && session.hurry !== undefined && rules.board.straight,
    PATIENCE_MS,
    `${version} ${isQuestion(sight.view)}`,
  );
  if (!isLong) return null;
  return <Button label={say('web.hurry')} onPress={() => session.hurry?.()} />;
}

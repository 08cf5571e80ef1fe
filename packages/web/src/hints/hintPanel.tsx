/** Training: ask the computer what it would do in one's place, and let hidden pieces show what they may be. */

import type { Seat } from '@flagfall/engine';
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../play/tableProps.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import type { Hints } from './hints.ts';
import { hintTexts } from './hintTexts.ts';
import './hints.css';

export function HintPanel(props: TableProps) {
  const { model, sight, seat } = props;
  if (model.hints === undefined || seat === 'audience' || sight.phase !== 'playing') return null;
  return <Training {...props} hints={model.hints} seat={seat} />;
}

interface TrainingProps extends TableProps {
  readonly hints: Hints;
  readonly seat: Seat;
}

function Training({ model, sight, seat, hints }: TrainingProps) {
  const { advice, suspects, isThinking, isBroken, areSuspectsShown } = hints;
  const acting = model.acting.value;
  const { view } = sight;
  const isWanted = areSuspectsShown.value;
  // The hint is about this view.
  useEffect(() => () => hints.forget(), [hints, view, seat]);
  // Advice includes the estimates of pieces.
  useEffect(() => {
    if (isWanted && view.result === undefined && !isThinking.peek() && suspects.peek().length === 0) hints.ask('pieces', seat, view);
  }, [hints, isWanted, view, seat]);
  const texts = advice.value === undefined ? [] : hintTexts(advice.value, sight.view, seat, model.words);
  return (
    <section class="panel hints">
      <h2>{say('hints.title')}</h2>
      <div class="hints-ways">
        <Button
          label={say('hints.ask')}
          disabled={acting === undefined || isThinking.value}
          onPress={() => acting !== undefined && hints.ask('move', acting.seat, acting.view)}
        />
        <label class="hints-odds">
          <input
            type="checkbox"
            checked={isWanted}
            onChange={({ currentTarget }) => {
              areSuspectsShown.value = currentTarget.checked;
            }}
          />
          {say('hints.odds')}
        </label>
      </div>
      <div role="status">
        {isThinking.value ? <p>{say('hints.thinking')}</p> : null}
        {isBroken.value ? <p>{say('hints.broken')}</p> : null}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isWanted ? <p class="hints-about">{say('hints.oddsAbout')}</p> : null}
      </div>
    </section>
  );
}

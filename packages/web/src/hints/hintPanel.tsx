/** Training: ask the computer what it would do in one's place, and let hidden pieces show what they may be. */

import type { TableProps } from '../play/tableView.tsx';
import { say } from '../words/words.ts';
import { hintTexts } from './hintTexts.ts';
import './hints.css';

export function HintPanel({ model, update, seat }: TableProps) {
  const { hints } = model;
  if (hints === undefined || seat === 'audience' || update.phase !== 'playing') return null;
  const { advice, isThinking, areOddsShown } = hints;
  const acting = model.acting.value;
  const texts = advice.value === undefined ? [] : hintTexts(advice.value, update.view, seat, model.words);
  return (
    <section class="panel hints">
      <h2>{say('hints.title')}</h2>
      <div class="hints-ways">
        <button
          type="button"
          class="button"
          disabled={acting === undefined || isThinking.value}
          onClick={() => acting !== undefined && hints.ask(acting.seat, acting.view)}
        >
          {say('hints.ask')}
        </button>
        <label class="hints-odds">
          <input
            type="checkbox"
            checked={areOddsShown.value}
            onChange={({ currentTarget }) => {
              areOddsShown.value = currentTarget.checked;
            }}
          />
          {say('hints.odds')}
        </label>
      </div>
      <div role="status">
        {isThinking.value ? <p>{say('hints.thinking')}</p> : null}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {areOddsShown.value && advice.value !== undefined ? <p class="hints-about">{say('hints.oddsAbout')}</p> : null}
      </div>
    </section>
  );
}

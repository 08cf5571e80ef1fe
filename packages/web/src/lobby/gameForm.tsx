/** Edition, rules, clock and, where one may choose it, side: the few choices before a game with others. */

import { EDITIONS } from '@flagfall/editions';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { seatsIn } from '../home/newGame.ts';
import { RuleSetRow } from '../rules/ruleSetRow.tsx';
import { lastEdition } from '../settings/settings.ts';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';
import { CLOCK_CHOICES, CLOCK_NAMES, clockName } from './clocks.ts';
import { chosenEdition, chosenRules, lastClock, lastOnlineSide, lastRules, seatName, titleOf } from './gameChoices.ts';
import './wishForm.css';

export function GameForm({ hasSide, isRated }: { readonly hasSide: boolean; readonly isRated: boolean }) {
  const edition = chosenEdition();
  const sides = ['random', ...seatsIn(edition, {})] as const;
  const side = sides.find((one) => one === lastOnlineSide.chosen.value) ?? 'random';
  return (
    <div class="wish">
      <div class="wish-edition">
        <span class="front-thumb">
          <EditionPicture edition={edition.id} />
        </span>
        <label>
          <strong>{say('web.wish.edition')}</strong>
          <select
            value={edition.id}
            onChange={({ currentTarget }) => {
              lastEdition.chosen.value = currentTarget.value;
            }}
          >
            {EDITIONS.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <RuleSetRow
        {...(isRated ? { sets: ['club'] } : {})}
        chosen={chosenRules(isRated)}
        onChoose={(set) => {
          if (!isRated) lastRules.chosen.value = set;
        }}
      />
      <ChoiceRow
        title={say('web.wish.clock')}
        values={CLOCK_NAMES}
        nameOf={(name) => clockName(CLOCK_CHOICES[name])}
        chosen={lastClock.chosen.value}
        onChoose={(name) => {
          lastClock.chosen.value = name;
        }}
      />
      {hasSide ? (
        <ChoiceRow
          title={say('web.new.side')}
          values={sides}
          nameOf={(value) => (value === 'random' ? say('web.new.random') : seatName(edition.id, value))}
          chosen={side}
          onChoose={(value) => {
            lastOnlineSide.chosen.value = value;
          }}
        />
      ) : null}
    </div>
  );
}

/** All that can be chosen before a game: the opponent, the side, and the options of the edition, each explained. */

import { ruleSetOf, withRuleSet } from '@flagfall/editions';
import type { Edition, OptionSpec, OptionValue, Seat } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { useState } from 'preact/hooks';
import { goTo } from '../router/router.ts';
import { RuleSetRow } from '../rules/ruleSetRow.tsx';
import { lastEdition, lastLevel, lastSide } from '../settings/settings.ts';
import { Button } from '../shell/button.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { packOf } from '../words/namePacks.ts';
import { messages, say } from '../words/texts.ts';
import { newGameOptions, seatsIn } from './newGame.ts';
import { startGame } from './startGame.ts';

interface SheetProps {
  readonly edition: Edition;
  readonly title: string;
  readonly onClose: () => void;
}

export function NewGameSheet({ edition, title, onClose }: SheetProps) {
  const [options, setOptions] = useState(() => newGameOptions(edition));
  const pack = packOf(edition);
  const seatName = (seat: Seat): string => pack.seats[seat]?.name ?? seat;
  const seats = seatsIn(edition, options);
  const side = seats.find((seat) => seat === lastSide.chosen.value) ?? (lastSide.chosen.value === 'random' ? 'random' : seats[0]);
  const start = (opponent: 'computer' | 'person'): void =>
    void startGame(edition, { opponent, level: Number(lastLevel.chosen.value), side, options });
  // People elsewhere are met on pages of their own, which ask for a clock too.
  const meet = (screen: 'friend' | 'lobby'): void => {
    lastEdition.chosen.value = edition.id;
    goTo(screen);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <ChoiceRow
        title={say('web.new.level')}
        values={lastLevel.values}
        nameOf={(value) => say(`web.level.${value}`)}
        chosen={lastLevel.chosen.value}
        onChoose={(value) => {
          lastLevel.chosen.value = value;
        }}
      />
      <ChoiceRow
        title={say('web.new.side')}
        values={[...seats, 'random']}
        nameOf={(value) => (value === 'random' ? say('web.new.random') : seatName(value as Seat))}
        chosen={side}
        onChoose={(value) => {
          lastSide.chosen.value = value as Seat | 'random';
        }}
      />
      <RuleSetRow chosen={ruleSetOf(edition, options)} onChoose={(set) => setOptions(withRuleSet(edition, options, set))} />
      <details>
        <summary>{say('web.new.options')}</summary>
        {edition.options.map((spec) => (
          <OptionRow
            key={spec.key}
            spec={spec}
            value={options[spec.key] ?? spec.default}
            onChoose={(value) => setOptions({ ...options, [spec.key]: value })}
            seatName={seatName}
          />
        ))}
      </details>
      <div class="new-ways">
        <Button look="main" label={say('web.home.computer')} onPress={() => start('computer')} />
        <Button label={say('web.home.together')} onPress={() => start('person')} />
        <Button label={say('web.home.friend')} onPress={() => meet('friend')} />
        <Button label={say('web.home.opponent')} onPress={() => meet('lobby')} />
      </div>
    </Dialog>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChoose: (value: OptionValue) => void;
  seatName(seat: Seat): string;
}

function OptionRow({ spec, value, onChoose, seatName }: OptionProps) {
  const about = `${messages().option(spec.key)} ${messages().optionValue(spec.key, value, { seatName })}`;
  const title = say(`web.option.${spec.key}` as MessageId);
  if (spec.type === 'choice' || spec.to - spec.from < 5)
    return (
      <ChoiceRow
        title={title}
        about={about}
        values={valuesOf(spec)}
        nameOf={(word) => valueName(word, seatName)}
        chosen={String(value)}
        onChoose={(word) => onChoose(spec.type === 'count' && word !== 'off' ? Number(word) : word)}
      />
    );
  return (
    <label class="new-count">
      <strong>{title}</strong>
      <input
        type="number"
        min={spec.from}
        max={spec.to}
        value={value === 'off' ? '' : value}
        onInput={({ currentTarget }) => {
          const count = currentTarget.valueAsNumber;
          if (count >= spec.from && count <= spec.to) onChoose(count);
          else if (spec.off && currentTarget.value === '') onChoose('off');
        }}
      />
      <span>{about}</span>
    </label>
  );
}

function valuesOf(spec: OptionSpec): readonly string[] {
  if (spec.type === 'choice') return spec.values;
  const counts = Array.from({ length: spec.to - spec.from + 1 }, (_, at) => String(spec.from + at));
  return spec.off ? [...counts, 'off'] : counts;
}

function valueName(word: string, seatName: (seat: Seat) => string): string {
  if (/^\d/.test(word)) return word;
  return word === 'red' || word === 'blue' ? seatName(word) : say(`web.value.${word}` as MessageId);
}

/** One of a few: radio buttons that look like a row of buttons. */

import { useId } from 'preact/hooks';
import './choiceRow.css';

interface ChoiceRowProps<Value extends string> {
  readonly title: string;
  readonly about?: string;
  readonly values: readonly Value[];
  nameOf(value: Value): string;
  readonly chosen: Value;
  // A method, so that a row of one setting fits where any setting is expected.
  onChoose(value: Value): void;
}

export function ChoiceRow<Value extends string>({ title, about, values, nameOf, chosen, onChoose }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <fieldset class="choiceRow" aria-describedby={about === undefined ? undefined : `${id}-about`}>
      <legend>{title}</legend>
      <div class="choiceRow-values">
        {values.map((value) => (
          <label key={value} class="choiceRow-value">
            <input type="radio" name={id} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
      {about === undefined ? null : (
        <p id={`${id}-about`} class="choiceRow-about">
          {about}
        </p>
      )}
    </fieldset>
  );
}

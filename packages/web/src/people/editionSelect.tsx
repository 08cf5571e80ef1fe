/** One of the editions, by a menu. */

import { say } from '../words/texts.ts';

interface SelectProps {
  readonly value: string;
  readonly values: readonly string[];
  nameOf(value: string): string;
  onChoose(value: string): void;
}

export function EditionSelect({ value, values, nameOf, onChoose }: SelectProps) {
  return (
    <label class="people-select">
      <strong>{say('web.wish.edition')}</strong>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

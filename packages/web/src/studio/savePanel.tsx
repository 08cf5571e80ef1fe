/** Saving an army under a name on this device, and loading or deleting one. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { loadArmies, removeArmy, saveArmy, savedArmies } from './savedArmies.ts';
import './savePanel.css';

const NAME_MAX = 40;

interface SaveProps {
  /** Which home the army is for; see `boardCode`. */
  readonly board: string;
  /** The army that would be saved. */
  readonly rows: readonly string[];
  readonly mayKeep?: boolean;
  onLoad(rows: readonly string[]): void;
}

export function SavePanel({ board, rows, mayKeep = true, onLoad }: SaveProps) {
  const [name, setName] = useState('');
  const [notice, setNotice] = useState('');
  const failed = (): void => setNotice(say('web.studio.keepFailed'));
  useEffect(() => {
    loadArmies().catch(failed);
  }, []);
  const own = (savedArmies.value ?? []).filter((army) => army.board === board);
  const keep = (event: Event): void => {
    event.preventDefault();
    const called = name.trim() === '' ? say('web.studio.nameless', { number: own.length + 1 }) : name.trim();
    saveArmy(board, called, rows).then(() => {
      setNotice(say('web.studio.kept', { name: called }));
      setName('');
    }, failed);
  };
  return (
    <section class="studio-keep">
      {mayKeep ? (
        <form class="studio-form" onSubmit={keep}>
          <label>
            {say('web.studio.name')}
            <input value={name} maxLength={NAME_MAX} autoComplete="off" onInput={({ currentTarget }) => setName(currentTarget.value)} />
          </label>
          <button type="submit" class="button">
            <Icon name="save" />
            {say('web.studio.save')}
          </button>
        </form>
      ) : (
        <p>{say('web.deploy.sharedScreen')}</p>
      )}
      <p role="status">{notice}</p>
      {own.length === 0 && mayKeep ? <p class="studio-note">{say('web.studio.savedNone')}</p> : null}
      <ul class="studio-armies">
        {own.map((army) => (
          <li key={army.id}>
            <Button
              class="studio-army"
              label={army.name}
              aria-label={say('web.studio.load', { name: army.name })}
              onPress={() => onLoad(army.rows)}
            />
            <button
              type="button"
              class="button-quiet button-icon"
              aria-label={say('web.studio.delete', { name: army.name })}
              onClick={() => void removeArmy(army.id).catch(failed)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

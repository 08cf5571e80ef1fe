/** An army as a code or a link, and one that another person has sent. */

import type { OptionValue } from '@flagfall/engine';
import { readCode } from '@flagfall/seat';
import { useState } from 'preact/hooks';
import { goTo } from '../router/router.ts';
import { pathTo } from '../router/routes.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import type { StudioModel } from './studioModel.ts';

interface SharePanelProps {
  readonly model: StudioModel;
  readonly onOptions: (options: Readonly<Record<string, OptionValue>>) => void;
}

export function SharePanel({ model, onOptions }: SharePanelProps) {
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const code = model.code.value;
  const address = `${pathTo('studio', { edition: model.rules.edition.id })}#${code}`;
  const copy = (what: string, done: string): void => {
    // Where a browser forbids it, the code can be read and marked.
    navigator.clipboard?.writeText(what).then(
      () => setNotice(done),
      () => setNotice(''),
    );
  };
  const setUp = (event: Event): void => {
    event.preventDefault();
    const army = readCode(text);
    setNotice(army.ok ? '' : say('web.studio.badCode'));
    if (!army.ok) return;
    setText('');
    if (army.value.edition.id === model.rules.edition.id && model.place(army.value.rows)) return;
    // For another game or board: the address says which, and the screen begins anew with it.
    goTo('studio', { edition: army.value.edition.id });
    history.replaceState(null, '', `${location.pathname}#${text.trim()}`);
    onOptions(army.value.options);
  };
  return (
    <section class="panel studio-share">
      <h2>{say('web.studio.share')}</h2>
      <label>
        {say('web.studio.code')}
        <input class="studio-code" readOnly value={code} />
      </label>
      <div class="menu-ways">
        <Button icon="copy" label={say('web.studio.copyCode')} onPress={() => copy(code, say('web.studio.codeCopied'))} />
        <Button
          icon="link"
          label={say('web.studio.copyLink')}
          onPress={() => copy(new URL(address, location.href).href, say('web.replay.copied'))}
        />
      </div>
      <form class="studio-form" onSubmit={setUp}>
        <label>
          {say('web.studio.read')}
          <input value={text} autoComplete="off" spellcheck={false} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        <button type="submit" class="button" disabled={text.trim() === ''}>
          {say('web.studio.setUp')}
        </button>
      </form>
      <p role="status">{notice}</p>
    </section>
  );
}

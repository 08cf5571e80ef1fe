/** The record itself: its players, its fairness, and ways to save or share it. */

import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { Link } from '../router/link.tsx';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import type { ReplayModel } from './replayModel.ts';
import { recordAddress, replayIn } from './sources/addresses.ts';

export function RecordPanel({ model, onAnother }: { readonly model: ReplayModel; readonly onAnother: () => void }) {
  const [link, setLink] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const address = new URL(await recordAddress(model.text), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // A browser may forbid it; then the reader copies by hand.
      setLink(address);
    }
  };
  return (
    <section class="panel replay-record">
      <h2>{say('web.replay.record')}</h2>
      <Fairness model={model} />
      <div class="menu-ways">
        <Button icon="link" label={say('web.replay.copy')} onPress={() => void copy()} />
        <Button icon="download" label={say('web.replay.download')} onPress={() => download(model)} />
        <Button icon="list" label={say('web.replay.another')} onPress={onAnother} />
        {replayIn(location.hash)?.type === 'online' ? (
          <Link to="archive" class="button">
            <Icon name="book" />
            {say('web.archive.title')}
          </Link>
        ) : null}
      </div>
      <p role="status">{isCopied ? say('web.replay.copied') : link === undefined ? '' : say('web.replay.copyFailed')}</p>
      {link === undefined ? null : <input class="replay-link" readOnly value={link} aria-label={say('web.replay.copyFailed')} />}
    </section>
  );
}

function Fairness({ model }: { readonly model: ReplayModel }) {
  const { verdict } = model;
  const answer = verdict.type === 'broken' ? say('web.replay.cheated', { what: verdict.what }) : say(`web.replay.${verdict.type}`);
  return (
    <p class="replay-fair" data-verdict={verdict.type}>
      <strong>{say('web.replay.honest')}</strong> {answer}
    </p>
  );
}

function download({ text, game }: ReplayModel): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const date = game.record.headers.find(({ key }) => key === 'date')?.value.replace(/[^\d-]/g, '');
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${[game.rules.edition.id, date].filter(Boolean).join('-')}.flag`;
  anchor.click();
  URL.revokeObjectURL(url);
}

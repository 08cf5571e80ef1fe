/** Which game to look at: one that was finished here, one of the server, or a file. */

import { useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { Link } from '../../router/link.tsx';
import { visited } from '../../settings/settings.ts';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import type { ExampleId } from '../examples/examples.ts';
import { ExamplesPanel } from '../examples/examplesPanel.tsx';
import { FinishedPanel } from './finishedPanel.tsx';

interface ChooserProps {
  /** Why the last one could not be shown. */
  readonly refusal: string;
  readonly onGame: (id: string) => void;
  readonly onExample: (id: ExampleId) => void;
  readonly onFile: (file: File) => void;
}

export function ReplayChooser({ refusal, onGame, onExample, onFile }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFound, setFound] = useState(false);
  return (
    <main class="replay-chooser">
      <h1>{say('web.replay.title')}</h1>
      <p>{say('web.replay.about')}</p>
      <p role="alert" class="replay-refusal">
        {refusal}
      </p>
      <FinishedPanel onGame={onGame} onFound={() => setFound(true)} />
      {/* Nothing is shown below the games before they are found: it would be pushed down. */}
      {isFound ? (
        <>
          <ExamplesPanel onExample={onExample} />
          <section class="panel">
            <h2>{say('web.replay.file')}</h2>
            <p>{say('web.replay.fileAbout')}</p>
            <input
              ref={input}
              type="file"
              class="unseen"
              accept=".flag,.xml,.txt"
              aria-label={say('web.replay.file')}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file !== undefined) onFile(file);
                currentTarget.value = '';
              }}
            />
            <Button icon="upload" label={say('web.replay.file')} onPress={() => input.current?.click()} />
          </section>
          {visited.chosen.value === 'yes' ? (
            <Link to="archive" class="button">
              <Icon name="book" />
              {say('web.archive.title')}
            </Link>
          ) : null}
        </>
      ) : null}
    </main>
  );
}

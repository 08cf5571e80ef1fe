/** The game in sentences; each leads to its moment, and the one that is shown stays in sight. */

import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words/texts.ts';
import type { ReplayModel } from './replayModel.ts';

export function MoveList({ model }: { readonly model: ReplayModel }) {
  const list = useRef<HTMLOListElement>(null);
  const at = model.at.value;
  const { first, battles } = model.game;
  useEffect(() => {
    const element = list.current;
    const current = element?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls, never the page.
    if (element && current) element.scrollTop = current.offsetTop - element.clientHeight / 2;
  }, [at]);
  return (
    <section class="panel replay-moves">
      <h2>{say('web.replay.moves')}</h2>
      <ol ref={list}>
        {model.lines.value.map((line, index) =>
          index < first || line === '' ? null : (
            <li key={index}>
              <button
                type="button"
                class="button-quiet replay-step"
                data-battle={battles.includes(index + 1)}
                aria-current={index + 1 === at ? 'step' : undefined}
                onClick={() => {
                  model.isPlaying.value = false;
                  model.goTo(index + 1);
                }}
              >
                <span class="replay-number figures">{index + 1 - first}</span>
                {line}
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** Stepping, jumping and playing, by buttons and by keys. */

import { useEffect } from 'preact/hooks';
import { Button, IconButton } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import type { ReplayModel } from './replayModel.ts';

export function ReplayControls({ model }: { readonly model: ReplayModel }) {
  const { first, last } = model.game;
  const at = model.at.value;
  const isPlaying = model.isPlaying.value;
  useEffect(() => listenToKeys(model), [model]);
  return (
    <div class="replay-controls">
      <IconButton icon="battleBack" label={say('web.replay.battleBack')} disabled={at === first} onPress={() => model.toBattle(-1)} />
      <IconButton icon="toStart" label={say('web.replay.start')} disabled={at === first} onPress={() => model.step(first - at)} />
      <IconButton icon="stepBack" label={say('web.replay.back')} disabled={at === first} onPress={() => model.step(-1)} />
      <Button
        look="main"
        class="replay-play"
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? say('web.replay.pause') : say('web.replay.play')}
        onPress={() => model.togglePlaying()}
      />
      <IconButton icon="stepForward" label={say('web.replay.forward')} disabled={at === last} onPress={() => model.step(1)} />
      <IconButton icon="toEnd" label={say('web.replay.end')} disabled={at === last} onPress={() => model.step(last - at)} />
      <IconButton icon="battleOn" label={say('web.replay.battleOn')} disabled={at === last} onPress={() => model.toBattle(1)} />
    </div>
  );
}

/** Handles keys before the board does: after a tap on a square the arrow keys still step through the game. */
function listenToKeys(model: ReplayModel): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPointing = true;
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') isPointing = false;
    if (isSpokenFor(event, isPointing) || !pressed(model, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const point = (): void => {
    isPointing = true;
  };
  addEventListener('keydown', press, { capture: true, signal });
  addEventListener('pointerdown', point, { capture: true, signal });
  return () => listening.abort();
}

/** Whether the key means something to what has the focus. */
function isSpokenFor({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent, isPointing: boolean): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return true;
  if (target.closest('input:not([type="radio"]), select, textarea, dialog') !== null) return true;
  if (target.closest('input, [role="grid"], [role="group"]') !== null) return !isPointing;
  return key === ' ' && target.closest('button, a, summary') !== null;
}

function pressed(model: ReplayModel, key: string): boolean {
  const { first, last } = model.game;
  const at = model.at.value;
  if (key === 'ArrowRight') model.step(1);
  else if (key === 'ArrowLeft') model.step(-1);
  else if (key === 'ArrowDown') model.toBattle(1);
  else if (key === 'ArrowUp') model.toBattle(-1);
  else if (key === 'Home') model.step(first - at);
  else if (key === 'End') model.step(last - at);
  else if (key === ' ') model.togglePlaying();
  else return false;
  return true;
}

/** The solution, played slowly enough to follow: each action is announced as one that is about to be made, then made. */

import { parseScriptedAction, type ScriptedAction } from '@flagfall/learn/lessons';
import { effect } from '@preact/signals';
import type { PlayModel } from '../play/playModel.ts';

const LOOK_MS = 700;
const ANNOUNCE_MS = 1300;

/** Returns the way to stop it. */
export function showSolution(model: PlayModel, solution: readonly ScriptedAction[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const make = (): void => {
    const intent = parseScriptedAction(model.rules, solution[next++]);
    model.play.announce(undefined);
    model.play.ask({ type: 'play', intent });
  };
  const announce = (): void => {
    const intent = parseScriptedAction(model.rules, solution[next]);
    if (intent.type !== 'deploy') model.play.announce(intent);
    timer = setTimeout(make, ANNOUNCE_MS);
  };
  const stop = effect(() => {
    // Whenever it is the learner's to act.
    if (model.acting.value === undefined || next >= solution.length) return;
    clearTimeout(timer);
    timer = setTimeout(announce, LOOK_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

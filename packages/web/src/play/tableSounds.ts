/** What is heard at a table: a move, a battle, the end. It sounds when it is shown, and not again when a page is loaded. */

import type { SeenTable } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { viewerResult } from '@flagfall/seat';
import { computed, effect } from '@preact/signals';
import { playTune, type Tune } from '../online/sound.ts';
import { battleMs } from '../settings/settings.ts';
import type { PlayModel } from './playModel.ts';

export function soundTable({ shown, session }: Pick<PlayModel, 'shown' | 'session'>): () => void {
  const isBattle = computed(() => shown.value.scene?.type === 'battle');
  const stopScenes = effect(() => {
    if (isBattle.value) playTune('battle');
  });
  let before: { readonly sight: SeenTable; readonly seat: Viewer } | undefined;
  const stopSteps = effect(() => {
    const { sight, seat } = shown.value;
    const tune =
      sight === undefined || seat === undefined || before?.seat !== seat ? undefined : tuneOf(before.sight, sight, seat, session);
    before = sight === undefined || seat === undefined ? undefined : { sight, seat };
    if (tune !== undefined) playTune(tune);
  });
  return () => {
    stopScenes();
    stopSteps();
  };
}

function tuneOf(before: SeenTable, sight: SeenTable, seat: Viewer, { people, company }: PlayModel['session']): Tune | undefined {
  if (sight.phase === 'over' && before.phase !== 'over') {
    const result = viewerResult(sight.view.result, people, seat);
    return result === 'draw' ? 'over' : result;
  }
  if (sight.view.version <= before.view.version) return undefined;
  const events = sight.actions.flat();
  // A battle that is shown has been heard when it began.
  if (events.some(({ type }) => type === 'piecesRevealed')) return battleMs() === 0 ? 'battle' : undefined;
  // With others, whoever is asked next is called by a tune of its own.
  if (company !== undefined && seat !== 'audience' && sight.view.waiting?.seats.includes(seat)) return undefined;
  return events.some(({ type }) => type === 'pieceMoved') ? 'move' : undefined;
}

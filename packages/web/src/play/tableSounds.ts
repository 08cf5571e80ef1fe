/** The sounds of a table: a move, a battle, the end. A sound comes with its picture, and not again after a reload. */

import type { SeenTable } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { type OneSeatSession, type ShownState, viewerResult } from '@flagfall/seat';
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { playTune, type Tune } from '../online/sound.ts';
import { battles } from '../settings/settings.ts';

/** What a game on a screen is heard by. */
interface AudibleGame {
  readonly shown: ReadonlySignal<ShownState>;
  readonly session: OneSeatSession;
}

export function soundTable({ shown, session }: AudibleGame): () => void {
  // A sound belongs to the moment when two pieces are turned over, or when a piece sets out.
  const beat = computed(() => shown.value.beat);
  const stopBeats = effect(() => {
    if (beat.value?.type === 'turn') playTune('battle');
    if (beat.value?.type === 'move') playTune('move');
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
    stopBeats();
    stopSteps();
  };
}

function tuneOf(before: SeenTable, sight: SeenTable, seat: Viewer, { people, company }: OneSeatSession): Tune | undefined {
  if (sight.phase === 'over' && before.phase !== 'over') {
    const result = viewerResult(sight.view.result, people, seat);
    return result === 'draw' ? 'over' : result;
  }
  if (sight.view.version <= before.view.version) return undefined;
  const events = sight.actions.flat();
  // The sound of a battle came when its pieces were turned over.
  if (events.some(({ type }) => type === 'piecesRevealed')) return battles.chosen.peek() === 'off' ? 'battle' : undefined;
  // In games with people the turn has a tune of its own.
  if (company !== undefined && seat !== 'audience' && sight.view.waiting?.seats.includes(seat)) return undefined;
  return events.some(({ type }) => type === 'pieceMoved') ? 'move' : undefined;
}

/** The territory that would be taken, in a sentence: its city and its neighbours. */

import { hasCity } from '@flagfall/editions';
import type { View } from '@flagfall/engine';
import { say } from '../../words/texts.ts';
import { draftNeighbours, draftOf } from '../board/draftLight.ts';
import type { PlayModel } from '../playModel.ts';

/** Undefined while nothing is shared out. */
export function draftText(model: PlayModel, view: View): string | undefined {
  const draft = draftOf(model, view);
  if (draft === undefined) return undefined;
  const { board } = model.rules;
  if (draft.lit === undefined) return say('web.draft.tap');
  const city = hasCity(board, draft.lit) ? 'yes' : 'no';
  return say('web.draft.lit', { territory: model.words.territory(draft.lit) ?? '', city, ...draftNeighbours(view, board, draft) });
}

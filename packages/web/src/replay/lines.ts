/** The game in sentences, action by action, as one seat could have written them down, or as somebody who saw everything. */

import { allSeenBy, type GameEvent, type PieceId, pieceCount, type SeenEvent, seenBy, type Viewer } from '@flagfall/engine';
import { followPieces, narrate, type Standing } from '@flagfall/messages';
import type { GameWords } from '../words/gameWords.ts';
import type { ReplayGame, Viewpoint } from './replayGame.ts';

/** One text for every action; empty where nothing is worth telling. */
export function linesOf(game: ReplayGame, words: GameWords, viewpoint: Viewpoint): readonly string[] {
  const reader = viewpoint === 'open' ? game.rules.seats[0] : viewpoint;
  const followed = followPieces();
  const ids = Array.from({ length: pieceCount(game.positionAt(game.last)) }, (_, id) => id);
  return game.actions.map((events) => {
    const seen = viewpoint === 'open' ? events.flatMap((event) => openFace(event) ?? []) : allSeenBy(events, viewpoint);
    const standing = new Map(ids.flatMap((id): [PieceId, Standing][] => (followed.standing(id) ? [[id, followed.standing(id)!]] : [])));
    const told = narrate(seen, followed.standing).map(({ event, context }) =>
      words.item({ type: 'event', event, context, standing }, reader),
    );
    for (const event of seen) followed.follow(event);
    return told.filter((text) => text !== '').join(' ');
  });
}

/** What those know who know most of it. */
function openFace(event: GameEvent): SeenEvent | undefined {
  return seenBy(event, insiderOf(event));
}

function insiderOf(event: GameEvent): Viewer {
  if ('seenBy' in event) return event.seenBy[0] ?? 'audience';
  return 'seat' in event ? event.seat : 'audience';
}

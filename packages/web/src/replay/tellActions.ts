/** The story of a game, action by action, for one seat or for a viewer who sees everything. */

import { allSeenBy, type GameEvent, type PieceId, type SeenEvent, seenBy, type Viewer } from '@flagfall/engine';
import { GameLog, type LastMove } from '@flagfall/seat';
import type { GameWords } from '../words/gameWords.ts';
import type { ReplayGame, ReplayViewer } from './replayGame.ts';

interface ToldAction {
  /** Empty where nothing is worth telling. */
  readonly text: string;
  readonly lastMove: LastMove | undefined;
}

export function tellActions(game: ReplayGame, words: GameWords, viewpoint: ReplayViewer): readonly ToldAction[] {
  const reader = viewpoint === 'open' ? game.rules.seats[0] : viewpoint;
  const log = new GameLog(reader);
  const { view } = game.momentAt(0, reader);
  const knownKind = (at: number) => (wanted: PieceId) => {
    const piece = game.momentAt(at, viewpoint).pieces.find(({ piece }) => piece === wanted);
    return piece?.known ? piece.kind : undefined;
  };
  return game.actions.map((action, at) => {
    const events = viewpoint === 'open' ? action.flatMap((event) => openFace(event) ?? []) : allSeenBy(action, viewpoint);
    log.add({ version: at + 1, steps: [{ events }], view, knownKind: knownKind(at + 1) }, 0);
    const told = log.takeItems().map((item) => words.item(item, reader));
    return { text: told.filter((text) => text !== '').join(' '), lastMove: log.lastMove };
  });
}

/** The viewers who know most of it. */
function openFace(event: GameEvent): SeenEvent | undefined {
  return seenBy(event, insiderOf(event));
}

function insiderOf(event: GameEvent): Viewer {
  if ('seenBy' in event) return event.seenBy[0] ?? 'audience';
  return 'seat' in event ? event.seat : 'audience';
}

/** Whose turn it is and what is asked, in a sentence. */

import type { Sight } from '@flagfall/client';
import { isQuestion, type Seat, type View, type Viewer } from '@flagfall/engine';
import type { GameWords } from '../words/gameWords.ts';
import { messages, say } from '../words/words.ts';

export interface Status {
  readonly sentence: string;
  /** Whose colour it has; none when the game is over. */
  readonly seat: Seat | undefined;
  readonly isYours: boolean;
}

export function statusOf({ view, seats, phase, isPaused }: Sight, reader: Viewer, words: GameWords): Status {
  if (view.result !== undefined) return { sentence: words.ending(view.result, reader), seat: undefined, isYours: false };
  if (phase === 'over') return { sentence: say('web.online.aborted'), seat: undefined, isYours: false };
  if (isPaused) return { sentence: say('web.online.paused'), seat: undefined, isYours: false };
  const { decision = 'act', seats: asked = [] } = view.waiting ?? {};
  const isYours = reader !== 'audience' && asked.includes(reader);
  const seat = isYours ? reader : asked[0];
  if (isQuestion(view)) {
    const sentence = isYours ? messages().question(decision) : words.waiting(decision, asked);
    return { sentence, seat, isYours };
  }
  const name = seat === undefined ? '' : words.seat(seat);
  if (decision === 'deploy')
    return { sentence: say(isYours ? 'web.status.deploy' : 'web.status.deploying', { seat: name }), seat, isYours };
  if (isYours)
    return {
      sentence: `${say(view.moves.length > 0 ? 'web.status.move' : 'web.status.act')} ${movesLeft(view, words)}`.trim(),
      seat,
      isYours,
    };
  const isComputer = seat !== undefined && seats[seat]?.type === 'computer';
  return { sentence: say(isComputer ? 'web.status.thinking' : 'web.status.waiting', { seat: name }), seat, isYours };
}

/** On a map a turn has several moves: how many are left; empty elsewhere. */
function movesLeft({ notes }: View, { rules }: GameWords): string {
  return rules.board.straight ? '' : say('web.map.moves', { count: notes.moves ?? 0, due: 'no' });
}

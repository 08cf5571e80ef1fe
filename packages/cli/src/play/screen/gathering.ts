/** The page before a game begins: who is still missing, and how they get here. */

import type { Session } from '../session.ts';
import { drawCentred } from '../terminal/pages.ts';
import type { Screen } from '../terminal/screen.ts';
import { drawBar, drawFoot, wrap } from '../terminal/widgets.ts';
import type { Words } from '../words.ts';

/** Waits until everybody is there; false when the player leaves. */
export async function gather(screen: Screen, session: Session, words: Words): Promise<boolean> {
  let isAsking = false;
  let notice = '';
  while (session.standing.phase === 'waiting' && !session.isSignedOut) {
    screen.show((canvas) => {
      drawBar(canvas, words.title, words.rulesName);
      drawCentred(
        canvas,
        gatheringLines(session, words).flatMap((line) => wrap(line, canvas.columns - 4)),
      );
      const trouble = session.stateOf(session.reader).company?.trouble;
      const message = isAsking ? words.say('terminal.online.askAbort') : (trouble ?? notice);
      drawFoot(canvas, message, words.say('terminal.online.gatheringKeys'));
    });
    const key = await screen.nextKeyOrWake();
    if (key === undefined) continue;
    if (key === 'closed' || (!isAsking && (key === 'q' || key === 'escape'))) return false;
    if (isAsking && key === 'y') {
      const refusal = await session.ask(session.reader, { type: 'abort' });
      if (refusal !== undefined) notice = words.refusal(refusal, session.reader);
    }
    isAsking = !isAsking && key === 'x';
  }
  return true;
}

/** Whom the game waits for, and the links that lead to the seats that are free. */
export function gatheringLines(session: Session, words: Words): readonly string[] {
  const { sight, company } = session.stateOf(session.reader);
  const free = words.rules.seats.filter((seat) => sight.seats[seat]?.type === 'open');
  if (free.length === 0) return [words.say('terminal.online.beginning')];
  const links = free.flatMap((seat) => {
    const link = company?.links[seat];
    return link === undefined ? [] : [' ', words.say('terminal.online.link', { seat: words.seat(seat) }), link];
  });
  return [words.say('terminal.online.gathering', { seats: free.map((seat) => words.seat(seat)).join(', '), count: free.length }), ...links];
}

/** The players with their clocks and presence while armies are set up, and the clocks of the plates. The reader comes last. */

import type { Seat } from '@flagfall/engine';
import type { Occupant } from '@flagfall/protocol';
import { clockText, isLow, readerLast } from '@flagfall/seat';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localeTag, say } from '../../words/texts.ts';
import type { PlayModel } from '../playModel.ts';
import './players.css';

const TICK_MS = 200;

/** Grows while clocks are on the screen; components that read it are drawn again. */
const ticks = signal(0);

/** Lets the clocks of a game run. */
export function useTicks({ session }: PlayModel): void {
  const hasClocks = session.company?.clocks !== undefined;
  useEffect(() => {
    if (!hasClocks) return;
    const timer = setInterval(() => {
      ticks.value++;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [hasClocks]);
}

export function SeatsBar({ model }: { readonly model: PlayModel }) {
  const { company } = model.session;
  useTicks(model);
  if (company === undefined) return null;
  const { viewer, presence, latest } = company;
  return (
    <ul class="seats" aria-label={say('web.online.players')}>
      {readerLast(model.rules, viewer).map((seat) => {
        const isAway = presence.away.includes(seat);
        return (
          <li key={seat} class="seats-player" data-seat={seat} data-away={isAway}>
            <span class="seats-dot" aria-hidden="true" />
            <span class="seats-name">
              <span class="unseen">{model.words.seat(seat)}: </span>
              <strong>{occupantName(latest?.seats[seat], seat === viewer)}</strong>
              {isAway ? <small>{say('web.online.away')}</small> : null}
            </span>
            <Clock model={model} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

/** A clock: it runs on between two updates, and shows when little is left. */
export function Clock({ model, seat }: { readonly model: PlayModel; readonly seat: Seat }) {
  // Read here, so that the clock is drawn with every tick.
  void ticks.value;
  const { clocks, latest } = model.session.company ?? {};
  const { deployMs, leftMs, running } = clocks ?? {};
  const left = deployMs ?? leftMs?.[seat];
  if (left === undefined) return null;
  const due = deployMs === undefined ? running : latest?.view.waiting?.seats;
  return (
    <span class="clock figures" role="timer" data-running={due?.includes(seat) ?? false} data-low={isLow(left)}>
      {clockText(left, localeTag.value)}
    </span>
  );
}

/** The occupant of a seat, in a word or two. */
export function occupantName(occupant: Occupant | undefined, isReader = false): string {
  if (isReader) return say('web.online.you');
  if (occupant === undefined || occupant.type === 'open') return say('web.online.nobody');
  if (occupant.type === 'computer') return say('web.online.computer', { level: occupant.level ?? 1 });
  return say('web.online.person', { name: occupant.name ?? '', bot: occupant.bot === true ? 'yes' : 'no' });
}

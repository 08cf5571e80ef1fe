/** Captured pieces, side by side and by rank; unknown pieces in a bag are counted. */

import type { CapturedView, Rules, Seat } from '@flagfall/engine';
import { readerLast } from '@flagfall/seat';
import { PieceArt, PieceBack } from '../../art/pieces/piece.tsx';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/texts.ts';
import './capturedTray.css';
import type { TableProps } from '../tableProps.ts';

export function CapturedTray({ model, sight, seat: reader }: TableProps) {
  const { rules } = model;
  return (
    <section class="panel captured">
      <h2>{say('web.captured.title')}</h2>
      {readerLast(rules, reader).map((seat) => (
        <LossList
          key={seat}
          rules={rules}
          words={model.words}
          seat={seat}
          captured={sight.view.captured.filter((piece) => piece.seat === seat)}
        />
      ))}
    </section>
  );
}

interface LossesProps {
  readonly rules: Rules;
  readonly words: GameWords;
  readonly seat: Seat;
  readonly captured: readonly CapturedView[];
}

/** What one side has lost. */
export function LossList({ rules, words, seat, captured }: LossesProps) {
  const hidden = captured.filter(({ kind }) => kind === undefined).length;
  const fallen = fallenKinds(words, seat, captured).filter(({ count }) => count > 0);
  return (
    <div class="captured-side" data-seat={seat}>
      <h3 class="seatName">{say('web.captured.side', { seat: words.seat(seat), count: captured.length, all: rules.armySize })}</h3>
      <ul>
        {fallen.map(({ id, count, all }) => (
          <li key={id} title={words.kind(seat, id)}>
            <span class="captured-piece" aria-hidden="true">
              <PieceArt edition={rules.edition.id} kind={id} seat={seat} />
            </span>
            <span class="unseen">{words.kind(seat, id)}</span>
            <span class="figures">{say('web.captured.count', { count, all })}</span>
          </li>
        ))}
        {hidden === 0 ? null : (
          <li>
            <span class="captured-piece" aria-hidden="true">
              <PieceBack seat={seat} />
            </span>
            <span class="unseen">{say('web.captured.hidden')}</span>
            <span class="figures">{hidden}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** All kinds of a side, the highest rank first, with how many of each have fallen. */
export function fallenKinds(words: GameWords, seat: Seat, captured: readonly CapturedView[]) {
  return words.castByRank(seat).map(({ kinds, count: all }) => ({
    id: kinds[0],
    all,
    count: captured.filter(({ kind = '' }) => kinds.includes(kind)).length,
  }));
}

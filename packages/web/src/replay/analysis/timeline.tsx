/** The whole game on one line: its battles, how the chances went, and where one is. */

import type { Seat } from '@flagfall/engine';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import type { ReplayModel } from '../replayModel.ts';
import './timeline.css';

const HEIGHT = 100;

export function Timeline({ model }: { readonly model: ReplayModel }) {
  const { first, last, battles } = model.game;
  const at = model.at.value;
  const span = Math.max(1, last - first);
  const progress = model.analysis.progress.value;
  const canAsk = progress === 'idle' || progress === 'failed';
  return (
    <div class="timeline">
      <svg class="timeline-chart" viewBox={`0 0 ${span} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="timeline-even" x1="0" x2={span} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <Chances model={model} />
        {battles.map((battle) => (
          <line key={battle} class="timeline-battle" x1={battle - first} x2={battle - first} y1={HEIGHT - 14} y2={HEIGHT} />
        ))}
        {model.turns.value.map((turn) => (
          <line
            key={turn.at}
            class="timeline-turn"
            data-seat={turn.seat}
            x1={turn.at - first}
            x2={turn.at - first}
            y1="0"
            y2={HEIGHT - 14}
          />
        ))}
        <line class="timeline-now" x1={at - first} x2={at - first} y1="0" y2={HEIGHT} />
      </svg>
      {canAsk ? <Button class="timeline-ask" icon="computer" label={say('web.replay.ask')} onPress={() => model.analysis.start()} /> : null}
      <input
        type="range"
        min={first}
        max={last}
        value={at}
        aria-label={say('web.replay.timeline')}
        aria-valuetext={momentText(model)}
        onInput={({ currentTarget }) => {
          model.isPlaying.value = false;
          model.goTo(currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}

export function momentText({ game, at }: ReplayModel): string {
  const { first, last, battles } = game;
  return say('web.replay.moment', { at: at.value - first, all: last - first, battle: battles.includes(at.value) ? 'yes' : 'no' });
}

/** Two sides share the height; more are lines. */
function Chances({ model }: { readonly model: ReplayModel }) {
  const { first, rules } = model.game;
  const shares = model.shares.value;
  const points = (seat: Seat): readonly string[] =>
    shares.flatMap((share, at) => (share === undefined ? [] : [`${at - first},${HEIGHT * (1 - (share[seat] ?? 0))}`]));
  const [south, north] = rules.seats;
  const line = points(south);
  if (line.length < 2) return null;
  if (rules.seats.length > 2)
    return rules.seats.map((seat) => <polyline key={seat} class="timeline-line" data-seat={seat} points={points(seat).join(' ')} />);
  const [from, to] = [line[0], line[line.length - 1]].map((point) => point.split(',')[0]);
  return (
    <>
      <rect class="timeline-area" data-seat={north} x={from} y="0" width={Number(to) - Number(from)} height={HEIGHT} />
      <polygon class="timeline-area" data-seat={south} points={`${from},${HEIGHT} ${line.join(' ')} ${to},${HEIGHT}`} />
    </>
  );
}

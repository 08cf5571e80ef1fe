/** What the computer makes of the game: chances and turning points. The line of time has the button that asks for it. */

import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import type { ReplayModel } from '../replayModel.ts';

export function ChancesPanel({ model }: { readonly model: ReplayModel }) {
  const { analysis } = model;
  const progress = analysis.progress.value;
  const found = analysis.findings.value.size;
  if (progress !== 'running' && found === 0) return null;
  return (
    <section class="panel replay-chances">
      <h2>{say('web.replay.chances')}</h2>
      <p>{say('web.replay.chancesAbout')}</p>
      {progress === 'running' ? <Running model={model} /> : null}
      {found === 0 ? null : (
        <>
          <Now model={model} />
          <Turns model={model} />
        </>
      )}
    </section>
  );
}

function Running({ model }: { readonly model: ReplayModel }) {
  const { first, last } = model.game;
  const percent = Math.round((100 * model.analysis.findings.value.size) / (last - first + 1));
  const text = say('web.replay.progress', { percent });
  return (
    <div class="replay-progress">
      <progress max={100} value={percent} aria-label={text} />
      <span>{text}</span>
      <Button label={say('web.replay.stop')} onPress={() => model.analysis.stop()} />
    </div>
  );
}

function Now({ model }: { readonly model: ReplayModel }) {
  // The closest one before, until the computer has come to this moment.
  const share = model.shares.value.slice(0, model.at.value + 1).findLast((known) => known !== undefined);
  if (share === undefined) return null;
  return (
    <ul class="replay-shares">
      {model.game.rules.seats.map((seat) => (
        <li key={seat} data-seat={seat} class="seatName figures">
          {say('web.replay.chance', { seat: model.words.seat(seat), percent: Math.round(100 * (share[seat] ?? 0)) })}
        </li>
      ))}
    </ul>
  );
}

function Turns({ model }: { readonly model: ReplayModel }) {
  const turns = model.turns.value;
  const isDone = model.analysis.progress.value === 'done';
  if (turns.length === 0) return isDone ? <p>{say('web.replay.noTurns')}</p> : null;
  return (
    <>
      <h3>{say('web.replay.turns')}</h3>
      <ol class="replay-turns">
        {turns.map(({ at, seat, before, after }) => (
          <li key={at}>
            <button type="button" class="button-quiet replay-step" onClick={() => model.step(at - model.at.value)}>
              {say('web.replay.turn', {
                at: at - model.game.first,
                line: model.lines.value[at - 1] ?? '',
                seat: model.words.seat(seat),
                before: Math.round(100 * before),
                after: Math.round(100 * after),
              })}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A game that is looked at again: the board, the line of time, and all that can be known about the moment. */

import { LossList } from '../play/plates/capturedTray.tsx';
import { Button } from '../shell/button.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';
import { ChancesPanel } from './analysis/chancesPanel.tsx';
import { momentText, Timeline } from './analysis/timeline.tsx';
import { MoveList } from './moveList.tsx';
import { RecordPanel } from './recordPanel.tsx';
import { ReplayBoard } from './replayBoard.tsx';
import { ReplayControls } from './replayControls.tsx';
import type { ReplayViewer } from './replayGame.ts';
import { REPLAY_HEATS, REPLAY_SPEEDS, type ReplayModel, type ReplaySpeed } from './replayModel.ts';

interface ReplayViewProps {
  readonly model: ReplayModel;
  readonly onAnother: () => void;
}

export function ReplayView({ model, onAnother }: ReplayViewProps) {
  const { rules } = model.game;
  return (
    <main class={rules.board.isGrid ? 'replay' : 'replay replay-map'}>
      <div class="replay-stage">
        <Now model={model} />
        <div class="play-board">
          <ReplayBoard model={model} />
        </div>
      </div>
      <div class="replay-beside">
        <section class="replay-tools">
          <Timeline model={model} />
          <ReplayControls model={model} />
          <Shown model={model} />
        </section>
        <aside class="replay-side">
          <MoveList model={model} />
          <ChancesPanel model={model} />
          <section class="panel">
            <h1 class="menu-title">{model.words.pack.title}</h1>
            <Players model={model} />
            <Looks model={model} />
          </section>
          <section class="panel captured">
            <h2>{say('web.captured.title')}</h2>
            {rules.seats.map((seat) => (
              <LossList
                key={seat}
                rules={rules}
                words={model.words}
                seat={seat}
                captured={model.moment.value.captured.filter((piece) => piece.seat === seat)}
              />
            ))}
          </section>
          <RecordPanel model={model} onAnother={onAnother} />
        </aside>
      </div>
    </main>
  );
}

/** The view in a sentence; during automatic play it is not announced. */
function Now({ model }: ReplayViewPart) {
  const at = model.at.value;
  const { first, last } = model.game;
  const { result } = model.moment.value.view;
  const line = at > first ? model.lines.value[at - 1] : '';
  const end = at !== last ? '' : result === undefined ? say('web.replay.unfinished') : model.words.ending(result, model.reader);
  return (
    <div class="replay-now" aria-live={model.isPlaying.value ? 'off' : 'polite'}>
      <strong class="figures">{momentText(model)}</strong>
      <span>{line.includes(end) ? line : `${line} ${end}`}</span>
    </div>
  );
}

interface ReplayViewPart {
  readonly model: ReplayModel;
}

function Players({ model }: ReplayViewPart) {
  const { headers } = model.game.record;
  const named = model.game.rules.seats.flatMap((seat) => {
    const name = headers.find(({ key }) => key === seat)?.value;
    return name === undefined ? [] : [{ seat, name }];
  });
  if (named.length === 0) return null;
  return (
    <ul class="replay-players">
      {named.map(({ seat, name }) => (
        <li key={seat} data-seat={seat} class="seatName">
          {say('web.replay.players', { seat: model.words.seat(seat), name })}
        </li>
      ))}
    </ul>
  );
}

/** What the board shows. Heat comes from the computer's look at the game: to choose one asks for it. */
function Shown({ model }: ReplayViewPart) {
  const viewpoints: readonly ReplayViewer[] = ['open', ...model.game.rules.seats];
  const { prize } = model.words.pack;
  return (
    <div class="replay-shown">
      <ChoiceRow
        title={say('web.replay.viewpoint')}
        values={viewpoints}
        nameOf={(viewpoint) => (viewpoint === 'open' ? say('web.replay.open') : model.words.seat(viewpoint))}
        chosen={model.viewpoint.value}
        onChoose={(viewpoint) => {
          model.viewpoint.value = viewpoint;
        }}
      />
      <ChoiceRow
        title={say('web.replay.heat')}
        about={say(`web.replay.heatAbout.${model.heatKind.value}`, { prize })}
        values={REPLAY_HEATS}
        nameOf={(kind) => say(`web.replay.heat.${kind}`, { prize })}
        chosen={model.heatKind.value}
        onChoose={(kind) => {
          model.heatKind.value = kind;
          if (kind !== 'none') model.analysis.start();
        }}
      />
    </div>
  );
}

function Looks({ model }: ReplayViewPart) {
  const { board } = model.game.rules;
  return (
    <>
      <ChoiceRow
        title={say('web.replay.speed')}
        values={Object.keys(REPLAY_SPEEDS) as ReplaySpeed[]}
        nameOf={(speed) => say(`web.replay.speed.${speed}`)}
        chosen={model.speed.value}
        onChoose={(speed) => {
          model.speed.value = speed;
        }}
      />
      {board.isGrid ? (
        <Button
          icon="flip"
          label={say('web.replay.flip')}
          onPress={() => {
            model.isTurned.value = !model.isTurned.value;
          }}
        />
      ) : null}
      <p class="replay-keys">{say('web.replay.keys')}</p>
    </>
  );
}

/** The board of the studio and the panels beside it. */

import { withRuleSet } from '@flagfall/editions';
import type { OptionValue } from '@flagfall/engine';
import { boardOption } from '@flagfall/seat';
import { addGame } from '../games/localGames.ts';
import { specFor } from '../home/newGame.ts';
import { DeployBoard } from '../play/deploy/deployBoard.tsx';
import { PieceTray } from '../play/deploy/pieceTray.tsx';
import { goTo } from '../router/router.ts';
import { lastLevel } from '../settings/settings.ts';
import { Button } from '../shell/button.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { messages, say } from '../words/texts.ts';
import { PredictabilityPanel } from './predictabilityPanel.tsx';
import { SavePanel } from './savePanel.tsx';
import { SharePanel } from './sharePanel.tsx';
import type { StudioModel } from './studioModel.ts';

interface StudioViewProps {
  readonly model: StudioModel;
  readonly onOptions: (options: Readonly<Record<string, OptionValue>>) => void;
}

export function StudioView({ model, onOptions }: StudioViewProps) {
  const board = boardOption(model.rules.edition);
  return (
    <>
      <div class="play-stage">
        <StudioBoard model={model} />
      </div>
      <aside class="play-side">
        <section class="panel">
          <PieceTray deploying={model.deploying} words={model.words} />
        </section>
        <section class="panel">
          {board === undefined ? null : (
            <ChoiceRow
              title={say('web.studio.board')}
              values={board.values}
              nameOf={(value) => value}
              chosen={String(model.rules.options[board.key])}
              onChoose={(value) => onOptions(value === board.default ? {} : { [board.key]: value })}
            />
          )}
          <Check model={model} />
          <Ways model={model} />
        </section>
        <PredictabilityPanel model={model} />
        <section class="panel">
          <h2>{say('web.studio.saved')}</h2>
          <SavePanel board={model.board} rows={model.rows.value} onLoad={(rows) => model.place(rows)} />
        </section>
        <SharePanel model={model} onOptions={onOptions} />
      </aside>
    </>
  );
}

function StudioBoard({ model }: { readonly model: StudioModel }) {
  const { words, deploying } = model;
  const heat = model.heat.value;
  const noteOn = (cell: string): string => {
    const percent = heat?.get(cell);
    return percent === undefined ? '' : `, ${say('web.studio.heatCell', { percent })}`;
  };
  return <DeployBoard deploying={deploying} words={words} isFlipped={false} heat={heat} noteOn={noteOn} />;
}

/** Missing and blocked pieces. */
function Check({ model }: { readonly model: StudioModel }) {
  const { deploying, words } = model;
  return (
    <div role="status" class="studio-check">
      <p>{deploying.isReady ? say('web.studio.complete') : say('web.deploy.missing', { count: deploying.boxed })}</p>
      {deploying.boxed > 0
        ? null
        : deploying.faults.value.map((fault) => <p key={JSON.stringify(fault)}>{words.fault(fault, deploying.seat)}</p>)}
      {model.isStuck.value ? <p class="studio-warning">{say('web.studio.stuck')}</p> : null}
      {model.walled.value.map(({ cell, kind }) => (
        <p key={cell} class="studio-warning">
          {say('web.studio.walled', { cell: words.cell(cell), kind: words.kind(deploying.seat, kind) })}
        </p>
      ))}
    </div>
  );
}

function Ways({ model }: { readonly model: StudioModel }) {
  const { deploying, rules } = model;
  const test = async (): Promise<void> => {
    const level = Number(lastLevel.chosen.value);
    const plan = specFor(rules.edition, {
      opponent: 'computer',
      level,
      side: deploying.seat,
      options: withRuleSet(rules.edition, chosenOptions(model), 'booklet'),
    });
    goTo('play', { game: await addGame({ ...plan, army: model.rows.value }) });
  };
  return (
    <>
      <Button look="main" icon="swords" label={say('web.studio.test')} disabled={!deploying.isReady} onPress={() => void test()} />
      <label class="studio-library">
        {say('web.studio.library')}
        <select
          value=""
          onChange={({ currentTarget }) => {
            const named = deploying.library[Number(currentTarget.value)];
            if (currentTarget.value !== '' && named !== undefined) deploying.place(named.deployment);
          }}
        >
          <option value="">{say('web.studio.libraryChoose')}</option>
          {deploying.library.map(({ name }, at) => (
            <option key={name} value={at}>
              {messages().deploymentName(name)}
            </option>
          ))}
        </select>
      </label>
      <div class="menu-ways">
        <Button icon="undo" label={say('web.deploy.undo')} disabled={!deploying.canUndo} onPress={() => deploying.undo()} />
        <Button icon="redo" label={say('web.deploy.redo')} disabled={!deploying.canRedo} onPress={() => deploying.redo()} />
        <Button label={say('web.deploy.random')} onPress={() => deploying.random()} />
        <Button label={say('web.deploy.mirror')} onPress={() => deploying.mirror()} />
        <Button label={say('web.deploy.clear')} onPress={() => deploying.clear()} />
      </div>
    </>
  );
}

/** Those that a game needs to have this board. */
function chosenOptions({ rules }: StudioModel): Readonly<Record<string, OptionValue>> {
  const board = boardOption(rules.edition);
  return board === undefined ? {} : { [board.key]: rules.options[board.key] };
}

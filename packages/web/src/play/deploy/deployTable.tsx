/** Setting up an army before the game: a board, a box of pieces, ready-made armies, and missing pieces. */

import type { Seat } from '@flagfall/engine';
import { isTurned, type OneSeatSession } from '@flagfall/seat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { suggestArmyInWorker } from '../../games/suggestArmyInWorker.ts';
import { Button } from '../../shell/button.tsx';
import { deploymentOf } from '../../studio/armyCode.ts';
import { SavedArmyMenu } from '../../studio/savedArmyMenu.tsx';
import { say } from '../../words/texts.ts';
import { zoneOwners } from '../board/boardProps.ts';
import { ChatPanel } from '../online/chat.tsx';
import { SettingUpMenu } from '../side/gameMenu.tsx';
import { AgreementPanel } from '../slot/agreements.tsx';
import { StatusLine } from '../slot/statusLine.tsx';
import type { TableProps } from '../tableProps.ts';
import { armyDraft, keepArmy } from './armyDraft.ts';
import { DeployBoard, PieceBox } from './deployBoard.tsx';
import { DeployModel } from './deployModel.ts';
import './deployTable.css';

export function DeployTable(props: TableProps & { readonly seat: Seat }) {
  const { model, sight, seat } = props;
  const { rules, words } = model;
  const deploying = useMemo(
    () => begun(model.session, new DeployModel(rules, seat, sight.view, (kind) => words.alike(seat, kind))),
    [rules, seat],
  );
  const suggestions = useRef(0);
  const suggest = (): void => {
    const number = ++suggestions.current;
    const before = deploying.army.value;
    suggestArmyInWorker(model.session.plan, seat, deploying.home, number).then(
      // One that comes late puts nothing aside that was set up meanwhile.
      (deployment) => number === suggestions.current && deploying.army.value === before && deploying.place(deployment),
      () => {
        // The army stays as it is; the reader can ask again.
      },
    );
  };
  useEffect(() => {
    if (!rules.board.isGrid && armyDraft(model.session, seat, deploying.home) === undefined) suggest();
    return keepArmy(model.session, deploying);
  }, [deploying]);
  return (
    <main class={rules.board.isGrid ? 'play deploy' : 'play play-map deploy'}>
      <div class="play-stage">
        <StatusLine {...props} />
        <DeployBoard
          deploying={deploying}
          words={words}
          isFlipped={isTurned(rules, seat)}
          {...(rules.board.isGrid ? {} : { owners: zoneOwners(sight.view, rules.board) })}
        />
      </div>
      <aside class="play-side">
        {/* What is still to be put somewhere lies next to the board. */}
        {deploying.boxed > 0 ? <PieceBox deploying={deploying} words={words} /> : null}
        <section class="panel">
          <h1 class="menu-title">{words.pack.title}</h1>
          <p role="status">{deploying.isReady ? say('web.deploy.complete') : say('web.deploy.missing', { count: deploying.boxed })}</p>
          {deploying.boxed > 0
            ? null
            : deploying.faults.value.map((fault) => <p key={JSON.stringify(fault)}>{words.fault(fault, seat)}</p>)}
          {deploying.isStuck ? <p class="deploy-stuck">{say('web.deploy.stuck')}</p> : null}
          <Button
            look="main"
            class="deploy-ready"
            label={say('web.deploy.ready')}
            disabled={!deploying.isReady || model.acting.value === undefined}
            onPress={() => model.play.ask({ type: 'play', intent: { type: 'deploy', deployment: deploying.army.value } })}
          />
          <SavedArmyMenu rules={rules} seat={seat} onChoose={(deployment) => deploying.place(deployment)} />
          <div class="menu-ways">
            {deploying.library.length > 0 ? <Button label={say('web.deploy.next')} onPress={() => deploying.nextOfLibrary()} /> : null}
            <Button label={say('web.deploy.suggest')} onPress={suggest} />
            <Button label={say('web.deploy.random')} onPress={() => deploying.random()} />
            {rules.board.isGrid ? <Button label={say('web.deploy.mirror')} onPress={() => deploying.mirror()} /> : null}
            <Button class="deploy-clear" label={say('web.deploy.clear')} onPress={() => deploying.clear()} />
          </div>
        </section>
        {deploying.boxed > 0 ? null : <PieceBox deploying={deploying} words={words} />}
        <AgreementPanel {...props} />
        {model.session.company === undefined ? null : <SettingUpMenu {...props} />}
        <ChatPanel {...props} />
      </aside>
    </main>
  );
}

/** Begins with the draft from before a reload, or with the army that was prepared before the game. */
function begun(session: OneSeatSession, deploying: DeployModel): DeployModel {
  const { rules, seat, home } = deploying;
  const { army } = session.plan;
  const deployment = armyDraft(session, seat, home) ?? (army === undefined ? undefined : deploymentOf(rules, seat, army));
  if (deployment !== undefined) deploying.place(deployment);
  return deploying;
}

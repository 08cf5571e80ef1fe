/** Setting up an army before the game: the board, a place for what is asked or known, and the buttons. All of it fits one screen, and nothing moves. */

import { landClaims } from '@flagfall/editions';
import type { Seat } from '@flagfall/engine';
import { isTurned } from '@flagfall/seat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { geometryOf } from '../../board/geometry.ts';
import { suggestArmyInWorker } from '../../games/suggestArmyInWorker.ts';
import { say } from '../../words/texts.ts';
import { ChatBubble, ChatPanel } from '../online/chat.tsx';
import { ConnectionBanner } from '../online/connectionBanner.tsx';
import { SeatsBar } from '../plates/players.tsx';
import { SettingUpMenu } from '../side/gameMenu.tsx';
import { AgreementPanel } from '../slot/agreements.tsx';
import type { TableProps } from '../tableProps.ts';
import { armyDraft, armyToBegin, keepArmy, rememberArmy } from './armyDraft.ts';
import { DeployBoard } from './deployBoard.tsx';
import { DeployModel } from './deployModel.ts';
import { GuessLine } from './guessLine.tsx';
import { isTrayWanted, PieceTray } from './pieceTray.tsx';
import { SetupTools } from './setupTools.tsx';
import './deployTable.css';

interface DeployProps extends TableProps {
  readonly seat: Seat;
  /** Whether this army begins the next game; not in a lesson. */
  readonly isRemembered?: boolean;
}

export function DeployTable({ isRemembered = true, ...props }: DeployProps) {
  const { model, sight, seat } = props;
  const { rules, words, session } = model;
  const deploying = useMemo(() => {
    const made = new DeployModel(rules, seat, sight.view, (kind) => words.alike(seat, kind));
    const army = armyToBegin(session, made);
    if (army !== undefined) made.begin(army);
    return made;
  }, [rules, seat]);
  const suggestions = useRef(0);
  const suggest = (set: (deployment: DeployModel['army']['value']) => void): void => {
    const number = ++suggestions.current;
    const before = deploying.army.value;
    suggestArmyInWorker(session.plan, seat, deploying.home, number).then(
      // One that comes late puts nothing aside that was set up meanwhile.
      (deployment) => number === suggestions.current && deploying.army.value === before && set(deployment),
      () => {
        // The army stays as it is; the reader can ask again.
      },
    );
  };
  useEffect(() => {
    if (!rules.board.isGrid && armyDraft(session, seat, deploying.home) === undefined) suggest((army) => deploying.begin(army));
    return keepArmy(session, deploying);
  }, [deploying]);
  const ready = (): void => {
    if (isRemembered) rememberArmy(session, deploying);
    model.play.ask({ type: 'play', intent: { type: 'deploy', deployment: deploying.army.value } });
  };
  return (
    <main class={rules.board.isGrid ? 'setup deploy' : 'setup setup-map deploy'}>
      <div class="setup-screen" style={{ '--aspect': geometryOf(rules.board, false).aspect }}>
        <div class="setup-people">
          <SeatsBar model={model} />
          <ConnectionBanner model={model} />
        </div>
        <div class="setup-board">
          <DeployBoard
            deploying={deploying}
            words={words}
            isFlipped={isTurned(rules, seat)}
            {...(rules.board.isGrid ? {} : { claims: landClaims(sight.view, rules.board) })}
          />
        </div>
        <h1 class="setup-title">{words.pack.title}</h1>
        <section class="setup-slot" data-seat={seat}>
          <SlotText {...props} deploying={deploying} />
          {isTrayWanted(deploying) ? <PieceTray deploying={deploying} words={words} /> : <GuessLine deploying={deploying} words={words} />}
        </section>
        <SetupTools
          deploying={deploying}
          isShared={session.people.length > 1}
          isAsked={model.acting.value !== undefined}
          onSuggest={() => suggest((army) => deploying.place(army))}
          onReady={ready}
        />
      </div>
      {session.company === undefined ? null : (
        <aside class="setup-talk">
          <AgreementPanel {...props} />
          <SettingUpMenu {...props} />
          <ChatPanel {...props} />
        </aside>
      )}
    </main>
  );
}

/** What is to be done, or why it could not be: always in the same place. */
function SlotText({ model, seat, deploying }: TableProps & { readonly seat: Seat; readonly deploying: DeployModel }) {
  const { words, notice } = model;
  return (
    <div class="setup-said">
      <p role="status">{taskText(deploying, (kind) => words.kind(seat, kind))}</p>
      {deploying.boxed > 0 ? null : deploying.faults.value.map((fault) => <p key={JSON.stringify(fault)}>{words.fault(fault, seat)}</p>)}
      {deploying.isStuck ? <p class="deploy-stuck">{say('web.deploy.stuck')}</p> : null}
      {notice === '' ? <ChatBubble model={model} of="anybody" /> : null}
      <p class="setup-notice" role="alert">
        {notice}
      </p>
    </div>
  );
}

function taskText({ held, isReady, boxed }: DeployModel, nameOf: (kind: string) => string): string {
  if (held.value !== undefined) return say('web.deploy.held', { kind: nameOf(held.value.kind) });
  return isReady ? say('web.deploy.complete') : say('web.deploy.missing', { count: boxed });
}

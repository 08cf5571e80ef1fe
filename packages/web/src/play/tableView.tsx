/** The table as one seat sees it: the board, and around it questions, actions and the log. */

import type { SeenTable } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { HintPanel } from '../hints/hintPanel.tsx';
import { MarkDialog } from './board/markDialog.tsx';
import { PlayBoard } from './board/playBoard.tsx';
import { DeployTable } from './deploy/deployTable.tsx';
import { ChatPanel } from './online/chat.tsx';
import { CapturedTray } from './plates/capturedTray.tsx';
import type { PlayModel } from './playModel.ts';
import { ResultDialog } from './resultDialog.tsx';
import { SceneView } from './sceneView.tsx';
import { GameMenu } from './side/gameMenu.tsx';
import { HoldingsPanel } from './side/holdingsPanel.tsx';
import { LogPanel } from './side/logPanel.tsx';
import { PowersPanel } from './side/powersPanel.tsx';
import { ActionPanel } from './slot/actionPanel.tsx';
import { ClaimBar, OffersBar, OwnOffers } from './slot/agreementBars.tsx';
import { CardHand } from './slot/cardHand.tsx';
import { StatusLine } from './slot/statusLine.tsx';

export interface TableProps {
  readonly model: PlayModel;
  readonly sight: SeenTable;
  /** The viewer: a seat or a spectator. */
  readonly seat: Viewer;
}

export function TableView(props: TableProps) {
  const { model, sight, seat } = props;
  const { waiting } = sight.view;
  if (sight.phase !== 'over' && seat !== 'audience' && waiting?.decision === 'deploy' && waiting.seats.includes(seat))
    return <DeployTable {...props} seat={seat} key={seat} />;
  return (
    <main class={model.rules.board.isGrid ? 'play' : 'play play-map'}>
      <div class="play-stage">
        <StatusLine {...props} />
        <div class="play-board">
          <PlayBoard {...props} />
          <SceneView model={model} />
        </div>
      </div>
      <div class="play-actions">
        <OffersBar {...props} />
        <ClaimBar {...props} />
        <OwnOffers {...props} />
        <ActionPanel {...props} />
        <CardHand {...props} />
      </div>
      <aside class="play-side">
        <GameMenu {...props} />
        <HintPanel {...props} />
        <HoldingsPanel {...props} />
        <PowersPanel {...props} />
        <CapturedTray {...props} />
        <LogPanel {...props} />
        <ChatPanel {...props} />
      </aside>
      <MarkDialog {...props} />
      <ResultDialog {...props} />
    </main>
  );
}

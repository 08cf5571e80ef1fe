/** The table as one seat sees it: the board, and around it questions, actions and the log. */

import type { SeenTable } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { HintPanel } from '../hints/hintPanel.tsx';
import { ActionPanel } from './actionPanel.tsx';
import { ClaimBar, OffersBar, OwnOffers } from './agreementBars.tsx';
import { CapturedTray } from './capturedTray.tsx';
import { CardHand } from './cardHand.tsx';
import { DeployTable } from './deploy/deployTable.tsx';
import { GameMenu } from './gameMenu.tsx';
import { HoldingsPanel } from './holdingsPanel.tsx';
import { LogPanel } from './logPanel.tsx';
import { MarkDialog } from './markDialog.tsx';
import { ChatPanel } from './online/chat.tsx';
import { PlayBoard } from './playBoard.tsx';
import type { PlayModel } from './playModel.ts';
import { PowersPanel } from './powersPanel.tsx';
import { ResultDialog } from './resultDialog.tsx';
import { SceneView } from './sceneView.tsx';
import { StatusLine } from './statusLine.tsx';

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

/** The table as one seat sees it: the board, and around it questions, actions and the log. */

import { cellOfElement } from '../board/useRovingFocus.ts';
import { HintPanel } from '../hints/hintPanel.tsx';
import { MarkDialog } from './board/markDialog.tsx';
import { PlayBoard } from './board/playBoard.tsx';
import { DeployTable } from './deploy/deployTable.tsx';
import { ChatPanel } from './online/chat.tsx';
import { CapturedTray } from './plates/capturedTray.tsx';
import { Plates } from './plates/plates.tsx';
import { ResultDialog } from './resultDialog.tsx';
import { SceneView } from './sceneView.tsx';
import { Slot } from './slot/slot.tsx';
import type { TableProps } from './tableProps.ts';
import './table.css';
import { GameMenu } from './side/gameMenu.tsx';
import { HoldingsPanel } from './side/holdingsPanel.tsx';
import { LogPanel } from './side/logPanel.tsx';
import { PowersPanel } from './side/powersPanel.tsx';

export function TableView(props: TableProps) {
  const { model, sight, seat } = props;
  const { waiting } = sight.view;
  if (sight.phase !== 'over' && seat !== 'audience' && waiting?.decision === 'deploy' && waiting.seats.includes(seat))
    return <DeployTable {...props} seat={seat} key={seat} />;
  const point = ({ target }: PointerEvent): void => {
    model.pointed.value = { cell: cellOfElement(target) };
  };
  // On a map the keyboard points, too: it lights what would be taken.
  const focus = ({ target }: FocusEvent): void => {
    if (!model.rules.board.isGrid) model.pointed.value = { cell: cellOfElement(target) };
  };
  // A finger that is lifted leaves the board, too: what it touched last is still spoken of.
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') model.pointed.value = {};
  };
  const { isGrid, columns, rows } = model.rules.board;
  const shape = isGrid ? 'table-grid' : 'table-map';
  return (
    <main
      class={model.rules.extension === undefined ? `table table-plain ${shape}` : `table ${shape}`}
      style={isGrid ? { '--aspect': columns / rows } : {}}
    >
      <Plates {...props} place="top" />
      <GameMenu {...props} />
      <div class="play-board" onPointerOver={point} onPointerDown={point} onPointerLeave={leave} onFocusIn={focus}>
        <PlayBoard {...props} />
        <SceneView model={model} />
      </div>
      <Plates {...props} place="bottom" />
      <Slot {...props} />
      <aside class="table-side">
        <LogPanel {...props} />
        <HintPanel {...props} />
        <ChatPanel {...props} />
        <HoldingsPanel {...props} />
        <PowersPanel {...props} />
        <CapturedTray {...props} />
      </aside>
      <MarkDialog {...props} />
      <ResultDialog {...props} />
    </main>
  );
}

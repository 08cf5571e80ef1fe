/** The board while an army is set up, in a game or in the studio: pieces are tapped, dragged and swapped. */

import type { Cell, Deployment } from '@flagfall/engine';
import { useRef } from 'preact/hooks';
import type { BoardProps, CellMark } from '../../board/boardTypes.ts';
import { BoardView } from '../../board/boardView.tsx';
import { coordinates } from '../../settings/settings.ts';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/texts.ts';
import type { DeployModel } from './deployModel.ts';

interface DeployBoardProps extends Pick<BoardProps, 'claims' | 'heat'> {
  readonly deploying: DeployModel;
  readonly words: GameWords;
  readonly isFlipped: boolean;
  /** The text of a cell for screen readers, besides its piece. */
  readonly noteOn?: (cell: string) => string;
}

export function DeployBoard({ deploying, words, noteOn, ...look }: DeployBoardProps) {
  const { rules, seat, home } = deploying;
  const army = deploying.army.value;
  const before = useRef<readonly Placed[]>([]);
  before.current = piecesOf(army, before.current);
  const held = deploying.held.value;
  const marks = new Map<string, readonly CellMark[]>(
    home.map((cell) => [cell, cell === held?.cell ? ['home', 'chosen'] : held === undefined ? ['home'] : ['home', 'target']]),
  );
  const label = (cell: string): string => {
    const kind = army[cell];
    const name = words.cell(cell);
    if (kind !== undefined)
      return say('web.deploy.cell', { cell: name, kind: words.kind(seat, kind), held: held?.cell === cell ? 'yes' : 'no' });
    return home.includes(cell) ? say('web.deploy.free', { cell: name }) : name;
  };
  return (
    <BoardView
      edition={rules.edition.id}
      options={rules.options}
      pieces={before.current.map((piece) => ({ ...piece, seat, isOwn: true }))}
      marks={marks}
      focus={home[0]}
      hasCoordinates={coordinates.chosen.value === 'on'}
      title={words.pack.title}
      labelOf={(cell) => label(cell) + (noteOn?.(cell) ?? '')}
      onTap={(cell) => deploying.tap(cell)}
      canDrag={(cell) => army[cell] !== undefined}
      onDrop={(from, to) => deploying.drop(from, to)}
      onEscape={() => {
        deploying.held.value = undefined;
      }}
      {...look}
    />
  );
}

interface Placed {
  readonly id: number;
  readonly kind: string;
  readonly cell: Cell;
}

/** Pieces that stand right already keep their ids, and others get those that are left of their kind: so only what moves glides. */
export function piecesOf(army: Deployment, before: readonly Placed[]): readonly Placed[] {
  const left = [...before];
  const idOf = (isMeant: (piece: Placed) => boolean): number | undefined => {
    const at = left.findIndex(isMeant);
    return at < 0 ? undefined : left.splice(at, 1)[0].id;
  };
  const placed = Object.entries(army).map(([cell, kind]) => ({ cell, kind, id: idOf((was) => was.cell === cell && was.kind === kind) }));
  let next = Math.max(-1, ...before.map(({ id }) => id));
  return placed.map(({ cell, kind, id }) => ({ cell, kind, id: id ?? idOf((was) => was.kind === kind) ?? ++next }));
}

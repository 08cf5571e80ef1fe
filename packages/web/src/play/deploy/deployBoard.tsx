/** The board while an army is set up, in a game or in the studio: pieces are tapped, dragged and swapped. */

import { Board } from '../../board/board.tsx';
import type { BoardProps, CellMark } from '../../board/boardTypes.ts';
import { coordinates } from '../../settings/settings.ts';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/words.ts';
import { tokenOn } from './army.ts';
import type { DeployModel } from './deployModel.ts';

interface DeployBoardProps extends Pick<BoardProps, 'owners' | 'heat'> {
  readonly deploying: DeployModel;
  readonly words: GameWords;
  readonly isFlipped: boolean;
  /** What is read aloud of a cell besides who stands there. */
  readonly noteOn?: (cell: string) => string;
}

export function DeployBoard({ deploying, words, noteOn, ...look }: DeployBoardProps) {
  const { rules, seat, home } = deploying;
  const army = deploying.army.value;
  const held = deploying.held.value;
  const marks = new Map<string, readonly CellMark[]>(
    home.map((cell) => [cell, cell === held?.cell ? ['home', 'chosen'] : held === undefined ? ['home'] : ['home', 'target']]),
  );
  const label = (cell: string): string => {
    const token = tokenOn(army, cell);
    const name = words.cell(cell);
    if (token !== undefined)
      return say('web.deploy.cell', { cell: name, kind: words.kind(seat, token.kind), held: token === held ? 'yes' : 'no' });
    return home.includes(cell) ? say('web.deploy.free', { cell: name }) : name;
  };
  return (
    <Board
      edition={rules.edition.id}
      options={rules.options}
      pieces={army.flatMap(({ id, kind, cell }) => (cell === undefined ? [] : [{ id, kind, cell, seat, isOwn: true }]))}
      marks={marks}
      focus={home[0]}
      hasCoordinates={coordinates.chosen.value === 'on'}
      title={words.title}
      labelOf={(cell) => label(cell) + (noteOn?.(cell) ?? '')}
      onTap={(cell) => deploying.tap(cell)}
      canDrag={(cell) => tokenOn(army, cell) !== undefined}
      onDrop={(from, to) => {
        const token = tokenOn(deploying.army.value, from);
        if (token !== undefined) deploying.drop(token, to);
      }}
      onEscape={() => {
        deploying.held.value = undefined;
      }}
      {...look}
    />
  );
}

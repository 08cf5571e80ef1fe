/** The letters and numbers around a grid. */

import type { Board } from '@flagfall/engine';
import type { ComponentChildren } from 'preact';
import './coordinates.css';

interface CoordinatesProps {
  readonly board: Board;
  readonly isFlipped: boolean;
  readonly isShown: boolean;
  readonly children: ComponentChildren;
}

export function Coordinates({ board, isFlipped, isShown, children }: CoordinatesProps) {
  const turned = <Item,>(items: Item[]): Item[] => (isFlipped ? items.reverse() : items);
  // The first row of cells has every letter, the first cell of each row its number.
  const letters = turned(board.cells.slice(0, board.columns).map((cell) => cell.replace(/\d+/, '')));
  const numbers = turned(Array.from({ length: board.rows }, (_, row) => board.rows - row));
  return (
    <div class={isShown ? 'frame' : 'frame frame-bare'} style={{ '--aspect': board.columns / board.rows }}>
      {isShown ? (
        <>
          <div class="frame-numbers" aria-hidden="true">
            {numbers.map((number) => (
              <span key={number}>
                <span class="frame-tab">{number}</span>
              </span>
            ))}
          </div>
          <div class="frame-letters" aria-hidden="true">
            {letters.map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </div>
        </>
      ) : null}
      {children}
    </div>
  );
}

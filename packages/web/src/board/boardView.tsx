/** A board: its picture, its cells, its pieces. It draws its props and reports taps, drops and keys, on squares and maps alike. */

import { findEdition } from '@flagfall/editions';
import { useMemo } from 'preact/hooks';
import { BoardArt } from '../art/boards/boardArt.tsx';
import { MapArt } from '../art/boards/mapArt.tsx';
import { MapLand } from '../art/boards/mapLand.tsx';
import { lookOf } from '../art/looks.ts';
import { packOf } from '../words/namePacks.ts';
import { Arrow } from './arrow.tsx';
import type { BoardProps } from './boardTypes.ts';
import { cellContents } from './cellContents.ts';
import { Coordinates } from './coordinates.tsx';
import { DraftRims } from './draftRims.tsx';
import { geometryOf } from './geometry.ts';
import { GridCells } from './gridCells.tsx';
import { HeatLayer } from './heatLayer.tsx';
import { MapCells } from './mapCells.tsx';
import { Pieces } from './pieces.tsx';
import { useDragging } from './useDragging.ts';
import { cellOfElement, useRovingFocus } from './useRovingFocus.ts';
import { ZoomPane } from './zoomPane.tsx';
import './board.css';

export function BoardView(props: BoardProps) {
  const { edition, options, isFlipped, pieces, title, onTap, onDrop, canDrag, onEscape } = props;
  const rulesOf = findEdition(edition)!;
  const board = useMemo(() => rulesOf.battlefield(options).board, [edition, options]);
  const map = lookOf(edition).map?.();
  const geometry = useMemo(() => geometryOf(board, isFlipped, map), [board, isFlipped, map]);
  const { root, current, onKeyDown, onFocusIn } = useRovingFocus({
    geometry,
    // Keyboard users begin at the cell that matters first.
    first: props.focus ?? board.cells[0],
    onTap,
    ...(onEscape === undefined ? {} : { onEscape }),
  });
  const { swallowClick, ...dragging } = useDragging({
    canDrag: (cell) => board.isGrid && canDrag(cell),
    elementOn: (cell) => root.current?.querySelector<HTMLElement>(`[data-piece-on="${cell}"]`) ?? undefined,
    onLift: onTap,
    onDrop,
  });
  const click = (event: MouseEvent): void => {
    const cell = cellOfElement(event.target);
    if (cell !== undefined && !swallowClick()) onTap(cell);
  };
  const cells = { ...props, board, current, standing: useMemo(() => cellContents(pieces), [pieces]) };
  const sheet = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a grid or a group, as the board has squares or zones.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the same.
    <div
      ref={root}
      class={board.isGrid ? 'field field-grid' : 'field field-map'}
      role={board.isGrid ? 'grid' : 'group'}
      aria-label={title}
      style={{ aspectRatio: String(geometry.aspect), '--columns': board.columns, '--rows': board.rows }}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      onClick={click}
      {...dragging}
    >
      <div class="field-art" aria-hidden="true">
        {map === undefined ? <BoardArt edition={edition} options={options} /> : <MapArt edition={edition} layer="land" />}
        {map === undefined || props.claims === undefined ? null : <MapLand map={map} claims={props.claims} />}
      </div>
      {map === undefined ? <GridCells {...cells} /> : <MapCells {...cells} map={map} />}
      {map === undefined || props.draft === undefined ? null : <DraftRims map={map} draft={props.draft} />}
      {board.isGrid ? null : (
        <div class="field-art field-signs" aria-hidden="true">
          <MapArt edition={edition} layer="signs" names={packOf(rulesOf).places} />
        </div>
      )}
      <Pieces edition={edition} pieces={pieces} geometry={geometry} />
      {props.arrows?.map((arrow) => (
        <Arrow key={`${arrow.look} ${arrow.from} ${arrow.to}`} arrow={arrow} geometry={geometry} />
      ))}
      {props.heat === undefined ? null : <HeatLayer heat={props.heat} geometry={geometry} />}
    </div>
  );
  if (!board.isGrid)
    return (
      <ZoomPane
        aspect={geometry.aspect}
        centre={props.focus === undefined ? undefined : geometry.middleOf(props.focus)}
        told={props.told && [geometry.middleOf(props.told.from), geometry.middleOf(props.told.to)]}
      >
        {sheet}
      </ZoomPane>
    );
  return (
    <Coordinates board={board} isFlipped={isFlipped} isShown={props.hasCoordinates}>
      {sheet}
    </Coordinates>
  );
}

/** The pieces on a board; one that changes its cell glides there. They are only drawn: the labels of cells name them. */

import { useEffect, useRef } from 'preact/hooks';
import { PieceArt, PieceBack } from '../art/pieces/piece.tsx';
import type { BoardPiece } from './boardTypes.ts';
import type { Geometry } from './geometry.ts';
import { placeOf } from './piecePlace.ts';
import './pieces.css';

interface PiecesProps {
  readonly edition: string;
  readonly pieces: readonly BoardPiece[];
  readonly geometry: Geometry;
}

export function Pieces({ edition, pieces, geometry }: PiecesProps) {
  // In the order of their handles: a piece that moves keeps its element, and with it its place in the glide.
  const ordered = [...pieces].sort((one, other) => one.id - other.id);
  return (
    <div class="tokens" aria-hidden="true">
      {ordered.map((piece) => (
        <Piece key={piece.id} edition={edition} piece={piece} geometry={geometry} />
      ))}
    </div>
  );
}

function Piece({ edition, piece, geometry }: { readonly edition: string; readonly piece: BoardPiece; readonly geometry: Geometry }) {
  const { seat, kind, mark, cell, hasMoved, isGivenAway, prospect, guess } = piece;
  const element = useRef<HTMLDivElement>(null);
  const { x, y } = placeOf(piece, geometry);
  const size = geometry.pieceSize;
  // In parts of the piece itself, so that no size in pixels is needed.
  const transform = `translate(${(x / size - 0.5) * 100}%, ${(y / size / geometry.aspect - 0.5) * 100}%)`;
  useEffect(() => {
    // A gliding piece is above the others.
    const moving = element.current;
    moving?.classList.add('token-moving');
    const timer = setTimeout(() => moving?.classList.remove('token-moving'), 400);
    return () => clearTimeout(timer);
  }, [transform]);
  return (
    <div
      ref={element}
      class="token"
      data-piece-on={cell}
      data-seat={seat}
      data-facing={piece.facing?.as}
      data-turned={piece.isTurned}
      data-falling={piece.isFalling}
      style={{ transform, width: `${size * 100}%` }}
    >
      {kind === undefined ? <PieceBack seat={seat} /> : <PieceArt edition={edition} kind={kind} seat={seat} />}
      {kind === undefined && mark !== undefined ? (
        <div class="token-mark">
          <PieceArt edition={edition} kind={mark} seat={seat} />
        </div>
      ) : null}
      {guess === undefined ? null : (
        <div class="token-guess">
          <PieceArt edition={edition} kind={guess.kind} seat={seat} />
          <span>{guess.percent}%</span>
        </div>
      )}
      {hasMoved && kind === undefined ? <span class="token-moved" /> : null}
      {isGivenAway ? <span class="token-known" /> : null}
      {prospect === undefined ? null : <Sign prospect={prospect} />}
    </div>
  );
}

/** A small sign in a corner: a warning for a piece in danger, a tick for one that can be beaten. */
function Sign({ prospect }: { readonly prospect: NonNullable<BoardPiece['prospect']> }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: pieces are drawn only, and hidden from who listens.
    <svg class={`token-sign token-${prospect}`} viewBox="0 0 20 20">
      <path class="token-sign-ground" d={prospect === 'endangered' ? 'M10 1.5L19 18H1Z' : 'M10 1A9 9 0 1 0 10 19A9 9 0 1 0 10 1Z'} />
      <path class="token-sign-ink" d={prospect === 'endangered' ? 'M10 7V12M10 14.6V15.4' : 'M5.8 10.4L8.8 13.4L14.4 7'} />
    </svg>
  );
}

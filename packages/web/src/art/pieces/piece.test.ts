import { EDITIONS } from '@flagfall/editions';
import { SEATS } from '@flagfall/engine';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../forTests/renderForTests.ts';
import { lookOf } from '../looks.ts';
import { PieceArt, PieceBack } from './piece.tsx';
import { PIECE_OUTLINES } from './pieceBody.tsx';

describe('pieces', () => {
  it.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s: every kind has an emblem of its own', (id, edition) => {
    const emblems = edition.kinds.map((kind) => lookOf(id).emblems[kind.id]);
    expect(emblems).not.toContain(undefined);
    expect(new Set(emblems).size).toBe(edition.kinds.length);
    expect(() => PieceArt({ edition: id, kind: 'nobody', seat: 'red' })).toThrow('nobody');
  });

  it('the front shows the rank, and nothing where there is none', () => {
    const digits = (kind: string) =>
      renderText(PieceArt({ edition: 'original', kind, seat: 'red' })).match(/piece-rank-line/g)?.length ?? 0;
    expect([digits('marshal'), digits('general'), digits('spy'), digits('bomb'), digits('flag')]).toEqual([2, 1, 1, 0, 0]);
  });

  it('the back is the same, byte for byte, whatever it hides', () => {
    for (const seat of SEATS) {
      const backs = EDITIONS.flatMap((edition) =>
        edition.kinds.map((kind) => renderText(PieceBack({ seat, edition: edition.id, kind: kind.id } as { readonly seat: typeof seat }))),
      );
      expect(new Set(backs).size).toBe(1);
    }
  });

  it('the seats differ in outline and weave, not in colour alone', () => {
    expect(new Set(SEATS.map((seat) => PIECE_OUTLINES[seat])).size).toBe(SEATS.length);
    expect(new Set(SEATS.map((seat) => /piece-pattern" d="([^"]*)"/.exec(renderText(PieceBack({ seat })))?.[1])).size).toBe(SEATS.length);
  });
});

/** The body of a piece. Each seat has a colour and a top edge of its own: battlement, arch, gable, scoop; so colour is never the only sign. */

import type { Seat } from '@flagfall/engine';

/** Outlines on a square of 100. */
export const BODIES: Readonly<Record<Seat, string>> = {
  red: 'M12 5H30V13H42V5H58V13H70V5H88Q94 5 94 11V87Q94 93 88 93H12Q6 93 6 87V11Q6 5 12 5Z',
  blue: 'M6 33C14 13 31 5 50 5S86 13 94 33V87Q94 93 88 93H12Q6 93 6 87Z',
  green: 'M46.5 6.6Q50 5 53.5 6.600L90.5 23.500Q94 25 94 29V87Q94 93 88 93H12Q6 93 6 87V29Q6 25 9.5 23.500Z',
  gold: 'M26 5H74Q76 5 76 8A16 16 0 0 0 91 23Q94 23 94 26V87Q94 93 88 93H12Q6 93 6 87V26Q6 23 9 23A16 16 0 0 0 24 8Q24 5 26 5Z',
};

/** The standing body: its foot, its coloured face, the light on its rim. */
export function PieceBody({ seat }: { readonly seat: Seat }) {
  const outline = BODIES[seat];
  return (
    <>
      <path class="piece-foot" d={outline} transform="translate(0 4)" />
      <path class="piece-face" d={outline} />
      <path class="piece-rim" d={outline} transform="translate(4.5 4.4) scale(.91)" />
    </>
  );
}

/** The body of a piece. Each seat has a colour and a top edge of its own: battlement, arch, gable, scoop; so colour is never the only sign. */

import type { Seat } from '@flagfall/engine';

/** Outlines on a square of 100. */
export const PIECE_OUTLINES: Readonly<Record<Seat, string>> = {
  red: 'M12 5H29V13H42V5H58V13H71V5H88Q94 5 94 11V87Q94 93 88 93H12Q6 93 6 87V11Q6 5 12 5Z',
  blue: 'M6 31C14 12 31 5 50 5S86 12 94 31V87Q94 93 88 93H12Q6 93 6 87Z',
  green: 'M46.5 5.6Q50 4.4 53.5 5.6L90.2 19.6Q94 21 94 25V87Q94 93 88 93H12Q6 93 6 87V25Q6 21 9.8 19.6Z',
  gold: 'M21 5H79Q80.5 5 80.5 7A11.5 11.5 0 0 0 92 18.5Q94 18.5 94 20V87Q94 93 88 93H12Q6 93 6 87V20Q6 18.5 8 18.5A11.5 11.5 0 0 0 19.5 7Q19.5 5 21 5Z',
};

/** Where the light from above catches the edge: along the top and a little way down the sides. */
const RIMS: Readonly<Record<Seat, string>> = {
  red: 'M11 34V13Q11 10 14 10H24V18H47V10H53V18H76V10H86Q89 10 89 13V34',
  blue: 'M11 44V32C18 16 34 10 50 10S82 16 89 32V44',
  green: 'M11 44V27Q11 24.8 13 24L50 9.8L87 24Q89 24.8 89 27V44',
  gold: 'M11 44V23.2A16.5 16.5 0 0 0 24.2 10H75.8A16.5 16.5 0 0 0 89 23.2V44',
};

/** The standing body: its foot, its coloured face, the light on its rim. */
export function PieceBody({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <path class="piece-foot" d={PIECE_OUTLINES[seat]} transform="translate(0 4.5)" />
      <path class="piece-face" d={PIECE_OUTLINES[seat]} />
      <path class="piece-rim" d={RIMS[seat]} />
    </>
  );
}

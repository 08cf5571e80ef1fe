/** All drawings through one door, to be weighed. */

export { BattleScene } from './battle.tsx';
export { BoardArt } from './boardArt.tsx';
export { CardArt, CardBack } from './cardArt.tsx';
export { Icon } from './icons.tsx';
export { Logo } from './logo.tsx';
export { MapArt } from './mapArt.tsx';
export { EditionPicture } from './picture.tsx';
export { PieceArt, PieceBack } from './piece.tsx';

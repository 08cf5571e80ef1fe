/** All drawings through one door, to be weighed. */

export { BoardArt } from '../art/boards/boardArt.tsx';
export { EditionPicture } from '../art/boards/editionPicture.tsx';
export { MapArt } from '../art/boards/mapArt.tsx';
export { CardArt, CardBack } from '../art/cards/cardArt.tsx';
export { Icon } from '../art/icons.tsx';
export { Logo } from '../art/logo.tsx';
export { BattleArt } from '../art/pieces/battleScene.tsx';
export { PieceArt, PieceBack } from '../art/pieces/piece.tsx';

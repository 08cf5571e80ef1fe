/** The piece that is selected or pointed at: its name, its rank, and what is special about it. The label of its cell says the same to screen readers. */

import type { PieceView, Rules, View } from '@flagfall/engine';
import { CardArt } from '../../art/cards/cardArt.tsx';
import { PieceArt, PieceBack } from '../../art/pieces/piece.tsx';
import { battleExceptions } from '../../rules/sections/battleExceptions.ts';
import type { GameWords } from '../../words/gameWords.ts';
import { localeTag, messages, say } from '../../words/texts.ts';
import { deducedKind, inArmy } from '../board/deduction.ts';
import type { PlayModel } from '../playModel.ts';
import './pieceInHand.css';

export function PieceInHand({ model, piece }: { readonly model: PlayModel; readonly piece: PieceView }) {
  const { rules, words } = model;
  const { seat } = piece;
  const { name, rank, about } = piece.known ? knownTexts(rules, words, piece) : hiddenTexts(rules, words, piece);
  return (
    <div class="inHand" aria-hidden="true" data-seat={seat}>
      <span class="inHand-piece">
        {piece.known ? <PieceArt edition={rules.edition.id} kind={piece.kind} seat={seat} /> : <PieceBack seat={seat} />}
      </span>
      <p class="inHand-name">
        <strong class="seatName">{name}</strong> {rank}
      </p>
      <p class="inHand-about">{about}</p>
    </div>
  );
}

/** The card that is pointed at or was touched: its name, and all of what it does. */
export function CardInHand({ model, card }: { readonly model: PlayModel; readonly card: string }) {
  const name = messages().card(card);
  return (
    <div class="inHand" aria-hidden="true">
      <span class="inHand-piece inHand-card">
        <CardArt edition={model.rules.edition.id} card={card} name={name} />
      </span>
      <p class="inHand-name">
        <strong>{name}</strong>
      </p>
      <p class="inHand-about">{messages().cardAbout(card)}</p>
    </div>
  );
}

/** The piece that the slot speaks of: the one that is pointed at, or else the selected one. */
export function pieceInHand(model: PlayModel, { pieces }: View): PieceView | undefined {
  const { turn, selection, premove } = model.state.value;
  const standing = (cell: string | undefined): PieceView | undefined => pieces.find((piece) => piece.cell === cell);
  return standing(model.pointed.value.cell) ?? standing(turn?.isActing ? selection.chosen : premove.chosen);
}

interface PieceTexts {
  readonly name: string;
  readonly rank: string;
  readonly about: string;
}

function knownTexts(rules: Rules, words: GameWords, { seat, kind }: Extract<PieceView, { known: true }>): PieceTexts {
  const found = rules.kinds.find(({ id }) => id === kind);
  const about = [
    ...(found?.moves === 'run' ? [say('rulebook.trait.run')] : []),
    ...(found?.moves === 'never' ? [say('rulebook.trait.never')] : []),
    ...(found?.prize ? [say('rulebook.trait.prize')] : []),
    ...battleExceptions(rules)
      .filter(({ attacker }) => attacker?.id === kind)
      .map(({ defender, outcome }) =>
        say('rulebook.battle', { attacker: words.name(seat, kind), defender: words.name(seat, defender.id), outcome }),
      ),
    ...rules.powers.filter(({ bearers }) => bearers.includes(kind)).map(({ id }) => messages().deedAbout(id)),
  ];
  return {
    name: words.kind(seat, kind),
    rank: found?.rank === undefined ? '' : say('web.piece.rank', { rank: found.rank }),
    about: about.join(' '),
  };
}

function hiddenTexts(rules: Rules, words: GameWords, piece: PieceView): PieceTexts {
  const deduced = deducedKind(rules, piece);
  const rooted = inArmy(rules).filter(({ moves }) => moves === 'never');
  const names = rooted.map(({ id }) => words.name(piece.seat, id));
  const kinds = new Intl.ListFormat(localeTag.value, { type: 'conjunction' }).format([...new Set(names)]);
  const about = (): string => {
    if (piece.seen === undefined) return '';
    if (deduced !== undefined) return say('web.piece.ran', { kind: words.name(piece.seat, deduced) });
    return piece.seen.moved ? say('web.piece.moved', { kinds }) : say('web.piece.still');
  };
  return { name: say('web.piece.hidden', { seat: words.seat(piece.seat) }), rank: '', about: about() };
}

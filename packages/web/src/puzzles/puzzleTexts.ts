/** The question of a puzzle, and the verdict on an answer. */

import { type Cell, cellOf, type Seat, type View } from '@flagfall/engine';
import { hiddenPieces, type Puzzle, puzzlePosition, remainingKinds } from '@flagfall/learn';
import type { GameWords } from '../words/gameWords.ts';
import { localeTag, say } from '../words/texts.ts';

/** The number of a puzzle: its place among those of its edition, as they are listed. */
export function numberOf({ id, edition }: Puzzle, listed: readonly Puzzle[]): number {
  return listed.filter((one) => one.edition === edition).findIndex((one) => one.id === id) + 1;
}

/** In a few words, for a list. */
export function kindText({ question }: Puzzle): string {
  if (question.kind === 'land') return say(`web.puzzles.kind.land.${question.aim}`);
  return say(`web.puzzles.kind.${question.kind}`, 'turns' in question ? { turns: question.turns } : {});
}

export function taskText({ question, seat }: Puzzle, view: View, words: GameWords): string {
  switch (question.kind) {
    case 'flag':
    case 'capture':
      return say(`web.puzzles.asks.${question.kind}`, { turns: question.turns });
    case 'guard':
      return say('web.puzzles.asks.guard');
    case 'keep':
      return say('web.puzzles.asks.keep', { kind: kindOn(view, words, question.cell) ?? '', cell: words.cell(question.cell) });
    case 'which':
      return say('web.puzzles.asks.which', { kind: words.kind(enemyOf(view, seat), question.piece) });
    case 'land': {
      const task = say(`web.puzzles.asks.land.${question.aim}`, { moves: view.notes.moves ?? 0 });
      return view.waiting?.decision === 'card' ? `${task} ${say('web.puzzles.asks.card')}` : task;
    }
  }
}

export function whyText(puzzle: Puzzle, words: GameWords): string {
  const { kind } = puzzle.question;
  const why = kind === 'which' ? say('web.puzzles.why.which', { kinds: leftText(puzzle, words) }) : say(`web.puzzles.why.${kind}`);
  return [why, ...puzzle.needs.map((need) => say(`web.puzzles.why.${need}`))].join(' ');
}

export function whyNotText({ question }: Puzzle): string {
  return say(`web.puzzles.whyNot.${question.kind}`);
}

/** The first hint names the piece or the remaining count, and says when no plain move works. */
export function hintText(puzzle: Puzzle, view: View, words: GameWords): string {
  if (puzzle.question.kind === 'which') return say('web.puzzles.hint.left', { kinds: leftText(puzzle, words), prize: words.pack.prize });
  const [cell] = ideaCells(puzzle);
  const kind = cell === undefined ? undefined : kindOn(view, words, cell);
  const hints = [
    ...(kind === undefined ? [] : [say('web.puzzles.hint.piece', { kind, cell: words.cell(cell ?? '') })]),
    ...(puzzle.needs.includes('deed') || kind === undefined ? [say('web.puzzles.hint.deed')] : []),
  ];
  return hints.join(' ');
}

/** The cells that make the answer. */
export function ideaCells({ idea }: Puzzle): readonly Cell[] {
  return (idea.split(':').at(-1) ?? '').split('>');
}

/** Hidden pieces that have run: the board marks pieces that moved, but not how far. */
export function runnersOf(view: View): readonly Cell[] {
  return view.pieces.filter((piece) => !piece.known && piece.seen?.ran).map(({ cell }) => cell);
}

export function listText(words: readonly string[]): string {
  return new Intl.ListFormat(localeTag.value).format(words);
}

function kindOn(view: View, words: GameWords, cell: Cell): string | undefined {
  const piece = view.pieces.find((standing) => standing.cell === cell);
  return piece?.known ? words.kind(piece.seat, piece.kind) : undefined;
}

function enemyOf(view: View, seat: Seat): Seat {
  return view.pieces.find((piece) => !piece.known)?.seat ?? seat;
}

/** "Marshal, Bomb x2 and Flag": what the hidden pieces are together, of the enemy that is asked about. */
function leftText(puzzle: Puzzle, words: GameWords): string {
  const position = puzzlePosition(puzzle);
  const hidden = hiddenPieces(position, puzzle.seat);
  const asked = hidden.find(({ piece }) => position.rules.board.cells[cellOf(position, piece)] === puzzle.idea) ?? hidden[0];
  const seat = position.rules.seats[asked.seat];
  const left = remainingKinds(position, hidden, asked.seat);
  const kinds = words.cast(seat).flatMap(({ kinds: alike }) => {
    const count = position.rules.kinds.reduce((sum, { id }, kind) => (alike.includes(id) ? sum + left[kind] : sum), 0);
    if (count === 0) return [];
    const name = words.kind(seat, alike[0]);
    return [count === 1 ? name : say('list.times', { name, count })];
  });
  return listText(kinds);
}

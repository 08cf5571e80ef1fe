/** The board as the styles read it: where pieces stand, as the seat sees it, and which are near each other. */

import { battleTable, type Cell, type MoveIntent, neighboursOf, OUTCOMES, type PieceView, type Rules, type View } from '@flagfall/engine';

export class KnownBoard {
  readonly #rules: Rules;
  readonly #view: View;
  readonly #on: ReadonlyMap<Cell, PieceView>;

  constructor(rules: Rules, view: View) {
    this.#rules = rules;
    this.#view = view;
    this.#on = new Map(view.pieces.map((piece) => [piece.cell, piece]));
  }

  on(cell: Cell): PieceView | undefined {
    return this.#on.get(cell);
  }

  /** The kind on a cell, if the viewer knows it. */
  kindOn(cell: Cell): string | undefined {
    const piece = this.#on.get(cell);
    return piece?.known ? piece.kind : undefined;
  }

  isEnemy(cell: Cell): boolean {
    const piece = this.#on.get(cell);
    return piece !== undefined && piece.seat !== this.#view.viewer;
  }

  neighbours(cell: Cell): readonly Cell[] {
    const { board } = this.#rules;
    return neighboursOf(board, board.indexOf.get(cell)!).map((next) => board.cells[next]);
  }

  hasEnemyBeside(cell: Cell): boolean {
    return this.neighbours(cell).some((next) => this.isEnemy(next));
  }

  /** A move to an empty cell. */
  isQuiet({ to }: MoveIntent): boolean {
    return !this.#on.has(to);
  }
}

/** The outcome of an attack between two kinds. */
export function outcomeOf(rules: Rules, attacker: string, defender: string): (typeof OUTCOMES)[number] {
  const { kinds } = rules;
  const number = (id: string): number => kinds.findIndex((kind) => kind.id === id);
  return OUTCOMES[battleTable(kinds)[number(attacker) * kinds.length + number(defender)]];
}

export interface Ranks {
  /** Whether it has the highest rank: the marshal, by whatever name. */
  readonly top: string;
  /** Whether it captures the highest rank when it attacks: the spy. */
  readonly assassin: string | undefined;
}

export function ranksOf(rules: Rules): Ranks {
  const ranked = rules.kinds.filter((kind, number) => rules.army[number] > 0 && kind.rank !== undefined && kind.moves !== 'never');
  const top = ranked.reduce((one, other) => ((other.rank ?? 0) > (one.rank ?? 0) ? other : one)).id;
  const assassin = ranked.find(({ id }) => id !== top && outcomeOf(rules, id, top) === 'attackerWins')?.id;
  return { top, assassin };
}

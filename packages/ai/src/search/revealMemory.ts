/** A short memory: a weak player forgets pieces that were revealed some time ago. */

import type { PieceId, SeenEvent } from '@flagfall/engine';

export class RevealMemory {
  readonly #actionsMax: number | undefined;
  /** When each piece was last shown, in actions. */
  readonly #shown = new Map<PieceId, number>();
  #now = 0;

  /** For how many actions it remembers; for ever when undefined. */
  constructor(memory: number | undefined) {
    this.#actionsMax = memory;
  }

  /** The pieces that are forgotten after these actions. */
  forgottenAfter(actions: readonly (readonly SeenEvent[])[]): readonly PieceId[] {
    const memory = this.#actionsMax;
    if (memory === undefined) return [];
    for (const action of actions) {
      this.#now++;
      for (const event of action) {
        if (event.type === 'piecesRevealed') for (const { piece } of [event.attacker, event.defender]) this.#shown.set(piece, this.#now);
        if (event.type === 'pieceShown' && event.kind !== undefined) this.#shown.set(event.piece, this.#now);
      }
    }
    const forgotten = [...this.#shown].filter(([, when]) => this.#now - when >= memory).map(([piece]) => piece);
    for (const piece of forgotten) this.#shown.delete(piece);
    return forgotten;
  }
}

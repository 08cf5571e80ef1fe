/** Searches for puzzles that need a card or a power: on boards in random positions, on maps in games where a card is chosen. */

import type { Chance, Rules } from '@flagfall/engine';
import { compose } from './compose.ts';
import { type FoundDeedPuzzle, findDeeds } from './findDeeds.ts';
import { findCard } from './findLand.ts';
import { worldsToProve } from './findPuzzles.ts';
import { playGame } from './playForPositions.ts';
import type { Draft } from './search.ts';
import { veil } from './veil.ts';

/** A puzzle without its number, and the deed it takes. */
export interface DeedDraft extends FoundDeedPuzzle, Draft {}

/** The number of random positions in place of a game. */
const COMPOSED = 250;

export async function searchDeeds(rules: Rules, seed: string, game: number, chance: Chance): Promise<readonly DeedDraft[]> {
  return rules.board.isGrid ? searchComposed(rules, chance) : searchChoices(rules, seed, game, chance);
}

function searchComposed(rules: Rules, chance: Chance): readonly DeedDraft[] {
  return Array.from({ length: COMPOSED }, () => compose(rules, chance)).flatMap((composed) => {
    const worlds = composed === undefined ? undefined : worldsToProve(composed.position, composed.seat);
    if (composed === undefined || worlds === undefined) return [];
    const { position, seat, text } = composed;
    const found = findDeeds(position, worlds, seat);
    return found === undefined ? [] : [{ ...found, seat, position: text }];
  });
}

async function searchChoices(rules: Rules, seed: string, game: number, chance: Chance): Promise<readonly DeedDraft[]> {
  const { choices } = await playGame(rules, seed, game);
  return choices.flatMap(({ position, seat }) => {
    const veiled = veil(position, seat, chance);
    const found = veiled === undefined ? undefined : findCard(veiled.position, seat);
    return veiled === undefined || found === undefined ? [] : [{ ...found, seat, position: veiled.text }];
  });
}

import type { Library } from '../core/library.ts';
import { creedClassicLibrary } from '../creed-classic/deployments.ts';

/** The same army on the same rows as in Assassin's Creed, behind lakes instead of mountains (BC-1). */
export const battleCardsLibrary: Library = (options) =>
  creedClassicLibrary(options).map(({ name, rows }) => ({ name: name.replace('mountain', 'lake'), rows }));

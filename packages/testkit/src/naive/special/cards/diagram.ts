// A small language for the tests of Battle Cards: armies, hands and piles as short texts.

import type { NaiveRules, NaiveSeat } from '../../types.ts';
import type { NaiveSetupPiece, NaiveSpecial } from '../types.ts';
import { startBattleCards } from './battleCards.ts';

export const BOARD: NaiveRules = {
  columns: 10,
  rows: 10,
  lakes: ['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6'],
  twoSquareLimit: 3,
  chaseRule: false,
  quietLimit: undefined,
  bothImmobile: 'draw',
};

export interface NaiveCardsDiagram {
  readonly red: string;
  readonly blue: string;
  readonly redHand?: string;
  readonly blueHand?: string;
  readonly redPile?: string;
  readonly bluePile?: string;
  readonly rules?: NaiveRules;
  readonly starter?: NaiveSeat;
}

/** A game after two refused mulligans. Pieces as 'miner a1, bomb a2', cards as 'boat jump', piles bottom first; a pile needs a full hand. */
export function cardsFromDiagram(table: NaiveCardsDiagram, options: Readonly<Record<string, string>> = {}): NaiveSpecial {
  const decks = {
    red: [...words(table.redPile), ...words(table.redHand)],
    blue: [...words(table.bluePile), ...words(table.blueHand)],
  };
  const start = startBattleCards({
    rules: table.rules ?? BOARD,
    options,
    pieces: army(table.red, table.blue),
    starter: table.starter ?? 'red',
    decks,
  });
  return playCardsGame(start, 'mulligan no', 'mulligan no');
}

export function army(red: string, blue: string): readonly NaiveSetupPiece[] {
  const side = (seat: NaiveSeat, list: string) =>
    list.split(', ').map((piece) => {
      const [kind = '', cell = ''] = piece.split(' ');
      return { seat, kind, cell };
    });
  return [...side('red', red), ...side('blue', blue)];
}

function words(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(' ');
}

export function playCardsGame(game: NaiveSpecial, ...intents: readonly string[]): NaiveSpecial {
  return intents.reduce((now, intent) => now.play(intent), game);
}

export function exchanges(game: NaiveSpecial): readonly string[] {
  return game.legal.filter((intent) => intent.startsWith('exchange')).sort();
}

/** The squares of every intent that plays exactly this card, as 'a1 a3'. */
export function withCard(game: NaiveSpecial, card: string): readonly string[] {
  return game.legal
    .map((intent) => intent.split(' '))
    .filter(([verb, , , only, ...more]) => verb === 'cards' && only === card && more.length === 0)
    .map(([, from, to]) => `${from} ${to}`)
    .sort();
}

/** Card values of the simple player, on the scale of pieces (a scout is worth 12). */

const WORTH: Readonly<Record<string, number>> = {
  boat: 1.5,
  jump: 2.5,
  charge2: 2.5,
  charge3: 2.5,
  feint: 2.5,
  swap: 1,
  attack1: 3,
  attack2: 4,
  attack3: 6,
  mockAttack: 4,
  armour: 4,
  spyAttack: 4,
  defence1: 3,
  defence2: 4,
  defence3: 6,
};
const UNKNOWN = 3;
const AVERAGE = Object.values(WORTH).reduce((sum, worth) => sum + worth, 0) / Object.keys(WORTH).length;

export function cardWorth(card: string): number {
  return WORTH[card] ?? UNKNOWN;
}

/** How much more than this card an average card is worth. */
export function expectedCardWorth(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + AVERAGE - cardWorth(card), 0);
}

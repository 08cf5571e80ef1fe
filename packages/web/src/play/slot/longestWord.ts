/** How many letters the longest word has: the slot is narrow, and no word may be broken or cut. */
export function longestWord(name: string): number {
  return Math.max(...name.split(' ').map((word) => word.length));
}

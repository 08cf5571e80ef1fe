/** The army that was deployed last on each board, on this device alone: a server has no use for it. */

const PREFIX = 'flagfall.lastArmy.';

/** Its rows, as its owner saw them; whoever reads them checks them. */
export function lastArmy(board: string): readonly string[] | undefined {
  try {
    return localStorage.getItem(PREFIX + board)?.split('/');
  } catch {
    return undefined;
  }
}

export function keepLastArmy(board: string, rows: readonly string[]): void {
  try {
    localStorage.setItem(PREFIX + board, rows.join('/'));
  } catch {
    // A browser that keeps nothing begins with a fresh army every time.
  }
}

/** The next person on this device begins with armies of their own. */
export function forgetLastArmies(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Then there is none.
  }
}

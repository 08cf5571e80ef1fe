/** The four diagonals, as columns and rows. */
export const DIAGONALS = [
  { columns: 1, rows: 1 },
  { columns: 1, rows: -1 },
  { columns: -1, rows: -1 },
  { columns: -1, rows: 1 },
] as const;

/** What each grid board is a picture of. The colours of a scene are in board.css, by the same names. */

export const BOARD_THEMES = ['meadow', 'autumn', 'coast', 'winter', 'city', 'dusk', 'court', 'space', 'nebula'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** What fills a scene's ground and what its obstacles are. */
export interface BoardThemeParts {
  readonly ground: 'grass' | 'roofs' | 'stars';
  readonly obstacle: 'lake' | 'rock' | 'planet';
}

export const BOARD_THEME_PARTS: Readonly<Record<BoardTheme, BoardThemeParts>> = {
  meadow: { ground: 'grass', obstacle: 'lake' },
  autumn: { ground: 'grass', obstacle: 'lake' },
  coast: { ground: 'grass', obstacle: 'lake' },
  winter: { ground: 'grass', obstacle: 'lake' },
  city: { ground: 'roofs', obstacle: 'rock' },
  dusk: { ground: 'roofs', obstacle: 'rock' },
  court: { ground: 'roofs', obstacle: 'rock' },
  space: { ground: 'stars', obstacle: 'planet' },
  nebula: { ground: 'stars', obstacle: 'planet' },
};

const BY_EDITION: Readonly<Record<string, BoardTheme>> = {
  original: 'meadow',
  'battle-cards': 'autumn',
  duel: 'coast',
  barrage: 'winter',
  'creed-classic': 'city',
  'creed-special': 'dusk',
  'creed-duel': 'court',
  'clone-classic': 'space',
  'clone-special': 'nebula',
};

/** Undefined where the board is no grid. */
export function boardThemeOf(edition: string): BoardTheme | undefined {
  return BY_EDITION[edition];
}

/** What a translated theme must have: a text for each id of the English theme, no more and no less. */

export type ThemeTexts<Theme> = Readonly<Record<keyof Theme, string>>;

/** What is in any of several things. */
type All<One> = (One extends unknown ? (given: One) => void : never) extends (given: infer Every) => void ? Every : never;

/** One catalogue of all themes. */
export function joined<Themes extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  themes: Themes,
): All<Themes[keyof Themes]> {
  return Object.assign({}, ...Object.values(themes));
}

/** What a translated theme must have: a text for each id of the English theme, no more and no less. */

export type ThemeTexts<Theme> = Readonly<Record<keyof Theme, string>>;

/** The union of the ids of several themes. */
type All<One> = (One extends unknown ? (given: One) => void : never) extends (given: infer Every) => void ? Every : never;

/** One catalogue of all themes. */
export function joined<Themes extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  themes: Themes,
): All<Themes[keyof Themes]> {
  return Object.assign({}, ...Object.values(themes));
}

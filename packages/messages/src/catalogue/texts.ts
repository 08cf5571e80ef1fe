/** What a translated theme must have: a text for each id of the English theme, no more and no less. */

export type Texts<Theme> = Readonly<Record<keyof Theme, string>>;

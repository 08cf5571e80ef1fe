/** The choice of a language on the pages. */

export const language = {
  'web.language': 'Language',
  'web.setting.language': 'Language',
  'web.setting.language.about': 'The language in which the page speaks. Games and opponents stay the same.',
  'web.setting.language.browser': 'As the browser',
} as const;

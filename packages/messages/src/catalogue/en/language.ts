/** The choice of a language on the pages. */

export const language = {
  'web.language': 'Language',
  'web.language.unreachable': 'The texts could not be fetched: {language}. Are you online? Until then the page stays as it is.',
  'web.setting.language': 'Language',
  'web.setting.language.about': 'The language in which the page speaks. Games and opponents stay the same.',
  'web.setting.language.browser': 'As the browser',
} as const;

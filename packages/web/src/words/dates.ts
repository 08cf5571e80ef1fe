/** Days and times as the reader writes them: in the language that is shown, and by the habits of their country where the browser names it. */

import { locale, localeTag } from './texts.ts';

export function dateText(time: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regional(), style).format(time);
}

/** `de-AT` for a reader of German in Austria; languages that the browser does not ask for have no country. */
function regional(): string {
  return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === locale.value) ?? localeTag.value;
}

/** What a tap on the first page asks the next page to do at once. An address that acts by itself would act again with every reload. */

export type AtOnce = 'invite' | 'search';

let wanted: AtOnce | undefined;

export function askAtOnce(what: AtOnce): void {
  wanted = what;
}

/** Whether it was asked for; told once. */
export function wasAskedFor(what: AtOnce): boolean {
  const is = wanted === what;
  wanted = undefined;
  return is;
}

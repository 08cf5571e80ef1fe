/** An action that a tap on the first page hands to the next page. An address that acts by itself would act again with every reload. */

export type PendingAction = 'invite' | 'search';

let wanted: PendingAction | undefined;

export function setPendingAction(what: PendingAction): void {
  wanted = what;
}

/** Whether it was requested; true only once. */
export function takePendingAction(what: PendingAction): boolean {
  const is = wanted === what;
  wanted = undefined;
  return is;
}

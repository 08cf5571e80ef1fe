// How the environment says yes.

/** Whether a variable such as CI is on: any value except empty, 0 and false. */
export function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}

// How the environment says yes.

/** Whether a variable such as CI is switched on: anything but nothing, 0 and false. */
export function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}

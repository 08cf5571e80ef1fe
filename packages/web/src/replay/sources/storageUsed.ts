/** How much room everything of ours takes on this device, in words; undefined where the browser does not say. */

const STEP = 1000;

export async function storageUsed(locale: string): Promise<string | undefined> {
  const { usage } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {};
  if (usage === undefined) return undefined;
  const isSmall = usage < STEP * STEP;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(usage / (isSmall ? STEP : STEP * STEP));
}

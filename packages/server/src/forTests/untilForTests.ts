/** Waiting in tests: on a busy machine, late is not wrong. */

export async function until(condition: () => boolean | Promise<boolean>, what = String(condition), withinMs = 100_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

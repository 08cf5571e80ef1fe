/** Waiting in tests: what comes late on a busy machine is late, not wrong. */

export async function until(condition: () => boolean | Promise<boolean>, what = String(condition), withinMs = 100_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

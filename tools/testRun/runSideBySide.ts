// Runs checks side by side, a few at a time, and shows the output of one that failed as a whole.

import type { Captured } from '../programs.ts';

export interface QuickCheck {
  readonly name: string;
  readonly run: () => Promise<Captured>;
}

/** Runs all of them, `width` at a time in their order, and returns the names of those that failed. */
export async function runSideBySide(
  checks: readonly QuickCheck[],
  width: number,
  print: (line: string) => void = console.log,
): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...checks];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const start = performance.now();
      const { code, output } = await check.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (code !== 0) {
        failed.push(check.name);
        print(`\n== ${check.name}\n${output.trimEnd()}`);
      }
      print(`== ${check.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return failed;
}

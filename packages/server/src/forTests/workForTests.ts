/** The work of the engine for an answer: how often each block of its sources runs, whatever the speed of the machine. */

import { Session } from 'node:inspector';

const COUNTED = /packages\/(engine|table|editions)\/src/;

/** Every block that ran, and how often. `act` runs once before, so that everything has been compiled. */
export function workOf(act: () => unknown): ReadonlyMap<string, number> {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    act();
    takeCounts(session);
    act();
    return takeCounts(session);
  } finally {
    session.disconnect();
  }
}

/** Reading the counts resets them. */
function takeCounts(session: Session): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // The answer of the same thread comes at once.
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    for (const { url, functions } of result.filter((script) => COUNTED.test(script.url)))
      for (const { functionName, ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) counts.set(`${url} ${functionName} ${startOffset}-${endOffset}`, count);
  });
  return counts;
}

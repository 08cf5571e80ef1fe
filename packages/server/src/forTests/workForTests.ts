/** What the engine does for an answer, counted: how often each block of its sources runs, whatever the time it takes on this machine. */

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

/** Taking them sets them to zero. */
function takeCounts(session: Session): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // The answer of one's own thread comes at once.
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    for (const { url, functions } of result.filter((script) => COUNTED.test(script.url)))
      for (const { functionName, ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) counts.set(`${url} ${functionName} ${startOffset}-${endOffset}`, count);
  });
  return counts;
}

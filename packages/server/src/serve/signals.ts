// The signals that stop a server.

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** A signal arrives twice when a supervisor sends it to a whole process group and a launcher in it passes it on. */
const ECHO_MS = 200;

/** Resolves at the first signal. A later one ends the process at once. */
export function firstSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const hear = (signal: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      resolve();
    } else if (performance.now() - firstAt > ECHO_MS) {
      for (const one of SIGNALS) process.off(one, hear);
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  return promise;
}

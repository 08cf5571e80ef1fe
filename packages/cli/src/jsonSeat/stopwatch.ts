/** Measures wall time and processor time. */

export interface Times {
  readonly ms: number;
  readonly cpuMs: number;
}

const MICROS = 1000;

export class Stopwatch {
  readonly #usage: (before?: NodeJS.CpuUsage) => NodeJS.CpuUsage;
  readonly #cpuBefore: NodeJS.CpuUsage;
  readonly #began = performance.now();

  /** The processor time of the whole process, or of this thread alone where other threads do other work. */
  constructor(scope: 'process' | 'thread') {
    this.#usage = scope === 'thread' ? threadUsage : process.cpuUsage;
    this.#cpuBefore = this.#usage();
  }

  read(): Times {
    const ms = performance.now() - this.#began;
    const { user, system } = this.#usage(this.#cpuBefore);
    return { ms: rounded(ms), cpuMs: rounded((user + system) / MICROS) };
  }
}

/** Node 20 does not know the time of a thread. */
function threadUsage(before?: NodeJS.CpuUsage): NodeJS.CpuUsage {
  const usage = (process as Partial<Pick<NodeJS.Process, 'threadCpuUsage'>>).threadCpuUsage ?? process.cpuUsage;
  return usage.call(process, before);
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}

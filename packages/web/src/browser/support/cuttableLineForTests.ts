/** A line between browsers and a server that can be cut: every socket breaks, and no connection succeeds until it is mended. */

import { connect, createServer, type Socket } from 'node:net';

export interface CuttableLine {
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(serverPort: number): Promise<CuttableLine> {
  const ends = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(serverPort, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  const breakAll = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    close() {
      breakAll();
      return new Promise((resolve) => line.close(() => resolve()));
    },
  };
}

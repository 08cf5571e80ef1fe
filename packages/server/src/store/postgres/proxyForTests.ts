// A connection to a database on which everything can hang, unknown to either end.

import net from 'node:net';

export class DatabaseProxy {
  readonly #server: net.Server;
  readonly #ends = new Set<net.Socket>();
  isStuck = false;

  constructor(port: number) {
    this.#server = net.createServer((near) => {
      const far = net.connect({ host: '127.0.0.1', port });
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        // A connection that hung stays hung.
        let isStuck = this.isStuck;
        this.#ends.add(from);
        from.on('error', () => undefined);
        from.on('data', (data) => {
          isStuck ||= this.isStuck;
          if (!isStuck) to.write(data);
        });
        from.on('close', () => to.destroy());
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as net.AddressInfo).port;
  }

  close(): void {
    for (const end of this.#ends) end.destroy();
    this.#server.close();
  }
}

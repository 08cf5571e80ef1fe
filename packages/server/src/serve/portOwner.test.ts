// The owner of a port, read from a folder written like /proc, and from the real one.

import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { portOwner } from './portOwner.ts';

const proc = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-proc-'));
afterAll(() => rmSync(proc, { recursive: true, force: true }));

const HEAD = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n';
const row = (local: string, state: string, inode: number): string =>
  `   0: ${local} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000     0        0 ${inode} 1 0000000000000000 100 0 0 10 0\n`;

test('the program whose open files include the listening socket', () => {
  mkdirSync(path.join(proc, 'net'));
  // 1F90 is 8080; a connection from that port (01) does not count.
  writeFileSync(path.join(proc, 'net', 'tcp'), `${HEAD}${row('0100007F:1F90', '01', 11)}${row('00000000:0016', '0A', 12)}`);
  writeFileSync(path.join(proc, 'net', 'tcp6'), `${HEAD}${row('00000000000000000000000000000000:1F90', '0A', 13)}`);
  for (const [pid, inode, program] of [
    ['7', 11, '/usr/bin/curl'],
    ['8', 13, '/usr/sbin/nginx'],
    ['9', 14, '/usr/bin/other'],
  ] as const) {
    mkdirSync(path.join(proc, pid, 'fd'), { recursive: true });
    symlinkSync(`socket:[${inode}]`, path.join(proc, pid, 'fd', '3'));
    symlinkSync(program, path.join(proc, pid, 'exe'));
  }
  expect(portOwner(8080, proc)).toEqual({ pid: 8, program: 'nginx' });
  // Its process is hidden.
  expect(portOwner(22, proc)).toBeUndefined();
  expect(portOwner(81, proc)).toBeUndefined();
  expect(portOwner(8080, path.join(proc, 'nothing'))).toBeUndefined();
});

if (existsSync('/proc/net/tcp'))
  test('on Linux it finds this very process', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    expect(portOwner(port)).toEqual({ pid: process.pid, program: path.basename(realpathSync(process.execPath)) });
    server.close();
  });

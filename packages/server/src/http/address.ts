// Addresses of clients, and how rate limits count them.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** One IPv6 user has a whole network of 2^64 addresses, so the network counts. */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address, with `::` expanded. */
function groupsOf(address: string): readonly string[] {
  const [head, tail] = address.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** Whether a peer is this machine. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address ?? '');
}

/** The client's address, for sockets by the same rule as Fastify's for requests: only trusted proxies are believed. */
export function clientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const trusts = trustProxy.length === 0 ? () => false : proxyAddress.compile([...trustProxy]);
  return (request) => proxyAddress(request, trusts);
}

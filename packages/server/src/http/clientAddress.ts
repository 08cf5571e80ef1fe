// The client's address, for sockets by the same rule as Fastify's for requests: only trusted proxies are believed.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

export function clientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const trusts = trustProxy.length === 0 ? () => false : proxyAddress.compile([...trustProxy]);
  return (request) => proxyAddress(request, trusts);
}

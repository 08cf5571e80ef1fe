// The address that a request came from, told the same for sockets as Fastify tells it for everything else: by the proxies whose word counts.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

export function clientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const trusts = trustProxy.length === 0 ? () => false : proxyAddress.compile([...trustProxy]);
  return (request) => proxyAddress(request, trusts);
}

// The addresses of a server: on this machine, and from its networks.

import { isIPv6 } from 'node:net';
import os from 'node:os';
import { isLoopback } from '../http/address.ts';

/** The address for all networks cannot be opened. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

export function isHereOnly(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/** What a browser on this machine opens. */
export function addressToOpen(host: string, port: number): string {
  return urlOf(isEverywhere(host) ? 'localhost' : host, port);
}

/** What browsers on other machines open. */
export function addressesNearby(host: string, port: number): readonly string[] {
  if (!isEverywhere(host)) return [];
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => urlOf(address, port));
}

function urlOf(host: string, port: number): string {
  return new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`).origin;
}

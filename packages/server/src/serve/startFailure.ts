// Why a server could not start, in words for the person who started it. English like the log, so that they can ask others about it.

import path from 'node:path';
import type { Config } from '../config.ts';
import { NoticeBusUnavailable } from '../notices/notices.ts';
import { StorageUnavailable, StoreError, StoreInUse } from '../store/errors.ts';
import { addressToOpen } from './addresses.ts';
import { portOwner } from './portOwner.ts';

/** How long another program on the port may take to say whether it is Flagfall. */
const ANSWER_MS = 5000;
/** The listening address. */
const LISTENING: ReadonlySet<string> = new Set(['listen', 'getaddrinfo']);
const DATABASE = 'The database (DATABASE_URL)';
const OTHER_PORT = '--port N (or the variable PORT)';
const OTHER_FILE = '--file FILE (or the variable STORE_FILE)';

/** Undefined for an error that is a bug of ours. */
export async function startFailureText(error: unknown, config: Config): Promise<string | undefined> {
  if (error instanceof StorageUnavailable) return storeFault(error, config);
  if (error instanceof StoreInUse) return (await alreadyRuns(config)) ?? error.message;
  if (error instanceof StoreError) return error.message;
  if (error instanceof NoticeBusUnavailable)
    return `${config.natsUrl === undefined ? DATABASE : 'NATS (NATS_URL)'} ${unreachableText(error)}`;
  const isListening = error instanceof Error && 'syscall' in error && LISTENING.has(String(error.syscall));
  return isListening && 'code' in error ? listenFault(String(error.code), config) : undefined;
}

function storeFault(error: StorageUnavailable, { store }: Config): string {
  if (store.databaseUrl !== undefined) return `${DATABASE} ${unreachableText(error)}`;
  const { cause } = error;
  const isForbidden = cause instanceof Error && 'code' in cause && (cause.code === 'EACCES' || cause.code === 'EPERM');
  const folder = path.dirname(path.resolve(store.file));
  const why = isForbidden ? `you may not write to ${folder}` : reasonOf(cause);
  return `The data cannot be kept in ${path.resolve(store.file)}: ${why}. Choose another place with ${OTHER_FILE}.`;
}

function unreachableText({ cause }: Error): string {
  return `cannot be used: ${reasonOf(cause)}.`;
}

/** Trying several addresses of a name fails with one error each. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause);
}

async function listenFault(code: string, config: Config): Promise<string | undefined> {
  const { host, port } = config;
  switch (code) {
    case 'EADDRINUSE':
      return (await alreadyRuns(config)) ?? `Port ${port} is taken by ${holderWords(port)}. Choose another one with ${OTHER_PORT}.`;
    case 'EACCES':
      return `You may not listen on port ${port}: on most systems ports below 1024 need more rights. Choose another one with ${OTHER_PORT}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}. Choose one with --host ADDRESS (or the variable HOST); 0.0.0.0 stands for all of them.`;
    default:
      return undefined;
  }
}

function holderWords(port: number): string {
  const holder = portOwner(port);
  return holder === undefined ? 'another program' : `${holder.program} (process ${holder.pid})`;
}

/** The sentence for a second `npm start`; undefined when the port is free, or another program has it. */
async function alreadyRuns({ host, port }: Config): Promise<string | undefined> {
  const url = addressToOpen(host, port);
  try {
    const response = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const reference = (await response.json()) as { readonly info?: { readonly title?: unknown } };
    if (reference.info?.title !== 'Flagfall') return undefined;
  } catch {
    return undefined;
  }
  return `Flagfall already runs: open ${url}. To start another one, give it ${OTHER_PORT} and ${OTHER_FILE}.`;
}

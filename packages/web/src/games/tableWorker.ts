/** The entry of the worker in which a table of this device lives. */

import type { HostReply, HostRequest } from '@flagfall/seat';
import { TableHost } from '@flagfall/seat/host';
import { browserStorage } from './browserStorage.ts';

const host = new TableHost(browserStorage, (message: HostReply) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<HostRequest>) => void host.receive(data));

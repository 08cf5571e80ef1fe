/** The entry of the worker in which a table of this device lives. */

import type { FromHost, ToHost } from '@flagfall/seat';
import { TableHost } from '@flagfall/seat/host';
import { browserStorage } from './browserStorage.ts';

const host = new TableHost(browserStorage, (message: FromHost) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToHost>) => void host.receive(data));

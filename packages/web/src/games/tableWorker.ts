/** The entry of the worker in which a table of this device lives. */

import { browserKeeper } from './keeper.ts';
import type { ToPage, ToWorker } from './messages.ts';
import { TableHost } from './tableHost.ts';

const host = new TableHost(browserKeeper, (message: ToPage) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void host.receive(data));

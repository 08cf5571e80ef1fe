/** The entry of a thread in which a computer player sits at its desk. */

import { parentPort } from 'node:worker_threads';
import { Desk, type DeskRequest } from '@flagfall/ai';

const desk = new Desk((reply) => parentPort?.postMessage(reply));

parentPort?.on('message', (request: DeskRequest) => {
  void desk.receive(request);
});

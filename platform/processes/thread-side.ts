/** The inside of a worker thread: takes orders and answers them. */

import { parentPort, type Transferable } from 'node:worker_threads';
import { answerOrder, type Order } from './orders.ts';
import { stepAside } from './step-aside.ts';

/** `transferOf`: what of an answer is handed over instead of copied. */
export function serveThread<I, O>(
  work: (input: I) => O | Promise<O>,
  transferOf: (output: O) => Transferable[] = () => [],
): void {
  stepAside();
  parentPort!.on('message', async ({ id, input }: Order) => {
    const answer = await answerOrder(id, () => work(input as I));
    parentPort!.postMessage(answer, 'output' in answer ? transferOf(answer.output as O) : []);
  });
}

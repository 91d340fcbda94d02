/** The inside of a forked process: takes orders, works on them within its memory, and answers. */

import { type Answer, answerOrder, type Order } from './orders.ts';
import { stepAside } from './step-aside.ts';

const MEGABYTE = 1024 * 1024;
const CHECK_EVERY_MS = 200;

const [memoryMb, ...rest] = process.argv.slice(2);

/** What the pool gives every process of its kind. */
export const childArguments: readonly string[] = rest;

/** Between two stages: what the first left in memory would otherwise stay while the second works. */
export const collectGarbage = (): void => globalThis.gc?.();

export type ReportProgress = (stage: string, share: number) => void;

// Ctrl-C and service managers tell the whole group to stop: this process ends when its parent says so, and not before.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

export function serveChild<I, O>(work: (input: I, report: ReportProgress) => O | Promise<O>): void {
  stepAside();
  // Node limits only its own heap; decoders and models live outside it.
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(memoryMb) * MEGABYTE) process.exit(137);
  }, CHECK_EVERY_MS).unref();
  const send = (answer: Answer) => void process.send!(answer);
  // Nobody is left to work for.
  process.once('disconnect', () => process.exit(0));
  process.on('message', async ({ id, input }: Order) => {
    const report: ReportProgress = (stage, share) => send({ id, progress: { stage, share } });
    send(await answerOrder(id, () => work(input as I, report)));
  });
}

/** The other end of `runInChild`: takes one order, works on it within its memory, and tells how it went. */

import type { ChildWord } from './child-work.ts';

const MEGABYTE = 1024 * 1024;
const LOOK_EVERY_MS = 200;

/** A refusal in words for people; everything else that is thrown stays inside. */
export class Refusal extends Error {}

/** Between two stages: what the first left in memory would otherwise stay while the second works. */
export const letGo = (): void => globalThis.gc?.();

export type Tell = (stage: string, share: number) => void;

export function serveOrder<O, R>(work: (order: O, tell: Tell) => Promise<R>): void {
  const most = Number(process.argv[2] ?? 900) * MEGABYTE;
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(137);
  }, LOOK_EVERY_MS).unref();
  const say = (word: ChildWord<R>, then: () => void = () => undefined) =>
    process.send!(word, undefined, {}, then);
  // Nobody is left to work for.
  process.once('disconnect', () => process.exit(0));
  process.once('message', (order: O) => {
    work(order, (stage, share) => say({ kind: 'progress', stage, share })).then(
      (result) => say({ kind: 'done', result }, () => process.exit(0)),
      (error: unknown) => {
        if (error instanceof Refusal)
          return say({ kind: 'refused', message: error.message }, () => process.exit(0));
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
        process.exit(1);
      },
    );
  });
}

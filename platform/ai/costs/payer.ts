/** For whom work is being done, wherever in it a paid model is called. */

import { AsyncLocalStorage } from 'node:async_hooks';

const payer = new AsyncLocalStorage<string>();

export const workFor = <T>(userId: string | undefined, work: () => T): T =>
  userId === undefined ? work() : payer.run(userId, work);

/** Whoever asked for it, it counts as nobody's. */
export const workForNobody = <T>(work: () => T): T => payer.exit(work);

/** Undefined: nobody's work, such as a test of a model. */
export const payerNow = (): string | undefined => payer.getStore();

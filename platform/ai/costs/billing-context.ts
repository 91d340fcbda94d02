/** For whom work is being done, wherever in it a paid model is called. */

import { AsyncLocalStorage } from 'node:async_hooks';

const billingContext = new AsyncLocalStorage<string>();

export const billTo = <T>(userId: string | undefined, work: () => T): T =>
  userId === undefined ? work() : billingContext.run(userId, work);

/** Whoever asked for it, it counts as nobody's. */
export const withoutBilling = <T>(work: () => T): T => billingContext.exit(work);

/** Undefined: nobody's work, such as a test of a model. */
export const billedUser = (): string | undefined => billingContext.getStore();

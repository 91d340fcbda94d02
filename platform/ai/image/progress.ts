/** How far a model has come, told to whoever had it called: calls of models take no functions along. */

import { AsyncLocalStorage } from 'node:async_hooks';

/** A stage for people and a share from 0 to 1. */
export type OnProgress = (stage: string, share: number) => void;

const listener = new AsyncLocalStorage<OnProgress>();

export const withProgress = <T>(onProgress: OnProgress, work: () => T): T => listener.run(onProgress, work);

/** Asked for when a call begins: what comes back over other lines later belongs to nobody's call. */
export const progressNow = (): OnProgress => listener.getStore() ?? (() => undefined);

/** Work that meets other work on the same rows: the database ends one of the two, which then is simply done again. */

import { setTimeout as sleep } from 'node:timers/promises';
import { databaseCode } from './database-code.ts';

/** Deadlock, serialization failure, and a row that somebody added between two steps. */
const CONFLICTS = new Set(['40P01', '40001', '23503']);
const TRIES = 5;

/** `work`: one whole transaction, so that nothing of a lost try is left. */
export async function retryConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !CONFLICTS.has(databaseCode(error) ?? '')) throw error;
      await sleep(50 * tried);
    }
  }
}

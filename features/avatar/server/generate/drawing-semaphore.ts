/** How many of one person's characters may be drawn at once. */

import { createSemaphore, type Semaphore } from '#platform/usage/semaphore.ts';

const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 5;

export const createDrawingSemaphore = (): Semaphore =>
  createSemaphore(
    MAX_AT_ONCE,
    'Several of your characters are being drawn. Please wait for one.',
    RETRY_SECONDS,
  );

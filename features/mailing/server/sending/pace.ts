/** No more mails in a minute than the operator's mail server takes: evenly in one process, together in all of them. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '#platform/platform.ts';

export const PACE_KEY = 'mailing:server';
const WINDOW_SECONDS = 60;
const MINUTE_MS = 60_000;

/** A single mail for which somebody waits leaves at once; mailings are the slower for it. */
export async function countMail({ settings, rateLimits }: Platform): Promise<void> {
  const max = Number(await settings.get('mails_per_minute'));
  await rateLimits.hit(PACE_KEY, { max, windowSeconds: WINDOW_SECONDS });
}

/** Waits until the next mail may leave; returns at once when the work is given up. */
export function createPace({ settings, rateLimits }: Platform, signal: AbortSignal): () => Promise<void> {
  let nextAt = 0;
  let left = 0;
  let taking: Promise<void> | undefined;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);

  /** A second's worth at a time, so that not every mail asks the database. */
  async function take(max: number): Promise<void> {
    const some = Math.max(1, Math.min(50, Math.floor(max / WINDOW_SECONDS)));
    while (!signal.aborted) {
      const { hits, resetsAt } = await rateLimits.hit(PACE_KEY, { max, windowSeconds: WINDOW_SECONDS }, some);
      if (hits <= max) {
        left += some;
        return;
      }
      await pause(Math.max(50, resetsAt.getTime() - Date.now()));
    }
  }

  return async () => {
    const max = Number(await settings.get('mails_per_minute'));
    while (left <= 0 && !signal.aborted) {
      taking ??= take(max).finally(() => {
        taking = undefined;
      });
      await taking;
    }
    left--;
    const now = Date.now();
    nextAt = Math.max(now, nextAt) + MINUTE_MS / max;
    const wait = nextAt - MINUTE_MS / max - now;
    if (wait > 1) await pause(wait);
  };
}

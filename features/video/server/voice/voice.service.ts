/** Has lines of a film read aloud while it is written: what is new counts, what was said before does not. */

import { z } from 'zod';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import {
  isPaidVoice,
  isSaidLine,
  type LineOrder,
  type SpokenLine,
  speakLine,
} from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { createSemaphore } from '#platform/usage/semaphore.ts';

/** Somebody else's voice costs money: the lines of a film are a use of the plan, like any other speech. */
export const sayLineJob = defineGenerationJob({
  name: 'say-film-line',
  itemType: 'film-line',
  use: 'speech',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 200,
});

/** New lines of a paid voice that one use of the plan covers: a film's, with some tried twice. */
const PAID_LINES = { max: 40, windowSeconds: 86_400 };
/** Of one person, on this machine: more than any script has lines, and less than keeps the voice busy for good. */
const NEW_LINES = { max: 300, windowSeconds: 600 };

export function createVoiceService(platform: Platform) {
  const { generationJobs, rateLimits } = platform;
  const speaking = createSemaphore(4, 'Several lines are being read already. Please wait a moment.', 3);

  async function countNew(user: User, line: LineOrder, signal: AbortSignal): Promise<void> {
    if (await isSaidLine(platform, user.id, line)) return;
    if (!(await isPaidVoice(platform))) {
      await rateLimits.spend(`film-line:${user.id}`, NEW_LINES, 'Many lines were read aloud.');
      return;
    }
    const key = `paid-film-line:${user.id}`;
    const { hits } = await rateLimits.hit(key, PAID_LINES);
    if (hits % PAID_LINES.max !== 1) return;
    try {
      const order = { user, itemId: newId(), isMetered: true };
      await generationJobs.runInline(sayLineJob, order, signal, async (run) => {
        await speakLine(platform, user.id, line, run.signal);
        return null;
      });
    } catch (error) {
      // The next one is the first, then.
      await rateLimits.refund(key);
      throw error;
    }
  }

  return {
    /** Whether saying it costs nothing: it is said on this machine, or was said before. */
    isFree: async (userId: string, line: LineOrder): Promise<boolean> =>
      !(await isPaidVoice(platform)) || isSaidLine(platform, userId, line),

    say: (user: User, line: LineOrder, signal: AbortSignal): Promise<SpokenLine> =>
      speaking(user.id, async () => {
        await countNew(user, line, signal);
        return speakLine(platform, user.id, line, signal);
      }),
  };
}

/** Refuses explicit uploads where the operator wants it; off, nothing is looked at. */

import { createHash } from 'node:crypto';
import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { isExplicit, type Scores } from './explicit-model.ts';

const ENTRY = new URL('./judge.process.ts', import.meta.url);

const REFUSED = 'This looks sexually explicit. Such pictures and films are not taken here.';
/** Nothing slips through because the judge is away. */
const AWAY = 'Uploads cannot be checked right now, so none are taken. Please try again later.';

export interface Upload {
  userId: string;
  name: string;
  /** The picture, or a still of the film. */
  picture: Uint8Array;
}

export type Moderation = ReturnType<typeof createModeration>;

export function createModeration({ settings, db, log }: { settings: Settings; db: Db; log: Log }) {
  const pool = createChildPool({
    entry: ENTRY,
    size: 1,
    timeoutMs: 60_000,
    memoryMb: 1200,
    idleMs: 120_000,
    busy: 'Many uploads are being checked right now. Please try again in a moment.',
    maxWaiting: 50,
  });

  return {
    /** How likely the picture is of which kind. */
    judge: (picture: Uint8Array): Promise<Scores> => pool.run<Scores>(picture),

    /** Before anything is kept. */
    async assertAllowed({ userId, name, picture }: Upload): Promise<void> {
      if ((await settings.get('upload_moderation')) === 'off') return;
      const scores = await this.judge(picture).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        log.error({ err: error }, 'uploads cannot be judged');
        throw new AppError('unavailable', AWAY, { cause: error });
      });
      if (!isExplicit(scores)) return;
      const certainty = Math.round((scores.porn + scores.hentai) * 100);
      await audit(db, {
        actorId: userId,
        action: 'upload_refused',
        targetType: 'user',
        targetId: userId,
        details: {
          name: name.slice(0, 120),
          sha256: createHash('sha256').update(picture).digest('hex'),
          certainty: `${certainty} %`,
        },
      });
      throw new AppError('unprocessable', REFUSED);
    },

    close: pool.close,
  };
}

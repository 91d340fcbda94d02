/** Saves how far a job is: at most four times a second, always the latest, and never after the end. */

import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { type JobRow, saveProgress } from './jobs.repo.ts';

const EVERY_MS = 250;

export function createProgress(
  db: Db,
  id: string,
  publish: (row: JobRow) => Promise<void>,
  onCancelled: () => void,
  log: Log,
) {
  let latest: { stage: string; progress: number } | undefined;
  let saving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const save = async ({ stage, progress }: { stage: string; progress: number }) => {
    const row = await saveProgress(db, id, stage, progress);
    if (row) await publish(row);
    if (row?.cancelRequested) onCancelled();
  };

  const flush = () => {
    timer = undefined;
    if (!latest || closed) return;
    saving = save(latest).catch((error) => log.warn({ err: error, job: id }, 'progress not saved'));
    latest = undefined;
    timer = setTimeout(flush, EVERY_MS);
  };

  return {
    report(stage: string, progress: number): void {
      latest = { stage, progress: Math.max(0, Math.min(99, Math.round(progress))) };
      if (!timer) flush();
    },
    async settle(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await saving;
    },
  };
}

/** How the installation is, in words that people know who run nothing: what works, what works less well, what does not. */

import { count, eq } from 'drizzle-orm';
import type { ResponseOf } from '#common/contract.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { Platform } from '#platform/platform.ts';
import type { getHelpHealth, HealthPart, HealthState } from '../contract.ts';

/** So many jobs in line are a long wait. */
const LONG_LINE = 50;

type Part = ResponseOf<typeof getHelpHealth>['parts'][number];

export async function healthOf(platform: Platform): Promise<ResponseOf<typeof getHelpHealth>> {
  const { config, database, storage } = platform;
  const [isDatabaseGood, areFilesGood, waiting, models] = await Promise.all([
    database.healthy(),
    storage.healthy(),
    countWaiting(platform),
    platform.models.describe(),
  ]);
  const of = (part: HealthPart, state: HealthState, text: string): Part => ({ part, state, text });
  const parts = [
    isDatabaseGood
      ? of('database', 'good', 'Everything is kept and found.')
      : of('database', 'bad', 'The database does not answer. Nothing can be kept at the moment.'),
    areFilesGood
      ? of('files', 'good', 'Pictures, films and sounds can be kept and opened.')
      : of(
          'files',
          'bad',
          'The store for files does not answer. Pictures, films and sounds cannot be opened.',
        ),
    waiting <= LONG_LINE
      ? of('jobs', 'good', 'Films, songs and other long work begin soon after they are ordered.')
      : of('jobs', 'limited', 'Many jobs are waiting in line. Films and songs take longer than usual.'),
    config.mail.smtpUrl
      ? of('mail', 'good', 'E-mails are sent by a mail server.')
      : of('mail', 'limited', 'No mail server is set up. E-mails stay in a folder of the server.'),
  ];
  for (const { kind, id, isBuiltin, problem } of models) {
    if (kind === 'video') continue;
    if (!id) parts.push(of(kind, 'limited', 'No model is set. What needs one is left out.'));
    else if (problem)
      parts.push(
        of(kind, 'bad', 'The model that is set cannot be used. An administrator can choose another one.'),
      );
    else if (isBuiltin)
      parts.push(of(kind, 'good', 'Made on this server by the built-in engine, without any service.'));
    else parts.push(of(kind, 'good', 'Made by a connected model.'));
  }
  return { version: config.version, parts };
}

async function countWaiting({ db }: Platform): Promise<number> {
  const [row] = await db.select({ n: count() }).from(jobs).where(eq(jobs.status, 'queued'));
  return row?.n ?? 0;
}

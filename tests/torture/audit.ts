/** Reads the whole database after many power cuts: what no page shows must be right too. */

import { expect } from 'vitest';

type Query = <T>(text: string) => Promise<T[]>;

export async function audit(query: Query, files: readonly string[]): Promise<void> {
  const none = async (what: string, text: string) => expect(await query(text), what).toEqual([]);
  // Pictures are read behind the scenes, when there is time.
  await none(
    'nothing is under way',
    `select id, type, status from jobs where status in ('queued', 'running') and type <> 'read-picture-text'`,
  );
  await none('nothing is pending', `select id, type from generations where status = 'pending'`);
  await none(
    'every failure has a message',
    `select id from jobs where status = 'failed' and coalesce(error, '') = ''`,
  );
  await none('no file belongs to a job that is over', `select * from asset_links where item_type = 'job'`);
  await none('every removed file is gone', 'select * from orphaned_files');
  // A use is charged with the job's id as its key.
  const uses = `('make-image', 'say-text', 'write-down', 'render-video', 'cover-song-render')`;
  await none(
    'everything completed is charged',
    `select jobs.id, type from jobs left join usage_charges on key = jobs.id and refunded_at is null
      where status = 'completed' and type in ${uses} and key is null`,
  );
  await none(
    'nothing else is charged',
    `select key, kind from usage_charges left join jobs on jobs.id = key and status = 'completed'
      where refunded_at is null and jobs.id is null`,
  );
  await none(
    'the counters agree with the charges',
    `select user_id, kind, used from usage_counters as counter where used <> (select count(*) from usage_charges as charge
      where charge.user_id = counter.user_id and charge.kind = counter.kind and charge.month = counter.month
      and refunded_at is null)`,
  );
  const rows = await query<{ storage_key: string }>('select storage_key from assets');
  const stored = files.filter((name) => name.startsWith('assets~')).map((name) => name.replaceAll('~', '/'));
  expect(stored.sort()).toEqual(rows.map((row) => row.storage_key).sort());
}

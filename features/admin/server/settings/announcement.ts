/** Brings a new announcement into every bell and onto every open page. */

import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { notificationPreferences } from '#platform/db/tables/usage.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { notificationMailJob } from '#platform/notifications/notification-mail.job.ts';
import type { Platform } from '#platform/platform.ts';

const TITLE = 'Announcement';

/** An empty text takes the banner away and notifies nobody. */
export async function announce({ db, events, jobs }: Platform, text: string): Promise<void> {
  if (text) {
    const toMail = await putIntoBells(db, text);
    await db.transaction(async (tx) => {
      for (const notificationId of toMail) {
        await jobs.enqueue(notificationMailJob, { notificationId }, { db: tx });
      }
    });
  }
  await events.publishToAll({ type: 'invalidate', keys: ['/api/announcement', '/api/notifications'] });
}

/**
 * One statement for all active people, however many; the same text reaches a person once a day at most.
 * Gives back the new messages of those who chose to get announcements by e-mail as well.
 */
async function putIntoBells(db: Db, text: string): Promise<string[]> {
  const key = `announcement:${new Date().toISOString().slice(0, 10)}:${hash('sha256', text).slice(0, 32)}`;
  const { rows } = (await db.execute(sql`
    with fresh as (
      insert into ${notifications} (id, user_id, kind, title, body, dedupe_key)
      select gen_random_uuid()::text, person.id, 'announcement', ${TITLE}, ${text}, ${key}::text || ':' || person.id
      from ${users} as person where person.is_active
      on conflict (dedupe_key) do nothing
      returning id, user_id
    )
    select fresh.id from fresh
    join ${notificationPreferences} as choice
      on choice.user_id = fresh.user_id and choice.kind = 'announcement' and choice.by_email
  `)) as unknown as { rows: { id: string }[] };
  return rows.map((row) => row.id);
}

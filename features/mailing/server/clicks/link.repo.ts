/** Rows of links whose clicks are counted, and of who followed one. */

import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { subscribers } from '../audiences/audience.table.ts';
import { mailDeliveries } from '../mailing.table.ts';
import { mailLinks } from './link.table.ts';

/** In one statement. */
const CHUNK = 500;
/** Of one mail, however often it is written anew; others stay as they are. */
export const MAX_LINKS = 2000;

/** Each once, with the id it has from then on. */
export async function saveLinks(
  db: Db,
  { id, userId }: { id: string; userId: string },
  urls: readonly string[],
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const known = await idsOf(db, id);
  const added = urls.filter((url) => !known.has(url)).slice(0, Math.max(0, MAX_LINKS - known.size));
  if (added.length === 0) return known;
  for (let at = 0; at < added.length; at += CHUNK)
    await db
      .insert(mailLinks)
      .values(added.slice(at, at + CHUNK).map((url) => ({ userId, mailingId: id, url })))
      .onConflictDoNothing();
  return idsOf(db, id);
}

async function idsOf(db: Db, mailingId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(mailLinks).where(eq(mailLinks.mailingId, mailingId));
  return new Map(rows.map((row) => [row.url, row.id]));
}

/** Of that mail alone, while its sender may sign in. */
export async function findLink(
  db: Db,
  id: string,
  mailingId: string,
): Promise<{ id: string; url: string } | undefined> {
  const [row] = await db
    .select({ id: mailLinks.id, url: mailLinks.url })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(and(eq(mailLinks.id, id), eq(mailLinks.mailingId, mailingId), eq(users.isActive, true)));
  return row;
}

export async function countClick(db: Db, linkId: string, deliveryId: string): Promise<void> {
  const now = new Date();
  await db
    .update(mailLinks)
    .set({ clicks: sql`${mailLinks.clicks} + 1` })
    .where(eq(mailLinks.id, linkId));
  await db
    .update(mailDeliveries)
    .set({ clickedAt: now })
    .where(and(eq(mailDeliveries.id, deliveryId), isNull(mailDeliveries.clickedAt)));
  await db
    .update(subscribers)
    .set({ lastSeenAt: now })
    .where(
      sql`(${subscribers.userId}, ${subscribers.emailHash}) in (
      select d.user_id, d.email_hash from ${mailDeliveries} d where d.id = ${deliveryId})`,
    );
}

export async function countClicks(db: Db, mailingId: string) {
  const [links, [clicked]] = await Promise.all([
    db
      .select({ url: mailLinks.url, clicks: mailLinks.clicks })
      .from(mailLinks)
      .where(eq(mailLinks.mailingId, mailingId))
      .orderBy(desc(mailLinks.clicks), mailLinks.url),
    db
      .select({ readers: count() })
      .from(mailDeliveries)
      .where(and(eq(mailDeliveries.mailingId, mailingId), isNotNull(mailDeliveries.clickedAt))),
  ]);
  return { readers: clicked?.readers ?? 0, links };
}

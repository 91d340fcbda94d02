/** Rows of campaigns and their pieces; every query that serves a user names the owner. */

import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { User } from '#common/user.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { type DatedSpan, firstOfEachDay } from '#platform/generation-jobs/dated.ts';
import { campaignPieces, campaigns } from './campaign.table.ts';

export const ITEM_TYPE = 'campaign';

export type CampaignRow = typeof campaigns.$inferSelect;
export type PieceRow = typeof campaignPieces.$inferSelect;

export async function listSummaries(db: Db, userId: string, limit: number) {
  const rows = await db
    .select()
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({
            campaignId: campaignPieces.campaignId,
            pieces: count(),
            cover: min(
              sql<string>`case when ${campaignPieces.position} = 0 then ${campaignPieces.fileId} end`,
            ),
          })
          .from(campaignPieces)
          .where(inArray(campaignPieces.campaignId, ids))
          .groupBy(campaignPieces.campaignId);
  const known = new Map(counted.map((one) => [one.campaignId, one]));
  return rows.map((row) => ({
    row,
    pieceCount: known.get(row.id)?.pieces ?? 0,
    coverId: known.get(row.id)?.cover ?? null,
  }));
}

export const countCampaigns = async (db: Db, userId: string): Promise<number> =>
  (await db.select({ total: count() }).from(campaigns).where(eq(campaigns.userId, userId)))[0]?.total ?? 0;

export async function findOwnCampaign(db: Db, userId: string, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.userId, userId)));
  return row;
}

/** Locked, so that two posts at the same moment do not make two. */
export async function findLooseCampaign(tx: Db, userId: string): Promise<CampaignRow | undefined> {
  await lockUntilEnd(tx, `loose-posts:${userId}`);
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), eq(campaigns.isLoose, true)));
  return row;
}

/** Of anybody: for jobs and items. */
export const findCampaigns = (db: Db, ids: readonly string[]): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]));

export const insertCampaign = (db: Db, values: typeof campaigns.$inferInsert) =>
  db.insert(campaigns).values(values);

export const updateCampaign = (db: Db, id: string, values: Partial<CampaignRow>) =>
  db.update(campaigns).set(values).where(eq(campaigns.id, id));

export const deleteCampaignRow = (db: Db, id: string) => db.delete(campaigns).where(eq(campaigns.id, id));

export const insertPieces = (db: Db, values: (typeof campaignPieces.$inferInsert)[]) =>
  db.insert(campaignPieces).values(values);

export const listPieces = (db: Db, campaignId: string): Promise<PieceRow[]> =>
  db
    .select()
    .from(campaignPieces)
    .where(eq(campaignPieces.campaignId, campaignId))
    .orderBy(asc(campaignPieces.position));

export async function findOwnPiece(
  db: Db,
  userId: string,
  campaignId: string,
  id: string,
): Promise<PieceRow | undefined> {
  const [row] = await db
    .select()
    .from(campaignPieces)
    .where(
      and(
        eq(campaignPieces.id, id),
        eq(campaignPieces.campaignId, campaignId),
        eq(campaignPieces.userId, userId),
      ),
    );
  return row;
}

export async function findPiece(db: Db, id: string): Promise<PieceRow | undefined> {
  const [row] = await db.select().from(campaignPieces).where(eq(campaignPieces.id, id));
  return row;
}

export interface DatedPiece {
  piece: Pick<PieceRow, 'id' | 'kind' | 'network' | 'publishAt' | 'state' | 'campaignId' | 'fileId'>;
  title: string;
}

const datedColumns = {
  piece: {
    id: campaignPieces.id,
    kind: campaignPieces.kind,
    network: campaignPieces.network,
    publishAt: campaignPieces.publishAt,
    state: campaignPieces.state,
    campaignId: campaignPieces.campaignId,
    fileId: campaignPieces.fileId,
  },
  title: campaigns.title,
};

export const listDatedPieces = (db: Db, userId: string, span: DatedSpan): Promise<DatedPiece[]> => {
  const due = and(eq(campaignPieces.userId, userId), between(campaignPieces.publishAt, span.from, span.to));
  return db
    .select(datedColumns)
    .from(campaignPieces)
    .innerJoin(campaigns, eq(campaigns.id, campaignPieces.campaignId))
    .where(and(due, firstOfEachDay(campaignPieces, campaignPieces.publishAt, due, span)))
    .orderBy(asc(campaignPieces.publishAt), asc(campaignPieces.id));
};

export const listNetworkPieces = (
  db: Db,
  userId: string,
  network: string,
  limit: number,
): Promise<PieceRow[]> =>
  db
    .select()
    .from(campaignPieces)
    .where(
      and(
        eq(campaignPieces.userId, userId),
        eq(campaignPieces.network, network),
        isNotNull(campaignPieces.publishAt),
        isNotNull(campaignPieces.fileId),
      ),
    )
    .orderBy(desc(campaignPieces.publishAt), desc(campaignPieces.id))
    .limit(limit);

/** Whose piece is on its way with this file. */
export async function findFilesOwner(db: Db, fileId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: campaignPieces.userId })
    .from(campaignPieces)
    .where(
      and(
        eq(campaignPieces.state, 'sending'),
        or(
          eq(campaignPieces.fileId, fileId),
          sql`${campaignPieces.moreFileIds} @> ${JSON.stringify([fileId])}::jsonb`,
        ),
      ),
    )
    .limit(1);
  return row?.userId;
}

/** What was sent through a channel, the latest first. */
export const listSentThrough = (db: Db, channelId: string, limit: number): Promise<PieceRow[]> =>
  db
    .select()
    .from(campaignPieces)
    .where(and(eq(campaignPieces.channelId, channelId), eq(campaignPieces.state, 'sent')))
    .orderBy(desc(campaignPieces.publishAt), desc(campaignPieces.id))
    .limit(limit);

export async function findDatedPiece(db: Db, userId: string, id: string): Promise<DatedPiece | undefined> {
  const [row] = await db
    .select(datedColumns)
    .from(campaignPieces)
    .innerJoin(campaigns, eq(campaigns.id, campaignPieces.campaignId))
    .where(and(eq(campaignPieces.id, id), eq(campaignPieces.userId, userId)));
  return row;
}

/** Only while it is in one of these states; undefined: somebody was there before. */
export async function updatePiece(
  db: Db,
  id: string,
  values: Partial<PieceRow>,
  states?: readonly PieceRow['state'][],
): Promise<PieceRow | undefined> {
  const [row] = await db
    .update(campaignPieces)
    .set(values)
    .where(and(eq(campaignPieces.id, id), states && inArray(campaignPieces.state, [...states])))
    .returning();
  return row;
}

export const deletePiece = (db: Db, id: string) => db.delete(campaignPieces).where(eq(campaignPieces.id, id));

/** Work goes on in the name of its owner; not of one who was suspended meanwhile. */
export async function findOwner(db: Db, userId: string): Promise<User | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  return row && toUser(row);
}

/** Those to be sent, and those of which nobody was reminded yet. */
export const listDuePieces = (db: Db, now: Date, limit: number): Promise<PieceRow[]> =>
  db
    .select()
    .from(campaignPieces)
    .where(
      and(
        eq(campaignPieces.state, 'scheduled'),
        lte(campaignPieces.publishAt, now),
        or(isNotNull(campaignPieces.channelId), isNull(campaignPieces.remindedAt)),
      ),
    )
    .orderBy(asc(campaignPieces.publishAt))
    .limit(limit);

export const failSending = (tx: Db, id: string, problem: string) =>
  tx
    .update(campaignPieces)
    .set({ state: 'failed', problems: [problem], sendingSince: null })
    .where(and(eq(campaignPieces.id, id), eq(campaignPieces.state, 'sending')));

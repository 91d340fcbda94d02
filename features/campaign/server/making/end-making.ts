/** What stays of pieces whose making was broken off: they wait, and can be made again. */

import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { campaignPieces } from '../campaign.table.ts';

export const endMaking = (tx: Db, campaignId: string) =>
  tx
    .update(campaignPieces)
    .set({ state: 'pending' })
    .where(and(eq(campaignPieces.campaignId, campaignId), eq(campaignPieces.state, 'making')));

/** What stays of pieces whose making was broken off: they wait, and can be made again. */

import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { campaignPieces, campaigns } from '../campaign.table.ts';

export async function endMaking(tx: Db, campaignId: string): Promise<void> {
  await tx
    .update(campaignPieces)
    .set({ state: 'pending' })
    .where(and(eq(campaignPieces.campaignId, campaignId), eq(campaignPieces.state, 'making')));
  await tx.update(campaigns).set({ jobId: null }).where(eq(campaigns.id, campaignId));
}

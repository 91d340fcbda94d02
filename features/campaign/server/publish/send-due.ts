/** Every minute: pieces whose moment has come go on their way once, or their owner is reminded to post them. */

import { said } from '#common/wording/sentence.ts';
import type { Platform } from '#platform/platform.ts';
import { networkName } from '../../networks/network-names.ts';
import * as repo from '../campaign.repo.ts';
import { isOffer } from '../making/make-offer-piece.ts';
import { publishPieceJob } from './publish-piece.job.ts';

const BATCH = 100;

export async function sendDuePieces(platform: Platform, now = new Date()): Promise<void> {
  const { db, jobs, notify } = platform;
  for (const piece of await repo.listDuePieces(db, now, BATCH)) {
    const { id, userId, campaignId, network } = piece;
    if (piece.channelId || isOffer(piece)) {
      await db.transaction(async (tx) => {
        // Whoever was first sends it.
        const claimed = await repo.updatePiece(tx, id, { state: 'sending', sendingSince: null }, [
          'scheduled',
        ]);
        if (claimed) await jobs.enqueue(publishPieceJob, { pieceId: id, campaignId }, { userId, db: tx });
      });
      continue;
    }
    const notice = {
      kind: 'task-reminder',
      title: said`Post now: ${networkName(network)}`,
      body: 'The file and the words are ready to be copied.',
      link: `/campaigns?campaign=${campaignId}`,
    };
    await notify(userId, notice, async (tx) =>
      Boolean(await repo.updatePiece(tx, id, { remindedAt: now }, ['scheduled'])),
    );
  }
}

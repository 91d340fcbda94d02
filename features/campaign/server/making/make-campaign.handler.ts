/** Makes the pieces of a campaign one after the other through the tools' own doors; what is finished is shown at once. */

import { messageOf } from '#common/errors.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { getCampaign } from '../../contract.ts';
import { KIND_LABELS } from '../../pieces/piece-words.ts';
import * as repo from '../campaign.repo.ts';
import { isOwnFile } from '../posts/own-file.ts';
import { makeDesignPiece } from './make-design-piece.ts';
import { makeFilmPiece } from './make-film-piece.ts';
import { isOffer, makeOfferPiece } from './make-offer-piece.ts';

const TO_MAKE: ReadonlySet<repo.PieceRow['state']> = new Set(['pending', 'making', 'stale', 'failed']);
/** A film takes as long as so many designs. */
const FILM_WEIGHT = 12;

const makerOf = (piece: repo.PieceRow) =>
  piece.kind === 'film' ? makeFilmPiece : isOffer(piece) ? makeOfferPiece : makeDesignPiece;

const weightOf = ({ kind }: repo.PieceRow) => (kind === 'film' ? FILM_WEIGHT : 1);

export const makeCampaignHandler =
  (platform: Platform): GenerationHandler<unknown> =>
  async ({ itemId, userId, signal, report, db }) => {
    const [campaign] = await repo.findCampaigns(db, [itemId]);
    const user = await repo.findOwner(db, userId);
    if (!campaign || !user) return null;
    const all = await repo.listPieces(db, itemId);
    const todo = all.filter((piece) => TO_MAKE.has(piece.state) && !isOwnFile(piece));
    const total = todo.reduce((sum, piece) => sum + weightOf(piece), 0) || 1;
    let done = 0;
    let failed = 0;
    const tell = () =>
      platform.events.publish(userId, {
        type: 'invalidate',
        keys: [getCampaign.path.replace(':id', itemId)],
      });
    for (const piece of todo) {
      signal.throwIfAborted();
      const stage = `Making: ${KIND_LABELS[piece.kind]}`;
      const tellShare = (share: number) =>
        report(stage, Math.min(99, ((done + share * weightOf(piece)) / total) * 100));
      tellShare(0);
      await repo.updatePiece(db, piece.id, { state: 'making' }, [...TO_MAKE]);
      try {
        const pieces = await repo.listPieces(db, itemId);
        const work = {
          platform,
          user,
          campaign,
          piece,
          pieces,
          signal,
          report: (_: string, share: number) => tellShare(share),
        };
        const make = makerOf(piece);
        const made = await make(work).catch((error: unknown) => {
          // A busy machine lays out too slowly now and then: once more, and then it is told.
          if (signal.aborted || piece.kind === 'film') throw error;
          return make(work);
        });
        // A page that is open shows the new facts now.
        const isOpen = piece.kind === 'landing' && piece.sentUrl !== null;
        await repo.updatePiece(db, piece.id, {
          ...made,
          state: isOpen ? 'sent' : 'draft',
          approvedHash: null,
        });
      } catch (error) {
        signal.throwIfAborted();
        failed++;
        platform.log.warn({ err: error, piece: piece.id }, 'a piece of a campaign failed');
        await repo.updatePiece(db, piece.id, { state: 'failed', problems: [messageOf(error)] });
      }
      done += weightOf(piece);
      await tell();
    }
    return new JobResult({ made: todo.length - failed, failed }, (tx) =>
      repo.updateCampaign(tx, itemId, { jobId: null }),
    );
  };

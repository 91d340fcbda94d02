/** What a customer sees and says of a campaign: only what is finished, and an approval is of what was shown. */

import { text } from 'node:stream/consumers';
import type { BodyOf } from '#common/contract.ts';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { said } from '#common/wording/sentence.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { hashToken, newAddressToken, openAddressToken } from '#platform/auth/keys/secret-address.ts';
import type { Platform } from '#platform/platform.ts';
import { openWhole } from '#platform/storage/whole-file.ts';
import { openReview, type Remark, type sendRemark } from '../../calls/review-calls.ts';
import { getCampaign } from '../../contract.ts';
import * as campaignRepo from '../campaign.repo.ts';
import { isOffer } from '../making/make-offer-piece.ts';
import { pieceHash } from '../making/piece-hash.ts';
import { createPieceService } from '../piece.service.ts';
import * as repo from './review.repo.ts';

const PURPOSE = 'campaign review';
const MAX_REMARKS = 500;
/** Of one campaign in an hour. */
const REMARKS = { max: 60, windowSeconds: 3600 };
/** What is not made yet, and what nobody should be shown. */
const HIDDEN: ReadonlySet<campaignRepo.PieceRow['state']> = new Set(['pending', 'making']);

const toRemark = ({ id, pieceId, name, text, verdict, createdAt }: repo.RemarkRow): Remark => ({
  id,
  pieceId,
  name,
  text,
  verdict,
  createdAt: createdAt.toISOString(),
});

export interface Reviewed {
  campaign: campaignRepo.CampaignRow;
  pieces: campaignRepo.PieceRow[];
  remarks: Remark[];
}

export function createReviewService(platform: Platform) {
  const { db, secret, baseUrl, rateLimits } = platform;

  async function own(userId: string, campaignId: string): Promise<campaignRepo.CampaignRow> {
    const row = await campaignRepo.findOwnCampaign(db, userId, campaignId);
    if (!row) throw notFound('That campaign');
    return row;
  }
  const remarksOf = async (campaignId: string): Promise<Remark[]> =>
    (await repo.listRemarks(db, campaignId, MAX_REMARKS)).map(toRemark);
  const urlOf = (token: string): string => `${baseUrl}${fillPath(openReview.path, { token })}`;

  async function open(token: string): Promise<Reviewed> {
    const review = await repo.findByToken(db, hashToken(token));
    const campaign = review && (await own(review.userId, review.campaignId));
    if (!campaign) throw notFound('That link');
    const pieces = await campaignRepo.listPieces(db, campaign.id);
    return {
      campaign,
      pieces: pieces.filter(({ state, fileId }) => !HIDDEN.has(state) && fileId !== null),
      remarks: await remarksOf(campaign.id),
    };
  }

  return {
    async get(userId: string, campaignId: string) {
      await own(userId, campaignId);
      const row = await repo.findReview(db, userId, campaignId);
      const token = row && openAddressToken(secret, PURPOSE, campaignId, row);
      return { url: token ? urlOf(token) : null, remarks: await remarksOf(campaignId) };
    },

    async renew(userId: string, campaignId: string) {
      await own(userId, campaignId);
      const { token, ...kept } = newAddressToken(secret, PURPOSE, campaignId);
      await repo.saveReview(db, { campaignId, userId, ...kept });
      return { url: urlOf(token), remarks: await remarksOf(campaignId) };
    },

    async remove(userId: string, campaignId: string): Promise<void> {
      await own(userId, campaignId);
      await repo.deleteReview(db, userId, campaignId);
    },

    /** With the hash of each piece as it is shown: an approval says it again. */
    async show(token: string) {
      const shown = await open(token);
      const hashes = new Map<string, string>();
      for (const piece of shown.pieces) {
        const file = await platform.assets.findOwn(shown.campaign.userId, piece.fileId!);
        if (file) hashes.set(piece.id, pieceHash(piece, file.sha256));
      }
      return { ...shown, hashes };
    },

    /** Only of pieces that are shown. */
    async file(token: string, fileId: string): Promise<AssetRow> {
      const { campaign, pieces } = await open(token);
      const isShown = pieces.some((one) => one.fileId === fileId || one.moreFileIds.includes(fileId));
      const row = isShown && (await platform.assets.findOwn(campaign.userId, fileId));
      if (!row) throw notFound('That file');
      return row;
    },

    /** Exactly what an approval would be of. */
    async view(token: string, pieceId: string): Promise<string> {
      const { campaign, pieces } = await open(token);
      const piece = pieces.find(({ id, kind }) => id === pieceId && isOffer({ kind }));
      const row = piece?.fileId && (await platform.assets.findOwn(campaign.userId, piece.fileId));
      if (!row) throw notFound('That piece');
      return text(await openWhole(platform.storage, row));
    },

    /** An approval is the owner's own, in the customer's name: everything that guards those guards it. */
    async remark(token: string, body: BodyOf<typeof sendRemark>, signal: AbortSignal): Promise<void> {
      const { campaign, pieces } = await open(token);
      await rateLimits.spend(`review:${campaign.id}`, REMARKS, 'Much was said here already.');
      const { pieceId, name, text, verdict, shown } = body;
      if (!pieces.some(({ id }) => id === pieceId)) throw notFound('That piece');
      if (verdict === 'change' && text === '')
        throw new AppError('bad_request', 'Please say what should change.');
      if ((await repo.countRemarks(db, campaign.id)) >= MAX_REMARKS)
        throw new AppError('conflict', 'Much was said here already. Please talk to each other.');
      if (verdict === 'approved') {
        const owner = await campaignRepo.findOwner(db, campaign.userId);
        if (!owner) throw notFound('That link');
        await createPieceService(platform).approveAsShown(owner, campaign.id, pieceId, shown, signal);
      }
      const notice = {
        kind: 'task-remark',
        title: verdict === 'approved' ? said`${name} approved a piece` : said`${name} asks for a change`,
        body: text || campaign.title,
        link: `/campaigns?campaign=${campaign.id}`,
      };
      await platform.notify(campaign.userId, notice, async (tx) => {
        await repo.insertRemark(tx, {
          userId: campaign.userId,
          campaignId: campaign.id,
          pieceId,
          name,
          text,
          verdict,
        });
        return true;
      });
      await platform.events.publish(campaign.userId, {
        type: 'invalidate',
        keys: [
          getCampaign.path.replace(':id', campaign.id),
          `${getCampaign.path.replace(':id', campaign.id)}/review`,
        ],
      });
    },
  };
}

/** Sends a piece once: what was begun and broke off without an answer is never sent again by itself. */

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#common/errors.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { UnansweredError } from '#platform/http/outbound/call-out.ts';
import { PrivateAddressError } from '#platform/http/outbound/post-out.ts';
import { type JobHandler, JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { openWhole } from '#platform/storage/whole-file.ts';
import { getCampaign } from '../../contract.ts';
import * as repo from '../campaign.repo.ts';
import * as channelRepo from '../channels/channel.repo.ts';
import { openSettings, publisherOf } from '../channels/channel.service.ts';
import { postedFileUrl } from '../channels/posted-files.ts';
import { isOffer, offerMaker, offerPagePath } from '../making/make-offer-piece.ts';
import { pieceHash } from '../making/piece-hash.ts';
import { versionsOf } from '../piece.service.ts';
import { inWords } from './in-words.ts';
import { callWith, type Post, type PostFile } from './publisher.ts';

const UNCLEAR =
  'It broke off while it was being sent: it may have been sent. Please look there before you send it again.';
const NOT_APPROVED = 'It was changed after it was approved, so it was not sent. Please approve it again.';

export const publishPieceHandler =
  (platform: Platform): JobHandler<{ pieceId: string }> =>
  async ({ payload: { pieceId }, signal }) => {
    const { db } = platform;
    const piece = await repo.findPiece(db, pieceId);
    if (piece?.state !== 'sending') return { sent: false };
    const tell = () =>
      platform.events.publish(piece.userId, {
        type: 'invalidate',
        keys: [getCampaign.path.replace(':id', piece.campaignId)],
      });
    const end = async (values: Partial<repo.PieceRow>, sent: boolean) => {
      await repo.updatePiece(db, pieceId, { ...values, sendingSince: null }, ['sending']);
      await tell();
      return { sent };
    };
    if (isOffer(piece)) {
      if (!(await postOf(platform, piece)) || !(await isAsApproved(platform, piece)))
        return end({ state: 'draft', approvedHash: null, problems: [NOT_APPROVED] }, false);
      const url = await sendOffer(platform, piece);
      return end({ state: 'sent', sentUrl: url, problems: [] }, true);
    }
    const channel = piece.channelId && (await channelRepo.findOwnChannel(db, piece.userId, piece.channelId));
    if (!channel) throw new AppError('gone', 'Its channel was deleted. Please choose another one.');
    if (!(await repo.findOwner(db, piece.userId)))
      throw new AppError('forbidden', 'The account is suspended.');
    const publisher = publisherOf(channel.network);
    if (piece.sendingSince && !publisher.isRepeatable)
      return end({ state: 'unclear', problems: [UNCLEAR] }, false);
    const post = await postOf(platform, piece);
    if (!post) return end({ state: 'draft', approvedHash: null, problems: [NOT_APPROVED] }, false);
    const call = callWith(platform.config.webhooks.allowPrivate, signal);
    try {
      const publish = await publisher.prepare(openSettings(platform, channel), post, call);
      signal.throwIfAborted();
      // From here on nobody else sends it: whoever finds this mark knows that it was begun.
      await repo.updatePiece(db, pieceId, { sendingSince: new Date() }, ['sending']);
      const { url } = await publish();
      return new JobResult({ sent: true, url }, async (tx) => {
        await repo.updatePiece(tx, pieceId, {
          state: 'sent',
          sentUrl: url,
          sendingSince: null,
          problems: [],
        });
        await tell();
      });
    } catch (error) {
      if (error instanceof UnansweredError && !publisher.isRepeatable) {
        const begun = (await repo.findPiece(db, pieceId))?.sendingSince;
        if (begun) return end({ state: 'unclear', problems: [UNCLEAR] }, false);
      }
      signal.throwIfAborted();
      // It was refused: nothing of it is there, and it may be tried again.
      await repo.updatePiece(db, pieceId, { sendingSince: null }, ['sending']);
      const headers = error instanceof AppError ? error.headers : undefined;
      throw new AppError(isHopeless(error) ? 'gone' : 'upstream_failed', inWords(error), {
        ...(headers && { headers }),
      });
    }
  };

/** Laid out anew it is what was approved: its brand may be another by now, or its offer over. */
async function isAsApproved(platform: Platform, piece: repo.PieceRow): Promise<boolean> {
  const { userId, fileId, documentId } = piece;
  const [asset, { html }] = await Promise.all([
    platform.assets.findOwn(userId, fileId!),
    offerMaker(platform, piece).draw(userId, documentId!),
  ]);
  return asset?.sha256 === createHash('sha256').update(html).digest('hex');
}

/** Done by its tool, which does it once however often it is asked. */
async function sendOffer(platform: Platform, piece: repo.PieceRow): Promise<string> {
  const { userId, kind, audienceId } = piece;
  if (!(await repo.findOwner(platform.db, userId)))
    throw new AppError('forbidden', 'The account is suspended.');
  const exactly = { id: piece.documentId!, version: piece.fileVersion! };
  if (kind === 'landing') {
    const pages = platform.maker('page');
    await pages.publish(userId, exactly);
    return pages.address(userId, exactly.id);
  }
  if (!audienceId) throw new AppError('gone', 'Please choose an audience first.');
  await platform.maker('mail').send(userId, { ...exactly, audienceId });
  return offerPagePath(piece);
}

const isHopeless = (error: unknown): boolean =>
  error instanceof PrivateAddressError ||
  (error instanceof AppError &&
    (error.code === 'unprocessable' || error.code === 'forbidden' || error.code === 'gone'));

/** Undefined where it is not what was approved. */
async function postOf(platform: Platform, piece: repo.PieceRow): Promise<Post | undefined> {
  const asset = piece.fileId && (await platform.assets.findOwn(piece.userId, piece.fileId));
  const [campaign] = await repo.findCampaigns(platform.db, [piece.campaignId]);
  if (!asset || !campaign || pieceHash(piece, asset.sha256) !== piece.approvedHash) return undefined;
  const version =
    piece.documentId && (await versionsOf(platform, piece.userId, [piece])).get(piece.documentId);
  if (version !== undefined && version !== null && version !== piece.fileVersion) return undefined;
  const more = await Promise.all(piece.moreFileIds.map((id) => platform.assets.findOwn(piece.userId, id)));
  if (more.some((one) => !one)) return undefined;
  return {
    key: `${piece.id}-${piece.approvedHash.slice(0, 16)}`,
    title: campaign.title,
    text: piece.caption,
    kind: piece.kind,
    firstComment: piece.firstComment,
    file: await fileOf(platform, asset),
    more: await Promise.all(more.map((one) => fileOf(platform, one!))),
  };
}

const fileOf = async (platform: Platform, asset: AssetRow): Promise<PostFile> => ({
  bytes: await buffer(await openWhole(platform.storage, asset)),
  url: postedFileUrl(platform, asset.id),
  type: asset.type,
  name: asset.name,
  width: asset.facts?.width,
  height: asset.facts?.height,
});

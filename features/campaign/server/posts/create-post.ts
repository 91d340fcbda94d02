/** A post of a person's own files: planned like any piece, in a campaign or in none. */

import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { linkAsset } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import {
  type createPost as createPostCall,
  type listPosts as listPostsCall,
  MAX_CAMPAIGNS,
} from '../../contract.ts';
import { NO_FACTS } from '../../facts/read-facts.ts';
import { problemsOf } from '../../networks/fits.ts';
import * as repo from '../campaign.repo.ts';
import { toPieces } from '../piece.service.ts';
import { OWN_FILES } from './own-file.ts';

const HOUR_MS = 3_600_000;
/** In one campaign: more is no campaign any more. */
const MAX_PIECES = 1000;

export async function createPost(
  platform: Platform,
  user: User,
  order: BodyOf<typeof createPostCall>,
): Promise<ResponseOf<typeof createPostCall>> {
  const { db, assets, settings } = platform;
  const { network, caption, firstComment, campaignId } = order;
  await assertNoBlockedWords(settings, `${caption}\n${firstComment}`);
  const fileIds = [...new Set(order.fileIds)];
  const files = await Promise.all(fileIds.map((id) => assets.findOwn(user.id, id)));
  const [first] = files;
  if (!first || files.some((one) => !one)) throw notFound('That file');
  if (files.some((one) => !/^(image|video)\//.test(one!.type) || one!.type === 'image/svg+xml'))
    throw new AppError('bad_request', 'A post is made of pictures and films.');
  const isFilm = first.type.startsWith('video/');
  if (isFilm && files.length > 1) throw new AppError('bad_request', 'A film is posted alone.');
  const { width, height, duration } = first.facts ?? {};
  const kind = files.length > 1 ? 'carousel' : isFilm && order.kind !== 'story' ? 'film' : order.kind;
  const id = newId();
  const campaign = await db.transaction(async (tx) => {
    const place = campaignId
      ? await repo.findOwnCampaign(tx, user.id, campaignId)
      : await looseCampaign(tx, user);
    if (!place) throw notFound('That campaign');
    const there = await repo.listPieces(tx, place.id);
    if (there.length >= MAX_PIECES)
      throw new AppError('conflict', `A campaign has ${MAX_PIECES} pieces at most.`);
    await repo.insertPieces(tx, [
      {
        id,
        userId: user.id,
        campaignId: place.id,
        position: (there.at(-1)?.position ?? -1) + 1,
        kind,
        network,
        format: isFilm ? (width && height && width > height ? '16:9' : '9:16') : 'own',
        caption,
        firstComment,
        fileId: first.id,
        moreFileIds: fileIds.slice(1),
        state: 'draft',
        problems: problemsOf(caption, network, {
          width,
          height,
          bytes: first.size,
          seconds: duration,
          isFilm,
        }),
        publishAt: order.publishAt ? new Date(order.publishAt) : new Date(Date.now() + HOUR_MS),
      },
    ]);
    for (const file of fileIds)
      await linkAsset(tx, file, { type: repo.ITEM_TYPE, id: place.id, role: OWN_FILES });
    return place;
  });
  const row = await repo.findOwnPiece(db, user.id, campaign.id, id);
  const [piece] = await toPieces(platform, user.id, [row!]);
  return { campaignId: campaign.id, piece: piece! };
}

async function looseCampaign(tx: Db, user: User): Promise<repo.CampaignRow> {
  const userId = user.id;
  const known = await repo.findLooseCampaign(tx, userId);
  if (known) return known;
  if ((await repo.countCampaigns(tx, userId)) >= MAX_CAMPAIGNS)
    throw new AppError(
      'conflict',
      `You have ${MAX_CAMPAIGNS} campaigns already. Please delete one before you make another.`,
    );
  await repo.insertCampaign(tx, {
    id: newId(),
    userId,
    title: 'Posts',
    brief: '',
    language: 'en',
    facts: { ...NO_FACTS, what: 'Posts' },
    networks: [],
    startsOn: new Date().toISOString().slice(0, 10),
    weeks: 1,
    timeZone: user.timeZone ?? 'UTC',
    isLoose: true,
  });
  return (await repo.findLooseCampaign(tx, userId))!;
}

/** More than anybody scrolls through. */
const MAX_SHOWN = 60;

export async function listPosts(
  platform: Platform,
  userId: string,
  network: string,
): Promise<ResponseOf<typeof listPostsCall>> {
  const rows = await repo.listNetworkPieces(platform.db, userId, network, MAX_SHOWN);
  const pieces = await toPieces(platform, userId, rows);
  return pieces.map((piece, at) => ({ campaignId: rows[at]!.campaignId, piece }));
}

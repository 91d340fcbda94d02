/** The rules of links: who may make one, what it shows, when it stops. */

import type { BodyOf, QueryOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { createShare, LibraryItem, listShares, Share, updateShare } from '#common/library.ts';
import type { User } from '#common/user.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import { said } from '#common/wording/sentence.ts';
import { hashPassword, verifyPassword } from '#platform/auth/passwords.ts';
import { networkOf, spendTogether } from '#platform/auth/sign-in-limits.ts';
import type { SharedPage } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { findCollection } from '../library.repo.ts';
import type { LibraryService } from '../library.service.ts';
import { hashToken, newToken, sealToken, unsealToken } from './share-token.ts';
import * as repo from './shares.repo.ts';

const MAX_SHARES = 1000;
/** Of a collection that is shown on one page. */
const MAX_SHOWN = 300;
const REPORTS = { max: 10, windowSeconds: 3600 };
/** Wrong guesses of one address: at one link, and at all of them. */
const TRIES_AT_LINK = { max: 10, windowSeconds: 900 };
const TRIES_OF_ADDRESS = { max: 30, windowSeconds: 900 };
/** From everywhere in an hour before strangers share one try at a time. Whoever was told the password needs one try, and has
    it, unless so many guess that even a short password would not hold for years. */
const FREE_TRIES = 30;
const MAX_FIRST_TRIES = 300;
const TOO_MANY = 'Too many tries.';

/** What a visitor sees. */
export interface Shown {
  share: repo.ShareRow;
  ownerName: string;
  items: LibraryItem[];
  page?: SharedPage;
}

export type SharesService = ReturnType<typeof createSharesService>;

export function createSharesService(platform: Platform, library: LibraryService) {
  const { db, secret, rateLimits } = platform;

  const toShare = (row: repo.ShareRow): Share => {
    const token = unsealToken(secret, row.sealedToken);
    return {
      id: row.id,
      url: token && `/s/${token}`,
      title: row.title,
      assetId: row.assetId ?? row.itemId,
      collectionId: row.collectionId,
      hasPassword: row.passwordHash !== null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      allowDownload: row.allowDownload,
      isListed: row.isListed,
      views: row.views,
      createdAt: row.createdAt.toISOString(),
    };
  };

  /** What is to be shared, as long as it is the person's own; a thing's own id stands for its file. */
  async function ownTarget(userId: string, { assetId, collectionId }: BodyOf<typeof createShare>) {
    if ((assetId === undefined) === (collectionId === undefined))
      throw new AppError('bad_request', 'Choose one file or one collection to share.');
    if (collectionId !== undefined) {
      const collection = await findCollection(db, userId, collectionId);
      if (!collection) throw notFound('That collection');
      return { assetId: null, collectionId: collection.id, title: collection.name };
    }
    const [entry] = await library.own(userId, [assetId!], false);
    if (entry && !entry.assetId && platform.items.kindOf(entry.itemType)?.library?.sharedPage)
      return {
        assetId: null,
        collectionId: null,
        itemType: entry.itemType,
        itemId: entry.itemId,
        title: entry.name,
      };
    if (!entry?.assetId) throw new AppError('bad_request', 'This has no file to share yet.');
    const [item] = await library.show(userId, [entry]);
    return { assetId: entry.assetId, collectionId: null, title: item!.title };
  }

  /** Of a thing that is a page itself; undefined where it is gone, or in the bin. */
  async function pageOf({ userId, itemType, itemId }: repo.ShareRow): Promise<SharedPage | undefined> {
    if (!itemType || !itemId) return undefined;
    const [entry] = await library.entriesOf(userId, {
      items: [{ type: itemType, id: itemId }],
      bin: false,
      limit: 1,
    });
    return entry && platform.items.kindOf(itemType)?.library?.sharedPage?.(db, itemId);
  }

  /** `only`: one file of many, for who asks for that one. */
  const itemsOf = async (
    { userId, assetId, collectionId }: repo.ShareRow,
    only: string | undefined,
    page: SharedPage | undefined,
  ): Promise<LibraryItem[]> => {
    if (page) {
      const ids = page.assetIds.filter((id) => only === undefined || only === id).slice(0, MAX_SHOWN);
      if (ids.length === 0) return [];
      const files = await library.entriesOf(userId, { ids, bin: false });
      return library.show(
        userId,
        files.filter((one) => one.assetId !== null && ids.includes(one.assetId)),
      );
    }
    // Without a file and without a collection there would be no filter: the whole library.
    if (!assetId && !collectionId) return [];
    if (assetId && only !== undefined && only !== assetId) return [];
    const query = assetId
      ? { ids: [assetId] }
      : { collection: collectionId!, limit: MAX_SHOWN, ...(only !== undefined && { ids: [only] }) };
    const entries = await library.entriesOf(userId, { ...query, bin: false });
    return library.show(
      userId,
      entries.filter((one) => one.assetId !== null),
    );
  };

  return {
    async create(user: User, body: BodyOf<typeof createShare>): Promise<Share> {
      const { title, ...target } = await ownTarget(user.id, body);
      if (body.expiresAt && Date.parse(body.expiresAt) <= Date.now())
        throw new AppError('bad_request', 'Choose an end date in the future.');
      if ((await repo.countShares(db, user.id)) >= MAX_SHARES)
        throw new AppError('conflict', `You have ${MAX_SHARES} links already. Please delete some first.`);
      const token = newToken();
      const row = await repo.insertShare(db, {
        userId: user.id,
        ...target,
        title: body.title ?? cutAtWord(title, 200),
        passwordHash: body.password ? await hashPassword(body.password) : null,
        expiresAt: body.expiresAt ? new Date(body.expiresAt) : null,
        allowDownload: body.allowDownload ?? true,
        isListed: body.isListed ?? false,
        tokenHash: hashToken(token),
        sealedToken: sealToken(secret, token),
      });
      return toShare(row);
    },

    list: async (userId: string, query: QueryOf<typeof listShares>): Promise<Share[]> =>
      (await repo.listShares(db, userId, query)).map(toShare),

    async update(userId: string, id: string, body: BodyOf<typeof updateShare>): Promise<Share> {
      const { password, expiresAt, ...rest } = body;
      const row = await repo.updateShare(db, userId, id, {
        ...rest,
        ...(password !== undefined && { passwordHash: password && (await hashPassword(password)) }),
        ...(expiresAt !== undefined && { expiresAt: expiresAt ? new Date(expiresAt) : null }),
      });
      if (!row) throw notFound('That link');
      return toShare(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await repo.deleteShare(db, userId, id))) throw notFound('That link');
    },

    /** Undefined for a link that never was, was taken back, is over, or whose owner is suspended: nobody learns which. */
    async open(token: string, only?: string): Promise<Shown | undefined> {
      const found = await repo.findByToken(db, hashToken(token));
      if (!found?.isOwnerActive) return undefined;
      const { share, ownerName } = found;
      if (share.expiresAt && share.expiresAt.getTime() <= Date.now()) return undefined;
      const page = await pageOf(share);
      const items = await itemsOf(share, only, page);
      if (items.length === 0 && !share.collectionId && !page) return undefined;
      return { share, ownerName, items, ...(page && { page }) };
    },

    async unlock({ share }: Shown, password: string, address: string): Promise<boolean> {
      const network = networkOf(address);
      const [here, from] = [`share:${share.id}:${network}`, `share-from:${network}`];
      const everywhere = `share:${share.id}`;
      await rateLimits.spend(from, TRIES_OF_ADDRESS, TOO_MANY);
      const own = await rateLimits.spend(here, TRIES_AT_LINK, TOO_MANY);
      await spendTogether(rateLimits, {
        everywhere,
        semaphore: `share-gate:${share.id}`,
        free: FREE_TRIES,
        step: FREE_TRIES,
        message: TOO_MANY,
        isExempt: async (hits) => own === 1 && hits <= MAX_FIRST_TRIES,
      });
      if (!(await verifyPassword(share.passwordHash ?? undefined, password))) return false;
      for (const key of [here, from, everywhere]) await rateLimits.refund(key);
      return true;
    },

    countView: async ({ share }: Shown): Promise<void> => void (await repo.countView(db, share.id)),

    async report({ share }: Shown, token: string, reason: string, address: string): Promise<void> {
      await rateLimits.spend(`share-report:${address}`, REPORTS, TOO_MANY);
      for (const { id } of await repo.listModerators(db))
        await platform.notify(id, {
          kind: 'share-report',
          title: 'A shared page was reported',
          body: said`“${share.title}”: ${reason}`,
          link: `/s/${token}`,
        });
    },

    takeDown: async ({ share }: Shown): Promise<void> => void (await repo.removeShare(db, share.id)),
  };
}

/** Links to books: whoever has one can leaf through the book, until its owner ends it. */

import { assetIdOf } from '#common/asset.ts';
import { notFound } from '#common/errors.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { hashToken, newAddressToken, openAddressToken } from '#platform/auth/keys/secret-address.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from '../book.repo.ts';

const PURPOSE = 'shared book';

const urlOf = ({ baseUrl }: Pick<Platform, 'baseUrl'>, token: string): string => `${baseUrl}/read/${token}`;

export function shareUrlOf(
  platform: Pick<Platform, 'baseUrl' | 'secret'>,
  { id, sealedToken }: repo.BookRow,
): string | null {
  const token = sealedToken && openAddressToken(platform.secret, PURPOSE, id, { sealedToken });
  return token ? urlOf(platform, token) : null;
}

export function createShareService(platform: Platform) {
  const { db, secret } = platform;
  const own = async (userId: string, id: string): Promise<repo.BookRow> => {
    const row = await repo.findOwnBook(db, userId, id);
    if (!row) throw notFound('That book');
    return row;
  };

  async function open(token: string) {
    const row = await repo.findByToken(db, hashToken(token));
    if (!row?.made) throw notFound('That link');
    return { row, pages: row.made.pages.filter((page) => page.imageUrl) };
  }

  return {
    open,

    async share(userId: string, id: string): Promise<{ url: string }> {
      const known = shareUrlOf(platform, await own(userId, id));
      if (known) return { url: known };
      const { token, ...kept } = newAddressToken(secret, PURPOSE, id);
      await repo.updateBook(db, id, kept);
      return { url: urlOf(platform, token) };
    },

    async unshare(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await repo.updateBook(db, id, { tokenHash: null, sealedToken: null });
    },

    /** Only pages of the book itself. */
    async page(token: string, n: number): Promise<AssetRow> {
      const { row, pages } = await open(token);
      const asset =
        pages[n] && (await platform.assets.findOwn(row.userId, assetIdOf(pages[n].imageUrl!) ?? ''));
      if (!asset) throw notFound('That page');
      return asset;
    },
  };
}

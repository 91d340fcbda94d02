/** Files for networks that fetch them themselves: behind an address that is signed and ends after a day. */

import { buffer } from 'node:stream/consumers';
import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Platform } from '#platform/platform.ts';
import { openWhole } from '#platform/storage/whole-file.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import { readPostedFile } from '../../calls/channel-calls.ts';
import { findFilesOwner } from '../campaign.repo.ts';

const SECONDS = 24 * 3600;
const QUALITY = 92;
const MAX_PIXELS = 100_000_000;
const SVG = 'image/svg+xml';
const keyOf = (secret: string): string => `${secret}/posted files`;

/** Null where nobody from outside reaches this installation. */
export function postedFileUrl({ config, secret, baseUrl }: Platform, fileId: string): string | null {
  if (!config.publicUrl?.startsWith('https:')) return null;
  const token = signValue(keyOf(secret), fileId, SECONDS);
  return `${baseUrl}${fillPath(readPostedFile.path, { token })}`;
}

/** Pictures as JPEG, which is all that Instagram takes: made once, however often a network asks. */
export function createPostedFiles(platform: Platform) {
  const { assets, cache, db, secret, storage } = platform;
  const inTurn = createConcurrencyLimit({
    concurrent: 2,
    concurrentPerPerson: 2,
    maxPerPerson: 300,
    busy: 'Too many pictures were asked for at once. Please try again in a moment.',
  });

  const asJpeg = (userId: string, row: AssetRow): Promise<Buffer> =>
    cache.once(userId, ['posted-file', QUALITY, row.sha256], 'image/jpeg', () =>
      inTurn(userId, async () => {
        const { bytes } = await changePicture(
          await buffer(await openWhole(storage, row)),
          { autoOrient: true, flatten: { background: '#fff' } },
          { type: 'jpeg', options: { quality: QUALITY } },
          { userId, maxPixels: MAX_PIXELS, isSvg: row.type === SVG },
        );
        return bytes;
      }),
    );

  return async (token: string): Promise<{ row: AssetRow; jpeg?: Buffer }> => {
    const fileId = verifyValue<string>(keyOf(secret), token);
    const owner = fileId && (await findFilesOwner(db, fileId));
    const row = owner && (await assets.findOwn(owner, fileId));
    if (!row) throw notFound('That file');
    if (!row.type.startsWith('image/') || row.type === 'image/jpeg') return { row };
    return { row, jpeg: await asJpeg(owner, row) };
  };
}

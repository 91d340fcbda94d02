/** Pictures of mails and pages in the size in which they are shown there: any mail program opens them, none loads megabytes. */

import { buffer } from 'node:stream/consumers';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import type { Platform } from '#platform/platform.ts';
import { openWhole } from '#platform/storage/whole-file.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import { findOwner } from '../mailing.repo.ts';
import { readPictureKey } from './keys.ts';

/** Twice the width of a mail, for sharp screens. */
const WIDTH = 1200;
const QUALITY = 82;
const MAX_PIXELS = 100_000_000;
const SVG = 'image/svg+xml';

export type MailPictures = ReturnType<typeof createMailPictures>;

export function createMailPictures(platform: Platform) {
  const { assets, cache, secret, storage } = platform;
  const inTurn = createConcurrencyLimit({
    concurrent: 2,
    concurrentPerPerson: 2,
    maxPerPerson: 300,
    busy: 'Too many pictures were asked for at once. Please try again in a moment.',
  });

  return async (key: string): Promise<{ bytes: Buffer; type: string } | undefined> => {
    const read = readPictureKey(secret, key);
    // As everything that is published, while its owner may sign in.
    const owner = read && (await findOwner(platform.db, read.userId));
    const row = owner && (await assets.findOwn(owner.id, read.assetId));
    if (!row?.type.startsWith('image/')) return undefined;
    const bytes = await cache.once(row.userId ?? '', ['mail-picture', WIDTH, row.sha256], 'image/png', () =>
      inTurn(row.userId ?? '', async () => {
        const limits = { userId: row.userId ?? '', maxPixels: MAX_PIXELS };
        const resize = { width: WIDTH, withoutEnlargement: true };
        const whole = await changePicture(
          await buffer(await openWhole(storage, row)),
          { autoOrient: true, resize },
          { type: 'png' },
          { ...limits, isSvg: row.type === SVG },
        );
        if (whole.hasAlpha) return whole.bytes;
        const jpeg = { type: 'jpeg', options: { quality: QUALITY, mozjpeg: true } } as const;
        return (await changePicture(whole.bytes, {}, jpeg, { ...limits, isSvg: false })).bytes;
      }),
    );
    return { bytes, type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' };
  };
}

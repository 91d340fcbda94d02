/** Files for networks that fetch them themselves: behind an address that is signed and ends after a day. */

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Platform } from '#platform/platform.ts';
import { openWhole } from '#platform/storage/whole-file.ts';
import { readPostedFile } from '../../calls/channel-calls.ts';
import { findFilesOwner } from '../campaign.repo.ts';

const SECONDS = 24 * 3600;
const QUALITY = 92;
const keyOf = (secret: string): string => `${secret}/posted files`;

/** Null where nobody from outside reaches this installation. */
export function postedFileUrl({ config, secret, baseUrl }: Platform, fileId: string): string | null {
  if (!config.publicUrl?.startsWith('https:')) return null;
  const token = signValue(keyOf(secret), fileId, SECONDS);
  return `${baseUrl}${fillPath(readPostedFile.path, { token })}`;
}

/** Pictures as JPEG, which is all that Instagram takes. */
export async function openPostedFile(
  platform: Platform,
  token: string,
): Promise<{ row: AssetRow; jpeg?: Buffer }> {
  const fileId = verifyValue<string>(keyOf(platform.secret), token);
  const owner = fileId && (await findFilesOwner(platform.db, fileId));
  const row = owner && (await platform.assets.findOwn(owner, fileId));
  if (!row) throw notFound('That file');
  if (!row.type.startsWith('image/') || row.type === 'image/jpeg') return { row };
  const bytes = await buffer(await openWhole(platform.storage, row));
  return {
    row,
    jpeg: await sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer(),
  };
}

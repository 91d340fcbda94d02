/** Where a page of the trail ended, as one word that fits into an address. */

import { AppError } from '#common/errors.ts';
import { isoTime } from '#common/schema-parts.ts';
import type { Place } from './audit.repo.ts';

export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

export function fromCursor(cursor: string): Place {
  const [createdAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!isoTime.safeParse(createdAt).success || !/^[\w-]{1,64}$/.test(id)) {
    throw new AppError('bad_request', 'That page of the audit log does not exist.');
  }
  return { createdAt, id };
}

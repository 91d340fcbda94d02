/** Which names a stored file may have: strict enough to be safe as a path, a URL and an S3 key alike. */

import { AppError } from '#common/errors.ts';

/**
 * Lower case only, because some file systems do not tell cases apart. A dot needs a letter or digit after it,
 * so '.', '..' and hidden names cannot occur in any segment.
 */
const SEGMENT = '[a-z0-9](?:[a-z0-9_-]|\\.(?=[a-z0-9]))*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const PREFIX = new RegExp(`^(?:${SEGMENT}/)*(?:${SEGMENT})?$`);

/** A flattened key is one file name on disk (limit 255), with room for a temporary suffix. */
const MAX_LENGTH = 200;

export function assertKey(key: string): void {
  if (typeof key !== 'string' || key.length > MAX_LENGTH || !KEY.test(key)) {
    throw new AppError('bad_request', 'That is not a valid file key.');
  }
}

export function assertPrefix(prefix: string): void {
  if (typeof prefix !== 'string' || prefix.length > MAX_LENGTH || !PREFIX.test(prefix)) {
    throw new AppError('bad_request', 'That is not a valid file key prefix.');
  }
}

/** Turns an asked-for range into one that lies inside a file, or says why it cannot. */

import { AppError } from '#common/errors.ts';
import type { ByteRange } from './storage.ts';

export function assertRange({ start, end }: ByteRange): void {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new AppError('bad_request', 'That is not a valid byte range.');
  }
}

export const rangeOutside = (cause?: unknown) =>
  new AppError('bad_request', 'The requested range lies outside of the file.', { cause });

export function clampRange(range: ByteRange, size: number): ByteRange {
  assertRange(range);
  if (range.start >= size) throw rangeOutside();
  return { start: range.start, end: Math.min(range.end, size - 1) };
}

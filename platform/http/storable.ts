/** Refuses what no column can keep, before anything else looks at it: broken characters and endless nesting. */

import { AppError } from '#common/errors.ts';

export const CANNOT_BE_STORED = 'The text contains characters that cannot be stored.';

/** Far beyond any document of ours, far below what exhausts a stack. */
const MAX_DEPTH = 100;

/** PostgreSQL takes neither the NUL character nor half a surrogate pair, in keys as little as in values. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export function assertStorable(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new AppError('bad_request', 'The request is nested too deeply.');
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && !isStorable(one)) throw new AppError('bad_request', CANNOT_BE_STORED);
      if (one === null || typeof one !== 'object' || ArrayBuffer.isView(one)) continue;
      if (Array.isArray(one)) for (const inner of one) next.push(inner);
      else for (const [key, inner] of Object.entries(one)) next.push(key, inner);
    }
    level = next;
  }
}

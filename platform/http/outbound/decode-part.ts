/** Parts of typed-in addresses as people read them; a percent sign that stands for nothing is refused in words. */

import { AppError } from '#common/errors.ts';

const WRONG = 'The address has a percent sign that stands for no letter. Please check it.';

export function decodePart(part: string, field = 'url'): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new AppError('bad_request', WRONG, { issues: [{ path: field, message: WRONG }] });
  }
}

/** Makes sure that what a person sends as a mark can only be a mark: plain text, a harmless drawing, or an own picture. */

import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Mark } from '../calls/batch-calls.ts';
import { missingGlyphs } from './mark-fonts.ts';

const FILES = assetUrl('');

/** The id of the own picture that is the mark, when it is one. */
export const pictureIdOf = ({ content, customizations }: Mark): string | undefined =>
  customizations.type === 'image' && content.startsWith(FILES) ? content.slice(FILES.length) : undefined;

export async function checkMark<M extends Mark>(platform: Platform, userId: string, mark: M): Promise<M> {
  if (mark.customizations.type === 'text') return { ...mark, content: checkText(mark) };
  const pictureId = pictureIdOf(mark);
  if (pictureId === undefined) {
    if (!mark.content.startsWith('<')) {
      throw new AppError(
        'bad_request',
        'A picture mark needs a drawing or one of your own uploaded pictures.',
      );
    }
    return { ...mark, content: await platform.sanitizeSvg(mark.content) };
  }
  const asset = await platform.assets.findOwn(userId, pictureId);
  if (!asset?.type.startsWith('image/')) {
    throw new AppError('bad_request', 'That picture is not one of yours. Please upload it first.');
  }
  return mark;
}

function checkText({ content, style }: Mark): string {
  const line = content.replace(/\s+/g, ' ');
  const missing = missingGlyphs(line, style);
  if (missing.length === 0) return line;
  throw new AppError(
    'bad_request',
    `These characters cannot be drawn: ${missing.slice(0, 10).join(' ')}. Please use letters, digits and common signs, or a picture mark.`,
  );
}

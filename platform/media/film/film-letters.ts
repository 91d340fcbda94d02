/** The letters of a film as outlines, and the pictures of its emoji, read before its first frame is drawn. */

import { loadImage } from '@napi-rs/canvas';
import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { Still } from '#engine/motion/canvas.ts';
import { EMOJI } from '#engine/page/draw/resources.ts';
import { hasArabic } from '#engine/page/draw/text/arabic.ts';
import { emojiOf, graphemes } from '#engine/page/draw/text/letters.ts';
import { emojiFile } from '#platform/assets/svg/emoji-files.ts';
import { shippedFaces } from '#platform/assets/svg/shipped-faces.ts';

export interface ShippedLetters {
  faces: FaceSource;
  emoji(ref: string): Still | undefined;
}

/** What the joined forms of Arabic letters lie in, and marks that layouts set themselves. */
const ARABIC_FORMS = String.fromCodePoint(0xfb50, 0xfe70, 0xfef0);
const MARKS = '“”0123456789';

export async function shippedLetters(text: string): Promise<ShippedLetters> {
  const emoji = new Map<string, Still>();
  for (const char of new Set(graphemes(text))) {
    const ref = emojiOf(char);
    const bytes = ref && (await emojiFile(ref.slice(EMOJI.length)));
    if (!ref || !bytes) continue;
    const image = await loadImage(bytes);
    emoji.set(ref, {
      image: image as unknown as CanvasImageSource,
      width: image.width,
      height: image.height,
    });
  }
  const faces = shippedFaces(text, text.toLocaleUpperCase('en'), MARKS, hasArabic(text) ? ARABIC_FORMS : '');
  return { faces, emoji: (ref) => emoji.get(ref) };
}

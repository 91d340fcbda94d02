/** Decides what somebody puts into the library: a picture, a film or a sound, by decoding it and never by its name. */

import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#common/errors.ts';
import { CLIP_KINDS, DAMAGED, NO_PICTURE } from '#platform/media/film/clip-kinds.ts';
import { lookAtClip } from '#platform/media/film/look-at-clip.ts';
import { decodeAudio } from '#platform/media/sound/decode-audio.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import { type Inspected, inspectImage } from './inspect-image.ts';

/** What browsers play. */
const FILMS = new Set(['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm']);
const SOUNDS = /^audio\/(mpeg|wav|mp4|x-m4a|aac|ogg|opus|flac|x-flac|webm)\b|^application\/ogg$/;

const UNSUPPORTED =
  'Please choose a picture (PNG, JPEG, WebP, GIF or AVIF), a film (MP4, MOV or WebM) or a sound ' +
  '(MP3, WAV, M4A, OGG or FLAC).';

/** Enough samples a second to know that there is sound, and for how long. */
const CHECK_RATE = 2000;
const MAX_SOUND_SECONDS = 4 * 3600;

const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 1,
  maxPerPerson: 4,
  busy: 'Your films are being looked at already. Please wait a moment.',
});

export interface InspectedMedia extends Inspected {
  /** Of a film: a JPEG that stands for it. */
  still?: Buffer;
}

export async function inspectMedia(bytes: Uint8Array, userId: string): Promise<InspectedMedia> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The file is empty.');
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (mime.startsWith('image/')) return inspectImage(bytes, userId);
  if (SOUNDS.test(mime)) return inspectSound(bytes, userId);
  const format = FILMS.has(mime) && CLIP_KINDS[mime];
  if (!format) throw new AppError('unsupported_media', UNSUPPORTED);
  try {
    const { facts, still } = await inTurn(userId, () => lookAtClip(bytes, format));
    const { width, height, seconds } = facts;
    return { type: mime, facts: { width, height, duration: seconds }, still };
  } catch (error) {
    // A recording may come in the wrapping of a film.
    if (!(error instanceof AppError) || error.message !== NO_PICTURE) throw error;
    return inspectSound(bytes, userId).catch((reason: unknown) => {
      // Neither to be seen nor to be heard.
      const isHopeless = reason instanceof AppError && reason.code === 'unprocessable';
      throw isHopeless ? new AppError('unprocessable', DAMAGED) : reason;
    });
  }
}

async function inspectSound(bytes: Uint8Array, userId: string): Promise<Inspected> {
  const heard = await decodeAudio(bytes, { rate: CHECK_RATE, maxSeconds: MAX_SOUND_SECONDS, userId });
  await heard.dispose();
  const kind = heard.type
    .split('/')[1]!
    .replace(/^(quicktime|x-m4v)$/, 'mp4')
    .replace('x-flac', 'flac');
  return { type: `audio/${kind}`, facts: { duration: heard.seconds } };
}

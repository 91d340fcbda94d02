/** What the video maker takes from other tools. */

import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import { isFilm, isPicture, isSound, type SendTarget } from '#platform/browser/library/send-to.ts';
import type { VideoData } from '../contract.ts';
import { MAX_MEDIA_BYTES } from '../media-limit.ts';

const PATH = '/video-maker';

export const VIDEO_TARGETS = [
  {
    id: 'video-media',
    label: t('Video scene'),
    path: PATH,
    accepts: (item) =>
      isPicture(item) ||
      item.kind === 'scene' ||
      item.kind === 'design' ||
      (isFilm(item) && (item.size ?? 0) <= MAX_MEDIA_BYTES),
  },
  {
    id: 'video-logo',
    label: t('Video logo'),
    path: PATH,
    accepts: (item) => item.kind === 'logo' || isPicture(item),
  },
  {
    id: 'video-text',
    label: t('Video narration and captions'),
    path: PATH,
    accepts: ({ kind, tool }) => kind === 'transcript' || (kind === 'audio' && tool === 'speech'),
  },
  {
    id: 'video-music',
    label: t('Video music'),
    path: PATH,
    accepts: (item) => isSound(item) && item.tool !== 'speech',
  },
  {
    id: 'video-presenter',
    label: t('Video presenter'),
    path: PATH,
    accepts: ({ kind }) => kind === 'character',
  },
] as const satisfies readonly SendTarget[];

/** Clips are measured first; a story scene or a design is only drawn when it is asked for. */
export const needsUpload = (item: LibraryItem): boolean =>
  isFilm(item) || item.kind === 'scene' || item.kind === 'design';

/** A picture of the library as media of a film: the same file, not a copy. */
export const mediaOf = ({
  assetId,
  url,
  title,
  contentType,
  size,
}: LibraryItem): VideoData['uploadedFiles'][number] => ({
  id: assetId ?? '',
  url: url ?? '',
  name: cutAtWord(title, 200),
  type: contentType ?? '',
  size: size ?? 0,
});

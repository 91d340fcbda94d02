/** What the cover song maker takes from other tools. */

import { t } from '#common/texts.ts';
import { isPicture, isSound, type SendTarget } from '#platform/browser/library/send-to.ts';
import { MAX_SONG_BYTES } from '../song-limit.ts';

const PATH = '/cover-song-maker';

export const COVER_TARGETS = [
  { id: 'cover-stage', label: t('Cover song stage'), path: PATH, accepts: isPicture },
  { id: 'cover-face', label: t('Cover song face'), path: PATH, accepts: isPicture },
  {
    id: 'cover-performer',
    label: t('Cover song performer'),
    path: PATH,
    accepts: ({ kind }) => kind === 'character',
  },
  {
    id: 'cover-song',
    label: t('Cover song'),
    path: PATH,
    accepts: (item) => isSound(item) && item.tool !== 'song' && (item.size ?? 0) <= MAX_SONG_BYTES,
  },
  {
    id: 'cover-own-song',
    label: t('Cover song, sung by a character'),
    path: PATH,
    accepts: ({ tool, itemId, kind }) => tool === 'song' && kind === 'audio' && itemId !== null,
  },
] as const satisfies readonly SendTarget[];

/** What a cover song takes in; a song of one's own begins one. */
export type CoverTarget = Exclude<(typeof COVER_TARGETS)[number]['id'], 'cover-own-song'>;

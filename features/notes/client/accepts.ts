/** What notes take from other tools. */

import { t } from '#common/texts.ts';
import { isFilm, isPicture, isSound, type SendTarget } from '#platform/browser/library/send-to.ts';

export const NOTE_TARGETS = [
  {
    id: 'note',
    label: t('Note'),
    path: '/notes',
    accepts: (item) =>
      item.kind === 'transcript' ||
      item.kind === 'design' ||
      isPicture(item) ||
      isFilm(item) ||
      isSound(item),
  },
] as const satisfies readonly SendTarget[];

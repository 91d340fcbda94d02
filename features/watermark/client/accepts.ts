/** What the watermark maker takes from other tools. */

import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { isFilm, isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

const PATH = '/logo-maker?tab=watermark';

export const canBeMarked = (item: LibraryItem): boolean =>
  isPicture(item) || isFilm(item) || item.kind === 'design';

export const WATERMARK_TARGETS = [
  { id: 'watermark-photos', label: t('Watermark photos and films'), path: PATH, accepts: canBeMarked },
  {
    id: 'watermark-logo',
    label: t('Watermark'),
    path: PATH,
    accepts: (item) => item.kind === 'logo' || isPicture(item),
  },
] as const satisfies readonly SendTarget[];

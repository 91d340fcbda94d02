/** What the photo editor takes from other tools. */

import { t } from '#common/texts.ts';
import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

export const PHOTO_TARGETS = [
  { id: 'photo-editor', label: t('Photo editor'), path: '/photo-editor', accepts: isPicture },
] as const satisfies readonly SendTarget[];

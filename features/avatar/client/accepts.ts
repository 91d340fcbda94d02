/** What the character creator takes from other tools, and from its own gallery. */

import { t } from '#common/texts.ts';
import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

export const AVATAR_TARGETS = [
  {
    id: 'avatar-scene',
    label: t('Story scene'),
    path: '/avatar-creator',
    accepts: ({ kind }) => kind === 'character',
  },
  { id: 'scene-background', label: t('Scene background'), path: '/avatar-creator', accepts: isPicture },
] as const satisfies readonly SendTarget[];

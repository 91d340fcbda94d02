/** What the character creator takes from other tools, and from its own gallery. */

import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

export const AVATAR_TARGETS = [
  {
    id: 'avatar-scene',
    label: 'Story scene',
    path: '/avatar-creator',
    accepts: ({ kind }) => kind === 'character',
  },
  { id: 'scene-background', label: 'Scene background', path: '/avatar-creator', accepts: isPicture },
] as const satisfies readonly SendTarget[];

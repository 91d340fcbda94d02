/** What the character creator takes from other tools, and from its own gallery. */

import type { SendTarget } from '#platform/browser/library/send-to.ts';

export const AVATAR_TARGETS = [
  {
    id: 'avatar-scene',
    label: 'Story scene',
    path: '/avatar-creator',
    accepts: ({ kind }) => kind === 'character',
  },
] as const satisfies readonly SendTarget[];

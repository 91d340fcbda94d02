/** What an account takes from the tools. */

import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

export const ACCOUNT_TARGETS = [
  { id: 'profile-picture', label: 'Profile picture', path: '/home', accepts: isPicture },
] as const satisfies readonly SendTarget[];

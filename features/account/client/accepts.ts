/** What an account takes from the tools. */

import { t } from '#common/texts.ts';
import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

export const ACCOUNT_TARGETS = [
  { id: 'profile-picture', label: t('Profile picture'), path: '/home', accepts: isPicture },
] as const satisfies readonly SendTarget[];

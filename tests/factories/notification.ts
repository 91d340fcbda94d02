/** A message about to be left in a person's bell. */

import type { Notice } from '#platform/notifications/notify.ts';
import { nextNumber } from './sequence.ts';

export const newNotice = (given: Partial<Notice> = {}): Notice => ({
  kind: 'news',
  title: `News ${nextNumber()}`,
  body: 'Something worth knowing has happened.',
  link: '/',
  ...given,
});

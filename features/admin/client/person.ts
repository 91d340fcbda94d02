/** An account in one line: its name and the status of its plan. */

import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import type { AdminUser } from '../contract.ts';

export const nameOf = ({ firstName, lastName, email }: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email?.split('@')[0] || t('Unnamed');

/** 'Trial', 'Active', 'Expired'. */
export const planStatus = ({ subscriptionStatus }: Pick<AdminUser, 'subscriptionStatus'>): string =>
  labelOf(subscriptionStatus);

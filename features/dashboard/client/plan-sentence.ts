/** Says in words where an account's plan stands. */

import { t, tn } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { daysRemaining, planState } from '#features/subscription/contract.ts';
import { showDate } from '#platform/browser/format.ts';

/** One honest sentence about the person's plan. */
export function planSentence(user: User, now: number = Date.now()): string {
  if (planState(user) === 'trial') {
    const days = daysRemaining(user.trialEndsAt, now);
    return days === 0
      ? t('Your trial has ended')
      : tn(days, 'Trial: {n} day remaining', 'Trial: {n} days remaining');
  }
  if (user.subscriptionStatus !== 'active') return t('No active subscription');
  return user.subscriptionEndsAt
    ? t('Active subscription. Renews on {0}', showDate(user.subscriptionEndsAt))
    : t('Active subscription');
}

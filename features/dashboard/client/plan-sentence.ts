/** Says in words where an account's plan stands. */

import type { User } from '#common/user.ts';
import { daysRemaining, planState } from '#features/subscription/contract.ts';
import { showDate } from './dates.ts';

/** One honest sentence about the person's plan. */
export function planSentence(user: User, now: number = Date.now()): string {
  if (planState(user) === 'trial') {
    const days = daysRemaining(user.trialEndsAt, now);
    return days === 0 ? 'Your trial has ended' : `Trial: ${days} ${days === 1 ? 'day' : 'days'} remaining`;
  }
  if (user.subscriptionStatus !== 'active') return 'No active subscription';
  return user.subscriptionEndsAt
    ? `Active subscription. Renews on ${showDate(user.subscriptionEndsAt)}`
    : 'Active subscription';
}

/** Says where an account's plan stands: one shape for paid, trial and free. */

import type { User } from '#common/user.ts';
import { showDate } from '#platform/browser/format.ts';
import { daysRemaining, type Plan, planOf, planState, trialProgress } from '../contract.ts';

export interface PlanSummary {
  plan: Plan;
  state: 'active' | 'trial' | 'free';
  /** Beside the plan's name. */
  label: string;
  /** Under it. */
  sentence: string;
  /** Elapsed share of a trial in percent. */
  progress?: number;
}

/** Paid plans other than Pro are active too: they are shown by their own name. */
export function planSummary(user: User, now: number = Date.now()): PlanSummary {
  const plan = planOf(user.subscriptionPlan);
  if (planState(user) === 'trial') {
    const days = daysRemaining(user.trialEndsAt, now);
    return {
      plan,
      state: 'trial',
      label: 'Trial',
      sentence: days === 0 ? 'Your trial has ended' : `${days} ${days === 1 ? 'day' : 'days'} remaining`,
      progress: trialProgress(user, now),
    };
  }
  if (user.subscriptionStatus === 'active' && plan.id !== 'free') {
    return {
      plan,
      state: 'active',
      label: 'Active subscription',
      sentence: user.subscriptionEndsAt
        ? `Renews on ${showDate(user.subscriptionEndsAt)}`
        : 'Without an end date',
    };
  }
  return {
    plan: planOf('free'),
    state: 'free',
    label: 'No active subscription',
    sentence: 'Everything you made stays here. Choose a plan when you need more.',
  };
}

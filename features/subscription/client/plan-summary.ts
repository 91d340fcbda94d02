/** Says where an account's plan stands: one shape for paid, trial and free. */

import { t, tn } from '#common/texts.ts';
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
      label: t('Trial'),
      sentence: days === 0 ? t('Your trial has ended') : tn(days, '{n} day remaining', '{n} days remaining'),
      progress: trialProgress(user, now),
    };
  }
  if (user.subscriptionStatus === 'active' && plan.id !== 'free') {
    return {
      plan,
      state: 'active',
      label: t('Active subscription'),
      sentence: user.subscriptionEndsAt
        ? t('Renews on {0}', showDate(user.subscriptionEndsAt))
        : t('No end date'),
    };
  }
  return {
    plan: planOf('free'),
    state: 'free',
    label: t('No active subscription'),
    sentence: t('Everything you made stays here. Choose a plan when you need more.'),
  };
}

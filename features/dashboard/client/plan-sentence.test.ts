/** The plan sentence must be true in every state an account can be in. */

import { describe, expect, it } from 'vitest';
import type { User } from '#common/user.ts';
import { planSentence } from './plan-sentence.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const user: User = {
  id: 'u',
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  subscriptionPlan: 'free',
  subscriptionStatus: 'trial',
  createdAt: '2026-03-10T00:00:00Z',
  trialEndsAt: '2026-03-11T00:00:00Z',
  subscriptionEndsAt: null,
  timeZone: null,
};

describe('standing', () => {
  it('counts the days of a trial, started days as whole ones', () => {
    expect(planSentence(user, now)).toBe('Trial: 1 day remaining');
    expect(planSentence({ ...user, trialEndsAt: '2026-03-13T18:00:00Z' }, now)).toBe(
      'Trial: 4 days remaining',
    );
  });

  it('says when a trial is over', () => {
    expect(planSentence({ ...user, trialEndsAt: '2026-03-09T00:00:00Z' }, now)).toBe('Your trial has ended');
  });

  it('names the renewal of an active plan where there is one', () => {
    const active = { ...user, subscriptionStatus: 'active', subscriptionPlan: 'pro' } as const;
    expect(planSentence({ ...active, subscriptionEndsAt: '2026-04-10T12:00:00Z' }, now)).toBe(
      'Active subscription. Renews on Apr 10, 2026',
    );
    expect(planSentence(active, now)).toBe('Active subscription');
  });

  it('calls anything else what it is', () => {
    expect(planSentence({ ...user, subscriptionStatus: 'cancelled' }, now)).toBe('No active subscription');
  });
});

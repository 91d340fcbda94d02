/** What the subscription screen says for each kind of account, and how it counts. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { User } from '#common/user.ts';
import type { Invoice, Usage } from '../calls/billing-calls.ts';
import { PLANS } from '../contract.ts';
import { BillingHistory } from './billing-history.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { generationsOf, meterShare, usedOf } from './meters.ts';
import { PlanPicker } from './plan-picker.tsx';
import { planSummary } from './plan-summary.ts';
import { UsageCards } from './usage-cards.tsx';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const user = (over: Partial<User> = {}): User => ({
  id: 'u',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  subscriptionPlan: 'free',
  subscriptionStatus: 'trial',
  createdAt: '2026-11-15T00:00:00Z',
  trialEndsAt: '2026-11-16T00:00:00Z',
  subscriptionEndsAt: '2026-11-16T00:00:00Z',
  timeZone: null,
  ...over,
});
const nothing = () => {};

describe('where the plan stands', () => {
  it('counts a trial down', () => {
    expect(planSummary(user(), NOW)).toMatchObject({
      state: 'trial',
      sentence: '1 day remaining',
      progress: 50,
    });
    expect(planSummary(user({ trialEndsAt: '2026-11-18T13:00:00Z' }), NOW).sentence).toBe('4 days remaining');
    expect(planSummary(user({ trialEndsAt: '2026-11-15T11:00:00Z' }), NOW)).toMatchObject({
      sentence: 'Your trial has ended',
      progress: 100,
    });
  });

  it('shows an active subscription with its renewal', () => {
    const pro = user({
      subscriptionPlan: 'pro',
      subscriptionStatus: 'active',
      subscriptionEndsAt: '2026-12-24T12:00:00Z',
    });
    expect(planSummary(pro, NOW)).toMatchObject({
      label: 'Active subscription',
      sentence: 'Renews on Dec 24, 2026',
    });
    expect(planSummary({ ...pro, subscriptionEndsAt: null }, NOW).sentence).toBe('No end date');
  });

  it('shows everything else as the free plan', () => {
    const { state, plan } = planSummary(
      user({ subscriptionPlan: 'gold', subscriptionStatus: 'expired' }),
      NOW,
    );
    expect([state, plan.id]).toEqual(['free', 'free']);
  });

  it('draws the bar for trials only', () => {
    const draw = (one: User) =>
      renderToStaticMarkup(<CurrentPlan user={one} pending={false} onManage={nothing} />);
    expect(draw(user())).toContain('Trial time used');
    expect(draw(user({ subscriptionStatus: 'expired' }))).not.toContain('Trial time used');
  });
});

const usage = (limit: number | null, isLimited = true): Usage => ({
  periodStart: '2026-11-01T00:00:00Z',
  resetsAt: '2026-12-01T12:00:00Z',
  plan: 'lite',
  kinds: ['image', 'avatar', 'video', 'coverSong', 'speech'].map((kind, i) => ({
    kind,
    used: i,
    limit,
    isLimited,
  })),
  storage: { usedBytes: 450 * 1024 ** 2, limitBytes: 1024 ** 3 },
});

describe('usage', () => {
  it('adds the kinds up', () => {
    expect(generationsOf(usage(10))).toMatchObject({ used: 10, limit: 50 });
    expect(generationsOf(usage(null))).toMatchObject({ used: 10, limit: null });
    expect(usedOf(usage(10), 'video')).toMatchObject({ used: 2, limit: 10 });
  });

  it('knows shares, also beyond and without a limit', () => {
    expect(meterShare({ used: 3, limit: 4 })).toBe(75);
    expect(meterShare({ used: 9, limit: 4 })).toBe(100);
    expect(meterShare({ used: 1, limit: 0 })).toBe(100);
    expect(meterShare({ used: 9, limit: null })).toBeUndefined();
    // Nothing is stopped here: no bar that says it is used up.
    expect(meterShare(generationsOf(usage(1, false)))).toBeUndefined();
  });

  it('says it on three cards', () => {
    const limited = renderToStaticMarkup(<UsageCards usage={usage(10)} />);
    for (const text of ['AI Generations', 'Videos', 'Storage', '450 MB', 'of 1 GB', 'Resets on Dec 1, 2026'])
      expect(limited).toContain(text);
    expect(renderToStaticMarkup(<UsageCards usage={usage(null)} />)).toContain('Unlimited');
  });
});

describe('the plans', () => {
  const draw = () =>
    renderToStaticMarkup(
      <PlanPicker
        current="lite"
        isLeaving={false}
        choice={undefined}
        changesInPortal={false}
        onUpgrade={nothing}
        onManage={nothing}
      />,
    );

  it('are all there with the monthly price first, badges and the one that is current', () => {
    const html = draw();
    for (const plan of PLANS) expect(html).toContain(`$${plan.monthlyPrice}<`);
    for (const text of ['Save 17%', 'Most Popular', 'Ultimate', 'Current plan', 'Upgrade to Pro'])
      expect(html).toContain(text);
    expect(html).toContain('Switch to Free');
    expect(html).not.toContain('Upgrade to Lite');
  });
});

describe('billing history', () => {
  const draw = (invoices?: Invoice[], failed = false) =>
    renderToStaticMarkup(<BillingHistory invoices={invoices} failed={failed} onRetry={nothing} />);

  it('is empty, waiting, broken or a list', () => {
    expect(draw([])).toContain('No billing history');
    expect(draw()).toContain('Loading invoices');
    expect(draw(undefined, true)).toContain('could not be loaded');
    const html = draw([
      {
        id: 'in_1',
        number: 'A-1',
        amount: 3900,
        currency: 'usd',
        status: 'paid',
        createdAt: '2026-10-01T12:00:00Z',
        url: 'https://pay.example/in_1',
      },
    ]);
    for (const text of ['Oct 1, 2026', 'A-1', '$39.00', 'Paid', 'https://pay.example/in_1'])
      expect(html).toContain(text);
  });
});

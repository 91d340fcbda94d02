/** Months in which uses are counted: every moment belongs to exactly one, and the next begins where it ends. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlanId } from '#common/user.ts';
import { monthOf, monthStart, nextMonth } from './month.ts';
import { effectivePlan, RENEWAL_GRACE_MS } from './usage.ts';

const moment = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('every moment lies in one month, without a gap to the next', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const [start, next] = [monthStart(at), nextMonth(at)];
      expect(start <= at && at < next).toBe(true);
      expect(monthOf(start)).toBe(monthOf(at));
      expect(monthOf(new Date(next.getTime() - 1))).toBe(monthOf(at));
      expect(monthOf(next) > monthOf(at)).toBe(true);
      expect(monthStart(next)).toEqual(next);
      const days = (next.getTime() - start.getTime()) / 86_400_000;
      expect(days >= 28 && days <= 31 && Number.isInteger(days)).toBe(true);
    }),
  );
});

it('a paid plan counts exactly as long as it is active and has not ended', () => {
  const plan = fc.constantFrom<PlanId>('free', 'lite', 'premium', 'pro', 'gold');
  const status = fc.constantFrom('active', 'inactive', 'cancelled') as fc.Arbitrary<never>;
  fc.assert(
    fc.property(plan, status, fc.option(moment), moment, (id, state, end, now) => {
      const user = {
        id: 'x',
        subscriptionPlan: id,
        subscriptionStatus: state,
        subscriptionEndsAt: end?.toISOString() ?? null,
      };
      const lasts = end === null || now.getTime() < end.getTime() + RENEWAL_GRACE_MS;
      expect(effectivePlan(user, now.getTime())).toBe(state === 'active' && lasts ? id : 'free');
    }),
  );
});

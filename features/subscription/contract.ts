/** The one table of plans: landing page, subscription page, dashboard banner, quota checks and admin all read it. */

import type { PlanId, User } from '#common/user.ts';

export const QUOTA_KINDS = ['image', 'avatar', 'video', 'coverSong', 'speech'] as const;
export type QuotaKind = (typeof QUOTA_KINDS)[number];

/** A limit per calendar month; null means unlimited. */
export type Quotas = Record<QuotaKind, number | null>;

export interface Plan {
  id: PlanId;
  name: string;
  /** US dollars. */
  monthlyPrice: number;
  yearlyPrice: number;
  quotas: Quotas;
  /** Bytes of stored files; null means unlimited. */
  storageBytes: number;
  extras: string[];
  badge?: 'Most Popular' | 'Ultimate';
  note?: string;
}

const GIB = 1024 ** 3;
const quotas = (image: number, avatar: number, video: number, coverSong: number, speech: number): Quotas => ({
  image,
  avatar,
  video,
  coverSong,
  speech,
});

export const YEARLY_BADGE = 'Save 17%';

export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    monthlyPrice: 0,
    yearlyPrice: 0,
    quotas: quotas(1, 1, 1, 1, 1),
    storageBytes: 1 * GIB,
    extras: ['Basic task management'],
    note: '1-day trial',
  },
  {
    id: 'lite',
    name: 'Lite',
    monthlyPrice: 19,
    yearlyPrice: 190,
    quotas: quotas(50, 25, 15, 10, 30),
    storageBytes: 10 * GIB,
    extras: ['Full task management'],
  },
  {
    id: 'premium',
    name: 'Premium',
    monthlyPrice: 29,
    yearlyPrice: 290,
    quotas: quotas(150, 75, 50, 30, 100),
    storageBytes: 50 * GIB,
    extras: ['Advanced templates'],
    badge: 'Most Popular',
  },
  {
    id: 'pro',
    name: 'Pro',
    monthlyPrice: 39,
    yearlyPrice: 390,
    quotas: quotas(300, 150, 100, 75, 250),
    storageBytes: 100 * GIB,
    extras: ['Priority support', 'Commercial rights'],
  },
  {
    id: 'gold',
    name: 'Gold',
    monthlyPrice: 49,
    yearlyPrice: 490,
    quotas: { image: null, avatar: null, video: null, coverSong: null, speech: null },
    storageBytes: 500 * GIB,
    extras: [
      'Ultimate Movie Maker',
      'Premium templates',
      'Advanced AI models',
      '24/7 priority support',
      'Commercial usage rights',
    ],
    badge: 'Ultimate',
  },
];

export const planOf = (id: PlanId): Plan => PLANS.find((plan) => plan.id === id) ?? PLANS[0]!;

const QUOTA_NOUNS: Record<QuotaKind, [one: string, many: string]> = {
  image: ['AI image', 'AI images'],
  avatar: ['3D avatar', '3D avatars'],
  video: ['video', 'videos'],
  coverSong: ['cover song', 'cover songs'],
  speech: ['speech generation', 'speech generations'],
};

export const quotaNoun = (kind: QuotaKind): string => QUOTA_NOUNS[kind][1];

/** "50 AI images", "1 video", "Unlimited cover songs": the lines of a plan card. */
export const quotaLines = (plan: Plan): string[] =>
  QUOTA_KINDS.map((kind) => {
    const limit = plan.quotas[kind];
    const [one, many] = QUOTA_NOUNS[kind];
    return limit === null ? `Unlimited ${many}` : `${limit} ${limit === 1 ? one : many}`;
  });

export const planLabel = (user: Pick<User, 'subscriptionPlan'>): string =>
  user.subscriptionPlan === 'pro' ? 'Pro Plan' : 'Free Plan';

const DAY = 86_400_000;

/** Days until the end, rounded up, never below 0; the spec's 23 only where no date exists. */
export const daysRemaining = (endsAt: string | null, now: number = Date.now()): number =>
  endsAt === null ? 23 : Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / DAY));

export type PlanState = 'pro' | 'trial' | 'free';

/** Only an active Pro subscription is shown as Pro; a trial as trial; anything else as free. */
export const planState = (user: Pick<User, 'subscriptionPlan' | 'subscriptionStatus'>): PlanState =>
  user.subscriptionStatus === 'active' && user.subscriptionPlan === 'pro'
    ? 'pro'
    : user.subscriptionStatus === 'trial'
      ? 'trial'
      : 'free';

/** Elapsed share of the trial in percent, 0 to 100. */
export function trialProgress(
  user: Pick<User, 'createdAt' | 'trialEndsAt'>,
  now: number = Date.now(),
): number {
  if (!user.trialEndsAt) return 0;
  const start = new Date(user.createdAt).getTime();
  const span = new Date(user.trialEndsAt).getTime() - start;
  if (span <= 0) return 100;
  return Math.min(100, Math.max(0, ((now - start) / span) * 100));
}

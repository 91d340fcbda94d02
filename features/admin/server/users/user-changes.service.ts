/** What an administrator may do to an account: suspend, appoint, grant a plan; each noted with before and after. */

import { AppError, notFound } from '#common/errors.ts';
import type { PlanId, Role, User } from '#common/user.ts';
import { said } from '#common/wording/sentence.ts';
import { planOf } from '#features/subscription/contract.ts';
import { audit } from '#platform/auth/audit.ts';
import { lockUsers } from '#platform/auth/users-lock.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from './users.repo.ts';

export interface Actor {
  user: Pick<User, 'id'>;
  address: string;
}

type Changeable = Pick<
  repo.UserRow,
  'isActive' | 'role' | 'subscriptionPlan' | 'subscriptionStatus' | 'subscriptionEndsAt'
>;

export async function setStatus(platform: Platform, actor: Actor, userId: string, isActive: boolean) {
  if (userId === actor.user.id && !isActive) {
    throw new AppError('conflict', 'You cannot suspend your own account.');
  }
  const action = isActive ? 'user_activated' : 'user_suspended';
  await change(platform, actor, userId, action, () => ({ isActive }));
  if (isActive) return platform.sessions.announce(userId);
  // Also when nothing changed: a session that should not be there ends in any case.
  await platform.sessions.endAll(userId);
  await platform.events.publish(userId, { type: 'session-ended' });
}

export async function setRole(platform: Platform, actor: Actor, userId: string, role: Role) {
  if (userId === actor.user.id && role !== 'admin') {
    throw new AppError('conflict', 'You cannot take the admin role from yourself.');
  }
  await change(platform, actor, userId, 'role_changed', () => ({ role }));
  await notifyUser(platform, userId);
}

export async function setPlan(
  platform: Platform,
  actor: Actor,
  userId: string,
  plan: PlanId,
  endsAt: Date | null,
) {
  if (plan !== 'free' && endsAt && endsAt.getTime() <= Date.now()) {
    throw new AppError('bad_request', 'Choose an end in the future, or none.');
  }
  const isChanged = await change(platform, actor, userId, 'plan_changed', (before) =>
    plan === 'free'
      ? withoutPlan(before)
      : { subscriptionPlan: plan, subscriptionStatus: 'active', subscriptionEndsAt: endsAt },
  );
  await notifyUser(platform, userId);
  if (!isChanged) return;
  await platform.notify(userId, {
    kind: 'billing',
    title: said`You are on the ${planOf(plan).name} plan now`,
    body:
      endsAt && plan !== 'free'
        ? said`An administrator changed your plan. It runs until ${endsAt.toISOString().slice(0, 10)}.`
        : 'An administrator changed your plan.',
    link: '/subscription',
  });
}

/** Back to the trial while it still runs. */
const withoutPlan = ({ trialEndsAt }: repo.UserRow): Partial<Changeable> =>
  trialEndsAt && trialEndsAt.getTime() > Date.now()
    ? { subscriptionPlan: 'free', subscriptionStatus: 'trial', subscriptionEndsAt: trialEndsAt }
    : { subscriptionPlan: 'free', subscriptionStatus: 'expired', subscriptionEndsAt: null };

/** The new state acts with their next request, and their open pages show it. */
async function notifyUser(platform: Platform, userId: string): Promise<void> {
  await platform.sessions.announce(userId);
  await platform.events.publish(userId, { type: 'invalidate', keys: ['/api/auth/user'] });
}

/**
 * One change at a time: whoever acts must still be an active admin when their turn comes. So two admins cannot
 * remove each other at the same moment, and an active admin, the one who acted last, always remains.
 * Tells whether anything changed; only then it is noted.
 */
async function change(
  platform: Platform,
  actor: Actor,
  userId: string,
  action: string,
  valuesFor: (before: repo.UserRow) => Partial<Changeable>,
): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    await lockUsers(tx);
    const acting = await repo.findUserRow(tx, actor.user.id);
    if (!acting?.isActive) throw new AppError('unauthorized', 'Unauthorized');
    if (acting.role !== 'admin') throw new AppError('forbidden', 'You need admin privileges for this.');
    const target = await repo.findUserRow(tx, userId);
    if (!target) throw notFound('That person');

    const after = valuesFor(target);
    const names = Object.keys(after) as (keyof Changeable)[];
    const before = Object.fromEntries(names.map((name) => [name, target[name]]));
    if (JSON.stringify(before) === JSON.stringify(after)) return false;
    await repo.updateUser(tx, userId, after);
    await audit(tx, {
      actorId: actor.user.id,
      action,
      targetType: 'user',
      targetId: userId,
      details: { before, after, email: target.email, address: actor.address },
    });
    return true;
  });
}

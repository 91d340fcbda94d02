/** Suspend or activate, appoint, grant a plan. */

import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import type { PlanId, Role } from '#common/user.ts';
import { type AdminUser, setUserPlan, setUserRole, setUserStatus } from '../../contract.ts';
import { useChange } from '../use-change.ts';

interface StatusChange {
  user: AdminUser;
  isActive: boolean;
}

export function useUserChanges() {
  const status = useChange({
    send: ({ user, isActive }: StatusChange) =>
      callApi(setUserStatus, { params: { userId: user.id }, body: { isActive } }),
    done: t('User status updated successfully'),
    failed: t('Failed to update user status'),
    undo: ({ user, isActive }) => status.mutate({ user, isActive: !isActive }),
  });
  const role = useChange({
    send: ({ user, role }: { user: AdminUser; role: Role }) =>
      callApi(setUserRole, { params: { userId: user.id }, body: { role } }),
    done: t('User role updated successfully'),
    failed: t('Failed to update user role'),
  });
  const plan = useChange({
    send: ({ user, plan, endsAt }: { user: AdminUser; plan: PlanId; endsAt: string | null }) =>
      callApi(setUserPlan, { params: { userId: user.id }, body: { plan, endsAt } }),
    done: t('User plan updated successfully'),
    failed: t('Failed to update user plan'),
  });
  return { status, role, plan };
}

export type UserChanges = ReturnType<typeof useUserChanges>;

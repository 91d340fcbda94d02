/** The controls of one person, used by the table and by the cards of narrow screens. */

import { CreditCard, MoreHorizontal, UserSearch } from 'lucide-react';
import { t } from '#common/texts.ts';
import { ROLES } from '#common/user.ts';
import { planOf } from '#features/subscription/contract.ts';
import { labelOf } from '#platform/browser/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import type { AdminUser } from '../../contract.ts';
import { nameOf, planStatus } from '../person.ts';
import type { UserChanges } from './use-user-changes.ts';

export interface UserControls {
  changes: UserChanges;
  /** Whose row offers neither suspension nor another role: one's own. */
  ownId: string;
  onDetails: (user: AdminUser) => void;
  onPlan: (user: AdminUser) => void;
}

export function Person({ user, controls }: { user: AdminUser; controls: UserControls }) {
  const name = nameOf(user);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar src={user.profileImageUrl} name={name} />
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => controls.onDetails(user)}
          className="focus-ring block max-w-full truncate rounded-sm text-left font-medium text-sm hover:underline"
        >
          {name}
          {user.id === controls.ownId && <span className="text-muted-foreground"> {t('(you)')}</span>}
        </button>
        <p className="truncate text-muted-foreground text-xs">{user.email ?? t('No email')}</p>
      </div>
    </div>
  );
}

export function PlanLabel({ user }: { user: AdminUser }) {
  return (
    <div>
      <p className="text-sm">{planOf(user.subscriptionPlan).name}</p>
      <p className="text-muted-foreground text-xs">{planStatus(user)}</p>
    </div>
  );
}

export const StatusBadge = ({ user }: { user: AdminUser }) => (
  <Badge variant={user.isActive ? 'success' : 'destructive'}>
    {user.isActive ? t('Active') : t('Suspended')}
  </Badge>
);

export function RoleSelect({
  user,
  controls: { changes, ownId },
}: {
  user: AdminUser;
  controls: UserControls;
}) {
  const { role } = changes;
  const shown = role.isPending && role.variables.user.id === user.id ? role.variables.role : user.role;
  return (
    <ChoiceSelect
      label={t('Role of {0}', nameOf(user))}
      value={shown}
      choices={ROLES}
      nameOf={labelOf}
      disabled={user.id === ownId || role.isPending}
      onChange={(next) => role.mutate({ user, role: next })}
      className="h-9 w-30"
    />
  );
}

export function SuspendButton({
  user,
  controls: { changes, ownId },
}: {
  user: AdminUser;
  controls: UserControls;
}) {
  const { status } = changes;
  return (
    <Button
      variant="outline"
      size="sm"
      className={user.isActive ? 'text-destructive' : undefined}
      aria-label={`${user.isActive ? t('Suspend') : t('Activate')} ${nameOf(user)}`}
      disabled={user.id === ownId}
      pending={status.isPending && status.variables.user.id === user.id}
      onClick={() => status.mutate({ user, isActive: !user.isActive })}
    >
      {user.isActive ? t('Suspend') : t('Activate')}
    </Button>
  );
}

export function MoreMenu({ user, controls }: { user: AdminUser; controls: UserControls }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="size-9"
          aria-label={t('More actions for {0}', nameOf(user))}
        >
          <MoreHorizontal />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => controls.onDetails(user)}>
          <UserSearch /> {t('Details')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => controls.onPlan(user)}>
          <CreditCard /> {t('Change plan')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

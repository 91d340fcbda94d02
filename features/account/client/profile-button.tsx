/** Name, plan and picture in the header; the menu behind them is fetched when it is first opened. */

import { ChevronDown } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { planLabel } from '#features/subscription/contract.ts';
import { cn } from '#ui/cn.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { useOnDemand } from '#ui/overlay/on-demand.ts';
import { displayName } from '../display-name.ts';
import type { ProfileEntry } from './profile-menu.tsx';

const loadMenu = async () => (await import('./profile-menu.tsx')).ProfileMenu;

export function ProfileButton({ user, entries }: { user: User; entries?: readonly ProfileEntry[] }) {
  const { part: ProfileMenu, ask, nearness } = useOnDemand(loadMenu);
  if (ProfileMenu) return <ProfileMenu user={user} entries={entries} button={<Face user={user} />} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    ask();
  };
  return <Face user={user} aria-haspopup="menu" onClick={ask} onKeyDown={onKeyDown} {...nearness} />;
}

function Face({ user, className, ...props }: ComponentProps<'button'> & { user: User }) {
  const name = displayName(user);
  return (
    <button
      type="button"
      className={cn(
        'focus-ring group flex h-11 items-center gap-2.5 rounded-full pr-1 pl-1 transition-colors hover:bg-accent sm:pl-3',
        className,
      )}
      aria-label={t('Profile menu of {0}, {1}', name, t(planLabel(user)))}
      {...props}
    >
      <span className="hidden max-w-44 text-right leading-tight sm:grid">
        <span className="truncate font-medium text-sm">{name}</span>
        <span className="text-muted-foreground text-xs">{t(planLabel(user))}</span>
      </span>
      <Avatar src={user.profileImageUrl} name={name} />
      <ChevronDown className="mr-1 hidden size-4 text-muted-foreground transition-transform group-data-[state=open]:rotate-180 sm:block" />
    </button>
  );
}

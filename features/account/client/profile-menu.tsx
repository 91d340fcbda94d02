/** What people do with their account: the menu behind name and picture in the header. */

import {
  CreditCard,
  Download,
  Languages,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Trash2,
  UserPen,
} from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { planLabel } from '#features/subscription/contract.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { logout } from '../contract.ts';
import { displayName } from '../display-name.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** What other features put into the menu; whoever composes the frame hands it in. */
export interface ProfileEntry {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

export interface ProfileMenuProps {
  user: User;
  entries?: readonly ProfileEntry[] | undefined;
  button: ReactElement;
}

/** Is fetched when its button is first pressed, and so opens as soon as it is there. */
export function ProfileMenu({ user, entries = [], button }: ProfileMenuProps) {
  const name = displayName(user);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <div className="flex items-center gap-3 px-2.5 pt-1.5 pb-2">
          <Avatar src={user.profileImageUrl} name={name} className="size-10" />
          <div className="min-w-0">
            <p className="truncate font-medium text-sm">{name}</p>
            {user.email && <p className="truncate text-muted-foreground text-xs">{user.email}</p>}
            <p className="text-muted-foreground text-xs sm:hidden">{t(planLabel(user))}</p>
          </div>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/settings#profile">
            <UserPen /> {t('Edit profile')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/settings">
            <Settings /> {t('Settings')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/security">
            <ShieldCheck /> {t('Security')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/subscription">
            <CreditCard /> {t('Subscription')}
          </Link>
        </DropdownMenuItem>
        {entries.map(({ label, icon: Icon, onSelect }) => (
          <DropdownMenuItem key={label} onSelect={onSelect}>
            <Icon /> {label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem asChild>
          <Link href="/settings#export">
            <Download /> {t('Export my data')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ThemeChoice />
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/settings#language">
            <Languages /> {t('Language')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={logout.path}>
            <LogOut /> {t('Log out')}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild variant="destructive">
          <Link href="/settings#leaving">
            <Trash2 /> {t('Delete my account')}
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Name, plan and picture in the header, and behind them what people do with their account. */

import {
  ChevronDown,
  CreditCard,
  Download,
  Languages,
  LogOut,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  UserPen,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
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
import { useExportId } from './use-data-export.ts';

const ProfileDialog = lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog }));
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

const ExportDataDialog = lazy(async () => ({
  default: (await import('./export-data-dialog.tsx')).ExportDataDialog,
}));

const LanguageDialog = lazy(async () => ({
  default: (await import('./language-dialog.tsx')).LanguageDialog,
}));

type OpenDialog = 'profile' | 'export' | 'language' | 'delete' | undefined;

/** What other features put into the menu; whoever composes the frame hands it in. */
export interface ProfileEntry {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

export function ProfileMenu({ user, entries = [] }: { user: User; entries?: readonly ProfileEntry[] }) {
  const exportId = useExportId();
  const [dialog, setDialog] = useState<OpenDialog>();
  const name = displayName(user);
  const close = () => setDialog(undefined);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          className="focus-ring group flex h-11 items-center gap-2.5 rounded-full pr-1 pl-1 transition-colors hover:bg-accent sm:pl-3"
          aria-label={t('Profile menu of {0}, {1}', name, t(planLabel(user)))}
        >
          <span className="hidden max-w-44 text-right leading-tight sm:grid">
            <span className="truncate font-medium text-sm">{name}</span>
            <span className="text-muted-foreground text-xs">{t(planLabel(user))}</span>
          </span>
          <Avatar src={user.profileImageUrl} name={name} />
          <ChevronDown className="mr-1 hidden size-4 text-muted-foreground transition-transform group-data-[state=open]:rotate-180 sm:block" />
        </DropdownMenuTrigger>
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
          <DropdownMenuItem onSelect={() => setDialog('profile')}>
            <UserPen /> {t('Edit profile')}
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
          <DropdownMenuItem onSelect={() => setDialog('export')}>
            <Download /> {t('Export my data')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <ThemeChoice />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setDialog('language')}>
            <Languages /> {t('Language')}
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={logout.path}>
              <LogOut /> {t('Log out')}
            </a>
          </DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={() => setDialog('delete')}>
            <Trash2 /> {t('Delete my account')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense>
        {dialog === 'profile' && <ProfileDialog user={user} onClose={close} />}
        {(dialog === 'export' || exportId) && <ExportDataDialog open={dialog === 'export'} onClose={close} />}
        {dialog === 'language' && <LanguageDialog onClose={close} />}
        {dialog === 'delete' && <DeleteAccountDialog user={user} onClose={close} />}
      </Suspense>
    </>
  );
}

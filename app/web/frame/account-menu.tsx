/** The profile menu with what other features have to offer in it. */

import { BellRing, Flag, FolderOpen, KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { type ProfileEntry, ProfileMenu } from '#features/account/client/profile-menu.tsx';
import { usePictureSent } from '#features/account/client/use-picture-sent.ts';

const PreferencesDialog = lazy(async () => ({
  default: (await import('#features/notifications/client/preferences-dialog.tsx')).PreferencesDialog,
}));
const KeysDialog = lazy(async () => ({
  default: (await import('#features/keys/client/keys-dialog.tsx')).KeysDialog,
}));
const ReviewDialog = lazy(async () => ({
  default: (await import('#features/admin/client/reports/review-dialog.tsx')).ReviewDialog,
}));

export function AccountMenu({ user }: { user: User }) {
  const [dialog, setDialog] = useState<'preferences' | 'keys' | 'reports'>();
  const close = () => setDialog(undefined);
  const [, navigate] = useLocation();
  usePictureSent();
  const entries: ProfileEntry[] = [
    { label: 'Library', icon: FolderOpen, onSelect: () => navigate('/library') },
    { label: 'Notification settings', icon: BellRing, onSelect: () => setDialog('preferences') },
    { label: t('API keys'), icon: KeyRound, onSelect: () => setDialog('keys') },
  ];
  if (hasRole(user, 'moderator'))
    entries.push({ label: 'Review reports', icon: Flag, onSelect: () => setDialog('reports') });
  return (
    <>
      <ProfileMenu user={user} entries={entries} />
      <Suspense>
        {dialog === 'preferences' && <PreferencesDialog onClose={close} />}
        {dialog === 'keys' && <KeysDialog onClose={close} />}
        {dialog === 'reports' && <ReviewDialog onClose={close} />}
      </Suspense>
    </>
  );
}

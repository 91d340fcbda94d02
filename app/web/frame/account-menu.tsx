/** The profile menu with what other features have to offer in it. */

import { BellRing, FileBadge, Flag, FolderOpen, KeyRound, Webhook } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { ProfileButton } from '#features/account/client/profile-button.tsx';
import type { ProfileEntry } from '#features/account/client/profile-menu.tsx';
import { usePictureSent } from '#features/account/client/use-picture-sent.ts';
import { lazyPart } from '../lazy-part.ts';

const PreferencesDialog = lazyPart(
  'notifications',
  () => import('#features/notifications/client/preferences-dialog.tsx'),
  'PreferencesDialog',
);
const FileSettingsDialog = lazyPart(
  'origin',
  () => import('#features/origin/client/file-settings-dialog.tsx'),
  'FileSettingsDialog',
);
const KeysDialog = lazyPart(
  'api-access',
  () => import('#features/api-access/client/keys/keys-dialog.tsx'),
  'KeysDialog',
);
const ReviewDialog = lazyPart(
  'admin',
  () => import('#features/admin/client/reports/review-dialog.tsx'),
  'ReviewDialog',
);
const WebhooksDialog = lazyPart(
  'api-access',
  () => import('#features/api-access/client/webhooks/webhooks-dialog.tsx'),
  'WebhooksDialog',
);

export function AccountMenu({ user }: { user: User }) {
  const [chosen, setDialog] = useState<'preferences' | 'files' | 'keys' | 'reports' | 'webhooks'>();
  const [path, navigate] = useLocation();
  // The mail about a new key leads here.
  const isAsked = new URLSearchParams(useSearch()).get('window') === 'keys';
  const dialog = chosen ?? (isAsked ? 'keys' : undefined);
  const close = () => {
    setDialog(undefined);
    if (isAsked) navigate(path, { replace: true });
  };
  usePictureSent();
  const entries: ProfileEntry[] = [
    { label: t('Library'), icon: FolderOpen, onSelect: () => navigate('/library') },
    { label: t('Notification settings'), icon: BellRing, onSelect: () => setDialog('preferences') },
    { label: t('API keys'), icon: KeyRound, onSelect: () => setDialog('keys') },
    { label: t('Webhooks'), icon: Webhook, onSelect: () => setDialog('webhooks') },
    { label: t('Details in my files'), icon: FileBadge, onSelect: () => setDialog('files') },
  ];
  if (hasRole(user, 'moderator'))
    entries.push({ label: t('Review reports'), icon: Flag, onSelect: () => setDialog('reports') });
  return (
    <>
      <ProfileButton user={user} entries={entries} />
      <Suspense>
        {dialog === 'preferences' && <PreferencesDialog onClose={close} />}
        {dialog === 'keys' && <KeysDialog onClose={close} />}
        {dialog === 'files' && <FileSettingsDialog onClose={close} />}
        {dialog === 'webhooks' && <WebhooksDialog user={user} onClose={close} />}
        {dialog === 'reports' && <ReviewDialog onClose={close} />}
      </Suspense>
    </>
  );
}

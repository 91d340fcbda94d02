/** The profile menu with what other features have to offer in it. */

import { BellRing, CircleQuestionMark, FileBadge, Flag, FolderOpen, KeyRound, Webhook } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { useExportId } from '#features/account/client/export-id.ts';
import { ProfileButton } from '#features/account/client/profile-button.tsx';
import type { ProfileEntry } from '#features/account/client/profile-menu.tsx';
import { usePictureSent } from '#features/account/client/use-picture-sent.ts';
import { lazyPart } from '../lazy-part.ts';
import { type SettingsId, settingsPath } from '../settings/entries.ts';

const ExportEnd = lazyPart(
  'account',
  () => import('#features/account/client/settings/export-end.tsx'),
  'ExportEnd',
);
const ReviewDialog = lazyPart(
  'admin',
  () => import('#features/admin/client/reports/review-dialog.tsx'),
  'ReviewDialog',
);
export function AccountMenu({ user }: { user: User }) {
  const [isReviewing, setReviewing] = useState(false);
  const [path, navigate] = useLocation();
  const exportId = useExportId();
  // The mail about a new key leads here.
  const isAsked = new URLSearchParams(useSearch()).get('window') === 'keys';
  useEffect(() => {
    if (isAsked) navigate(settingsPath('keys'), { replace: true });
  }, [isAsked, navigate]);
  usePictureSent();
  const open = (id: SettingsId) => navigate(settingsPath(id));
  const entries: ProfileEntry[] = [
    { label: t('Library'), icon: FolderOpen, onSelect: () => navigate('/library') },
    { label: t('Notification settings'), icon: BellRing, onSelect: () => open('notifications') },
    { label: t('API keys'), icon: KeyRound, onSelect: () => open('keys') },
    { label: t('Webhooks'), icon: Webhook, onSelect: () => open('webhooks') },
    { label: t('Details in my files'), icon: FileBadge, onSelect: () => open('files') },
    {
      label: t('Help with this page'),
      icon: CircleQuestionMark,
      onSelect: () => navigate(`/help?about=${encodeURIComponent(path)}`),
    },
  ];
  if (hasRole(user, 'moderator'))
    entries.push({ label: t('Review reports'), icon: Flag, onSelect: () => setReviewing(true) });
  return (
    <>
      <ProfileButton user={user} entries={entries} />
      <Suspense>
        {exportId && <ExportEnd />}
        {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
      </Suspense>
    </>
  );
}

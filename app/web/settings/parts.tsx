/** What each section of the settings shows: parts of the features, each fetched when it is opened. */

import type { ComponentType } from 'react';
import type { User } from '#common/user.ts';
import type { SettingsGroup } from '#features/account/client/settings/settings-page.tsx';
import { lazyPart } from '../lazy-part.ts';
import { SETTINGS_GROUPS, type SettingsEntry, type SettingsId } from './entries.ts';

const PARTS: Record<SettingsId, ComponentType<{ user: User }>> = {
  profile: lazyPart(
    'account',
    () => import('#features/account/client/settings/profile-form.tsx'),
    'ProfileForm',
  ),
  look: lazyPart('account', () => import('#features/account/client/settings/look.tsx'), 'Look'),
  language: lazyPart(
    'account',
    () => import('#features/account/client/settings/language-choice.tsx'),
    'LanguageChoice',
  ),
  'time-zone': lazyPart(
    'account',
    () => import('#features/account/client/settings/time-zone.tsx'),
    'TimeZone',
  ),
  notifications: lazyPart(
    'notifications',
    () => import('#features/notifications/client/preferences.tsx'),
    'PreferencesByMail',
  ),
  'sign-in': lazyPart(
    'account',
    () => import('#features/account/client/security/security-cards.tsx'),
    'SecurityCards',
  ),
  keys: lazyPart('api-access', () => import('#features/api-access/client/keys/own-keys.tsx'), 'OwnKeys'),
  webhooks: lazyPart(
    'api-access',
    () => import('#features/api-access/client/webhooks/own-webhooks.tsx'),
    'OwnWebhooks',
  ),
  brand: lazyPart('design', () => import('#features/design/client/brand/brand-kits.tsx'), 'BrandKits'),
  files: lazyPart('origin', () => import('#features/origin/client/file-settings.tsx'), 'FileSettings'),
  storage: lazyPart('subscription', () => import('#features/subscription/client/own-usage.tsx'), 'OwnUsage'),
  export: lazyPart(
    'account',
    () => import('#features/account/client/settings/export-data.tsx'),
    'ExportData',
  ),
  leaving: lazyPart('account', () => import('#features/account/client/settings/leaving.tsx'), 'Leaving'),
  installation: lazyPart(
    'admin',
    () => import('#features/admin/client/installation/installation.tsx'),
    'Installation',
  ),
  backup: lazyPart('admin', () => import('#features/admin/client/backup/backups.tsx'), 'Backups'),
  updates: lazyPart('admin', () => import('#features/admin/client/installation/updates.tsx'), 'Updates'),
};

/** These lie in cards of their own. */
const BARE: readonly string[] = ['sign-in', 'storage', 'installation', 'backup'] satisfies SettingsId[];

export const SETTINGS_SECTIONS: readonly SettingsGroup[] = SETTINGS_GROUPS.map(({ label, entries }) => ({
  label,
  sections: entries.map((entry: SettingsEntry & { id: SettingsId }) => ({
    ...entry,
    isBare: BARE.includes(entry.id),
    Part: PARTS[entry.id],
  })),
}));

/** The sections of the settings by their addresses: what the page lists and the search finds. */

import {
  BellRing,
  Clock,
  DatabaseBackup,
  Download,
  FileBadge,
  HardDrive,
  KeyRound,
  Languages,
  type LucideIcon,
  Palette,
  RefreshCw,
  ServerCog,
  ShieldCheck,
  SunMoon,
  Trash2,
  UserPen,
  Webhook,
} from 'lucide-react';
import { t } from '#common/texts.ts';

export interface SettingsEntry {
  id: string;
  label: string;
  lead: string;
  icon: LucideIcon;
  /** Other words that people may type for it. */
  keywords: string;
  adminOnly?: boolean;
}

export const settingsPath = (id: string): string => `/settings#${id}`;

export const SETTINGS_GROUPS = [
  {
    label: t('You'),
    entries: [
      {
        id: 'profile',
        label: t('Profile'),
        lead: t('Your name and picture, as shown in Atelier.'),
        icon: UserPen,
        keywords: t('edit name photo picture account'),
      },
      {
        id: 'look',
        label: t('Look'),
        lead: t('How Atelier looks on this device.'),
        icon: SunMoon,
        keywords: t('theme dark light appearance colors'),
      },
      {
        id: 'language',
        label: t('Language'),
        lead: t('Changes menus, buttons and messages on this device. Your work stays as it is.'),
        icon: Languages,
        keywords: t('english german translation locale'),
      },
      {
        id: 'time-zone',
        label: t('Time zone'),
        lead: t('What dates and reminders go by.'),
        icon: Clock,
        keywords: t('clock date hour'),
      },
      {
        id: 'notifications',
        label: t('Notifications'),
        lead: t('Everything shows up under the bell. Choose what we also email you.'),
        icon: BellRing,
        keywords: t('mail e-mail bell messages'),
      },
    ],
  },
  {
    label: t('Access'),
    entries: [
      {
        id: 'sign-in',
        label: t('Sign-in and devices'),
        lead: t('How you sign in, and where you’re signed in.'),
        icon: ShieldCheck,
        keywords: t('password email two-step factor passkey sessions'),
      },
      {
        id: 'keys',
        label: t('API keys'),
        lead: t('Keys let your own programs and assistants use Atelier as you.'),
        icon: KeyRound,
        keywords: t('token program assistant mcp'),
      },
      {
        id: 'webhooks',
        label: t('Webhooks'),
        lead: t('Atelier calls your own programs when something happens, with a signed message.'),
        icon: Webhook,
        keywords: t('events address program'),
      },
    ],
  },
  {
    label: t('Your work'),
    entries: [
      {
        id: 'brand',
        label: t('Brand'),
        lead: t('What designs, campaigns and videos of yours begin with.'),
        icon: Palette,
        keywords: t('brand kit logo fonts'),
      },
      {
        id: 'files',
        label: t('Details in my files'),
        lead: t('Every file says that it was made with Atelier, how, and with which engine.'),
        icon: FileBadge,
        keywords: t('metadata prompt origin privacy'),
      },
      {
        id: 'storage',
        label: t('Storage and usage'),
        lead: t('What you have used this month, and how much room your files take.'),
        icon: HardDrive,
        keywords: t('space quota limit disk full'),
      },
      {
        id: 'export',
        label: t('Export my data'),
        lead: t('A ZIP file with everything you have here: profile, projects, generations, tasks and files.'),
        icon: Download,
        keywords: t('download zip takeout'),
      },
      {
        id: 'leaving',
        label: t('Delete my account'),
        lead: t(
          'This deletes your account and everything in it: projects, generations, files and tasks. It can’t be undone.',
        ),
        icon: Trash2,
        keywords: t('leave close remove'),
      },
    ],
  },
  {
    label: t('This installation'),
    entries: [
      {
        id: 'installation',
        label: t('Values and tests'),
        lead: t('Every value of this installation, and where it comes from.'),
        icon: ServerCog,
        keywords: t('environment config default admin test mail storage models'),
        adminOnly: true,
      },
      {
        id: 'backup',
        label: t('Backup and restore'),
        lead: t('Everything in one archive, and back again.'),
        icon: DatabaseBackup,
        keywords: t('archive save copy'),
        adminOnly: true,
      },
      {
        id: 'updates',
        label: t('Updates'),
        lead: t('Which version runs here, and how to bring the next one.'),
        icon: RefreshCw,
        keywords: t('version upgrade release'),
        adminOnly: true,
      },
    ],
  },
] as const satisfies readonly { label: string; entries: readonly SettingsEntry[] }[];

export type SettingsId = (typeof SETTINGS_GROUPS)[number]['entries'][number]['id'];

export const SETTINGS_ENTRIES: readonly SettingsEntry[] = SETTINGS_GROUPS.flatMap(
  ({ entries }): readonly SettingsEntry[] => entries,
);

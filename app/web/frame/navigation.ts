/** What the sidebar lists and what the search box finds. */

import {
  BookOpen,
  CalendarDays,
  Clapperboard,
  CreditCard,
  FileText,
  Film,
  FolderOpen,
  Image,
  LayoutDashboard,
  LayoutTemplate,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  MicVocal,
  Music,
  PenTool,
  PersonStanding,
  Settings,
  Share2,
  ShieldCheck,
  Volume2,
  WandSparkles,
} from 'lucide-react';
import { t } from '#common/texts.ts';

export interface NavEntry {
  label: string;
  icon: LucideIcon;
  /** Absent: not available yet, shown disabled. */
  path?: string;
}

export interface NavGroup {
  label: string;
  entries: readonly NavEntry[];
}

export const DASHBOARD: NavEntry = { label: t('Dashboard'), icon: LayoutDashboard, path: '/' };
export const LIBRARY: NavEntry = { label: t('Library'), icon: FolderOpen, path: '/library' };
export const ADMIN: NavEntry = { label: t('Admin Dashboard'), icon: ShieldCheck, path: '/admin' };

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: t('Create'),
    entries: [
      { label: t('AI Image Generator'), icon: Image, path: '/ai-image-generator' },
      { label: t('AI Video Maker'), icon: Film, path: '/video-maker' },
      { label: t('3D Avatar Creator'), icon: PersonStanding, path: '/avatar-creator' },
      { label: t('Logo & Watermark Maker'), icon: PenTool, path: '/logo-maker' },
      { label: t('Design Studio'), icon: LayoutTemplate, path: '/design-studio' },
      { label: t('Photo Editor'), icon: WandSparkles, path: '/photo-editor' },
      { label: t('AI Speech Tools'), icon: Volume2, path: '/speech-tools' },
      { label: t('Cover Song Maker'), icon: MicVocal, path: '/cover-song-maker' },
      { label: t('AI Song Generator'), icon: Music, path: '/song-generator' },
      { label: t('AI Movie Maker'), icon: Clapperboard },
    ],
  },
  {
    label: t('Organize'),
    entries: [
      { label: t('Task Management'), icon: ListChecks, path: '/task-management' },
      { label: t('Calendar & Planners'), icon: CalendarDays },
      { label: t('Notes'), icon: FileText },
    ],
  },
  {
    label: t('Social & marketing'),
    entries: [
      { label: t('Campaigns'), icon: Megaphone, path: '/campaigns' },
      { label: t('Instagram Tools'), icon: Share2 },
      { label: t('Facebook Tools'), icon: MessagesSquare },
      { label: t('Marketing Videos'), icon: Megaphone, path: '/marketing-videos' },
      { label: t('Email Campaigns'), icon: Mail, path: '/email-campaigns' },
    ],
  },
  {
    label: t('Publish'),
    entries: [
      { label: t('Template Maker'), icon: LayoutTemplate },
      { label: t('Book Creator'), icon: BookOpen },
    ],
  },
];

export const NAV_FOOTER: readonly NavEntry[] = [
  { label: t('Settings'), icon: Settings },
  { label: t('Help & Support'), icon: LifeBuoy },
];

export interface SearchEntry {
  label: string;
  icon: LucideIcon;
  path: string;
  /** Other words that people may type for it. */
  keywords: string;
  adminOnly?: boolean;
}

export const SEARCH_ENTRIES: readonly SearchEntry[] = [
  { label: t('Dashboard'), icon: LayoutDashboard, path: '/', keywords: t('home start overview projects') },
  {
    label: t('AI Image Generator'),
    icon: Image,
    path: '/ai-image-generator',
    keywords: t('picture photo art draw illustration'),
  },
  {
    label: t('3D Avatar & Character Creator'),
    icon: PersonStanding,
    path: '/avatar-creator',
    keywords: t('cartoon anime figure person story scene animate'),
  },
  {
    label: t('AI Video Maker'),
    icon: Film,
    path: '/video-maker',
    keywords: t('movie clip film marketing birthday slideshow'),
  },
  {
    label: t('AI Speech Tools'),
    icon: Volume2,
    path: '/speech-tools',
    keywords: t('voice text to speech tts transcribe audio recording'),
  },
  {
    label: t('Cover Song Maker'),
    icon: MicVocal,
    path: '/cover-song-maker',
    keywords: t('music sing karaoke lip sync face'),
  },
  {
    label: t('AI Song Generator'),
    icon: Music,
    path: '/song-generator',
    keywords: t('song lyrics sing melody vocals band music write'),
  },
  {
    label: t('Logo & Watermark Maker'),
    icon: PenTool,
    path: '/logo-maker',
    keywords: t('brand design svg sign mark'),
  },
  {
    label: t('Photo Editor'),
    icon: WandSparkles,
    path: '/photo-editor',
    keywords: t('crop rotate filter remove background cut out erase upscale enlarge retouch picture'),
  },
  {
    label: t('Design Studio'),
    icon: LayoutTemplate,
    path: '/design-studio',
    keywords: t(
      'post thumbnail flyer poster business card menu voucher invitation certificate story banner brand kit template',
    ),
  },
  {
    label: t('Campaigns'),
    icon: Megaphone,
    path: '/campaigns',
    keywords: t('marketing social media post offer instagram facebook plan schedule captions flyer'),
  },
  {
    label: t('Marketing Videos'),
    icon: Megaphone,
    path: '/marketing-videos',
    keywords: t('advert commercial recipe trade offer film'),
  },
  {
    label: t('Email Campaigns'),
    icon: Mail,
    path: '/email-campaigns',
    keywords: t('mail newsletter subscribers audience landing page form list send'),
  },
  {
    label: t('Library'),
    icon: FolderOpen,
    path: '/library',
    keywords: t('files assets gallery my work collections bin trash share storage download'),
  },
  {
    label: t('Task Management'),
    icon: ListChecks,
    path: '/task-management',
    keywords: 'todo to-do list due plan reminder',
  },
  {
    label: t('Subscription'),
    icon: CreditCard,
    path: '/subscription',
    keywords: t('plan billing price upgrade pay invoice usage'),
  },
  {
    label: t('Security'),
    icon: ShieldCheck,
    path: '/security',
    keywords: 'password email two-step factor 2fa totp authenticator passkey sessions devices sign out',
  },
  { ...ADMIN, path: '/admin', keywords: 'users reports audit settings e-mail', adminOnly: true },
];

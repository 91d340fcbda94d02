/** What the sidebar lists and what the search box finds. */

import {
  BookOpen,
  CalendarDays,
  Clapperboard,
  CreditCard,
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
  NotebookPen,
  PenTool,
  PersonStanding,
  Settings,
  Share2,
  ShieldCheck,
  Stamp,
  Volume2,
  WandSparkles,
} from 'lucide-react';
import { t } from '#common/texts.ts';
import { SETTINGS_ENTRIES, settingsPath } from '../settings/entries.ts';

export interface NavEntry {
  label: string;
  icon: LucideIcon;
  path: string;
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
      { label: t('AI Movie Maker'), icon: Clapperboard, path: '/movie-maker' },
    ],
  },
  {
    label: t('Organize'),
    entries: [
      { label: t('Task Management'), icon: ListChecks, path: '/task-management' },
      { label: t('Calendar & Planners'), icon: CalendarDays, path: '/calendar' },
      { label: t('Notes'), icon: NotebookPen, path: '/notes' },
    ],
  },
  {
    label: t('Social & marketing'),
    entries: [
      { label: t('Campaigns'), icon: Megaphone, path: '/campaigns' },
      { label: t('Instagram Tools'), icon: Share2, path: '/instagram-tools' },
      { label: t('Facebook Tools'), icon: MessagesSquare, path: '/facebook-tools' },
      { label: t('Marketing Videos'), icon: Megaphone, path: '/marketing-videos' },
      { label: t('Email Campaigns'), icon: Mail, path: '/email-campaigns' },
    ],
  },
  {
    label: t('Publish'),
    entries: [
      { label: t('Template Maker'), icon: Stamp, path: '/template-maker' },
      { label: t('Book Creator'), icon: BookOpen, path: '/book-creator' },
    ],
  },
];

export const NAV_FOOTER: readonly NavEntry[] = [
  { label: t('Settings'), icon: Settings, path: '/settings' },
  { label: t('Help & Support'), icon: LifeBuoy, path: '/help' },
];

export interface SearchEntry {
  label: string;
  icon: LucideIcon;
  path: string;
  /** Other words that people may type for it. */
  keywords: string;
  adminOnly?: boolean;
  /** Found by its words, and not listed before somebody types. */
  isPart?: boolean;
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
    label: t('Book Creator'),
    icon: BookOpen,
    path: '/book-creator',
    keywords: t('book picture book story children recipe comic guide epub pdf print cover audiobook'),
  },
  {
    label: t('AI Movie Maker'),
    icon: Clapperboard,
    path: '/movie-maker',
    keywords: t('movie film script scenes dialogue storyboard story characters shots'),
  },
  {
    label: t('Help & Support'),
    icon: LifeBuoy,
    path: '/help',
    keywords: t('help support question problem report how guide keyboard limits formats'),
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
    label: t('Template Maker'),
    icon: Stamp,
    path: '/template-maker',
    keywords: t('template form fill table csv brand lock many reuse'),
  },
  {
    label: t('Marketing Videos'),
    icon: Megaphone,
    path: '/marketing-videos',
    keywords: t('advert commercial recipe trade offer film'),
  },
  {
    label: t('Instagram Tools'),
    icon: Share2,
    path: '/instagram-tools',
    keywords: t('post story carousel grid reel cover hashtags first comment'),
  },
  {
    label: t('Facebook Tools'),
    icon: MessagesSquare,
    path: '/facebook-tools',
    keywords: t('post album link card preview event cover open graph'),
  },
  {
    label: t('Calendar & Planners'),
    icon: CalendarDays,
    path: '/calendar',
    keywords: t('schedule month week holidays events black friday plan posts feed'),
  },
  {
    label: t('Notes'),
    icon: NotebookPen,
    path: '/notes',
    keywords: t('write text journal markdown ideas wiki link document'),
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
  {
    label: t('Settings'),
    icon: Settings,
    path: '/settings',
    keywords: t('preferences account options profile'),
  },
  ...SETTINGS_ENTRIES.map(({ id, label, icon, keywords, adminOnly }) => ({
    label,
    icon,
    path: settingsPath(id),
    keywords,
    ...(adminOnly && { adminOnly }),
    isPart: true,
  })),
  { ...ADMIN, path: '/admin', keywords: 'users reports audit settings e-mail', adminOnly: true },
];

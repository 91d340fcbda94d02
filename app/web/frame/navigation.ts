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

export const DASHBOARD: NavEntry = { label: 'Dashboard', icon: LayoutDashboard, path: '/' };
export const ADMIN: NavEntry = { label: 'Admin Dashboard', icon: ShieldCheck, path: '/admin' };

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: 'Create',
    entries: [
      { label: 'AI Image Generator', icon: Image, path: '/ai-image-generator' },
      { label: 'AI Video Maker', icon: Film, path: '/video-maker' },
      { label: '3D Avatar Creator', icon: PersonStanding, path: '/avatar-creator' },
      { label: 'Logo & Watermark Maker', icon: PenTool, path: '/logo-maker' },
      { label: 'Design Studio', icon: LayoutTemplate, path: '/design-studio' },
      { label: 'AI Song Generator', icon: Music },
      { label: 'AI Movie Maker', icon: Clapperboard },
    ],
  },
  {
    label: 'Organize',
    entries: [
      { label: 'Task Management', icon: ListChecks, path: '/task-management' },
      { label: 'Calendar & Planners', icon: CalendarDays },
      { label: 'Notes', icon: FileText },
    ],
  },
  {
    label: 'Social & marketing',
    entries: [
      { label: 'Instagram Tools', icon: Share2 },
      { label: 'Facebook Tools', icon: MessagesSquare },
      { label: 'Marketing Videos', icon: Megaphone },
      { label: 'Email Campaigns', icon: Mail },
    ],
  },
  {
    label: 'Publish',
    entries: [
      { label: 'Template Maker', icon: LayoutTemplate },
      { label: 'Book Creator', icon: BookOpen },
    ],
  },
];

export const NAV_FOOTER: readonly NavEntry[] = [
  { label: 'Settings', icon: Settings },
  { label: 'Help & Support', icon: LifeBuoy },
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
  { label: 'Dashboard', icon: LayoutDashboard, path: '/', keywords: 'home start overview projects' },
  {
    label: 'AI Image Generator',
    icon: Image,
    path: '/ai-image-generator',
    keywords: 'picture photo art draw illustration',
  },
  {
    label: '3D Avatar & Character Creator',
    icon: PersonStanding,
    path: '/avatar-creator',
    keywords: 'cartoon anime figure person story scene animate',
  },
  {
    label: 'AI Video Maker',
    icon: Film,
    path: '/video-maker',
    keywords: 'movie clip film marketing birthday slideshow',
  },
  {
    label: 'AI Speech Tools',
    icon: Volume2,
    path: '/speech-tools',
    keywords: 'voice text to speech tts transcribe audio recording',
  },
  {
    label: 'Cover Song Maker',
    icon: MicVocal,
    path: '/cover-song-maker',
    keywords: 'music sing karaoke lip sync face',
  },
  {
    label: 'Logo & Watermark Maker',
    icon: PenTool,
    path: '/logo-maker',
    keywords: 'brand design svg sign mark',
  },
  {
    label: 'Photo Editor',
    icon: WandSparkles,
    path: '/photo-editor',
    keywords: 'crop rotate filter remove background cut out erase upscale enlarge retouch picture',
  },
  {
    label: 'Design Studio',
    icon: LayoutTemplate,
    path: '/design-studio',
    keywords:
      'post thumbnail flyer poster business card menu voucher invitation certificate story banner brand kit template',
  },
  {
    label: 'Library',
    icon: FolderOpen,
    path: '/library',
    keywords: 'files assets gallery my work collections bin trash share storage download',
  },
  {
    label: 'Task Management',
    icon: ListChecks,
    path: '/task-management',
    keywords: 'todo to-do list due plan reminder',
  },
  {
    label: 'Subscription',
    icon: CreditCard,
    path: '/subscription',
    keywords: 'plan billing price upgrade pay invoice usage',
  },
  {
    label: 'Security',
    icon: ShieldCheck,
    path: '/security',
    keywords: 'password email two-step factor 2fa totp authenticator passkey sessions devices sign out',
  },
  { ...ADMIN, path: '/admin', keywords: 'users reports audit settings e-mail', adminOnly: true },
];

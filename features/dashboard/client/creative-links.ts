/** Where creating starts: the tools, the kinds of film, and the short list behind the add button. */

import {
  AudioLines,
  CakeSlice,
  ImageIcon,
  ListPlus,
  type LucideIcon,
  Megaphone,
  MicVocal,
  PenTool,
  Presentation,
  Smartphone,
  UserRound,
  Video,
} from 'lucide-react';

export interface CreativeLink {
  title: string;
  text: string;
  href: string;
  icon: LucideIcon;
}

export const AI_TOOLS: readonly CreativeLink[] = [
  {
    title: 'AI Image Generator',
    text: 'Pictures from words, in ten art styles.',
    href: '/ai-image-generator',
    icon: ImageIcon,
  },
  {
    title: '3D Avatar Creator',
    text: 'Characters to shape, animate and reuse.',
    href: '/avatar-creator',
    icon: UserRound,
  },
  {
    title: 'AI Speech Tools',
    text: 'Text to speech, and recordings to text.',
    href: '/speech-tools',
    icon: AudioLines,
  },
  {
    title: 'Cover Song Maker',
    text: 'Your own music video for a song you love.',
    href: '/cover-song-maker',
    icon: MicVocal,
  },
];

export const VIDEO_STUDIO: readonly CreativeLink[] = [
  { title: 'Promotional Video', text: 'Show what you sell.', href: '/video-maker', icon: Megaphone },
  { title: 'Social Clip', text: 'Short, bold, made to share.', href: '/video-maker', icon: Smartphone },
  { title: 'Explainer', text: 'One idea, told step by step.', href: '/video-maker', icon: Presentation },
  { title: 'Celebration', text: 'Birthdays, weddings, journeys.', href: '/video-maker', icon: CakeSlice },
];

export const QUICK_CREATE: readonly Pick<CreativeLink, 'title' | 'href' | 'icon'>[] = [
  { title: 'New image', href: '/ai-image-generator', icon: ImageIcon },
  { title: 'New avatar', href: '/avatar-creator', icon: UserRound },
  { title: 'New video', href: '/video-maker', icon: Video },
  { title: 'New speech', href: '/speech-tools', icon: AudioLines },
  { title: 'New cover song', href: '/cover-song-maker', icon: MicVocal },
  { title: 'New logo', href: '/logo-maker', icon: PenTool },
  { title: 'New task', href: '/task-management?new', icon: ListPlus },
];

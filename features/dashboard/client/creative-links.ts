/** Where creating starts: the tools, the kinds of film, and the short list behind the add button. */

import {
  AudioLines,
  ImageIcon,
  LayoutTemplate,
  ListPlus,
  type LucideIcon,
  MicVocal,
  PenTool,
  UserRound,
  Video,
} from 'lucide-react';
import celebration from '../art/celebration.avif';
import characters from '../art/characters.avif';
import coverSong from '../art/cover-song.avif';
import designCard from '../art/design-card.avif';
import designFlyer from '../art/design-flyer.avif';
import designPost from '../art/design-post.avif';
import designThumbnail from '../art/design-thumbnail.avif';
import explainer from '../art/explainer.avif';
import pictures from '../art/pictures.avif';
import promotion from '../art/promotion.avif';
import social from '../art/social.avif';
import speech from '../art/speech.avif';

export interface CreativeLink {
  title: string;
  text: string;
  href: string;
  /** What comes out of it, at a glance. */
  picture: string;
  /** What the page begins with. */
  state?: Record<string, string>;
}

export interface QuickLink {
  title: string;
  href: string;
  icon: LucideIcon;
}

export const AI_TOOLS: readonly CreativeLink[] = [
  {
    title: 'AI Image Generator',
    text: 'Pictures from words, in ten art styles.',
    href: '/ai-image-generator',
    picture: pictures,
  },
  {
    title: '3D Avatar Creator',
    text: 'Characters to shape, animate and reuse.',
    href: '/avatar-creator',
    picture: characters,
  },
  {
    title: 'AI Speech Tools',
    text: 'Text to speech, and recordings to text.',
    href: '/speech-tools',
    picture: speech,
  },
  {
    title: 'Cover Song Maker',
    text: 'Your own music video for a song you love.',
    href: '/cover-song-maker',
    picture: coverSong,
  },
];

export const VIDEO_STUDIO: readonly CreativeLink[] = [
  {
    title: 'Promotional Video',
    text: 'Show what you sell.',
    href: '/video-maker',
    picture: promotion,
    state: { template: 'promotional' },
  },
  {
    title: 'Social Clip',
    text: 'Short, bold, made to share.',
    href: '/video-maker',
    picture: social,
    state: { template: 'social' },
  },
  {
    title: 'Explainer',
    text: 'One idea, told step by step.',
    href: '/video-maker',
    picture: explainer,
    state: { template: 'explainer' },
  },
  {
    title: 'Celebration',
    text: 'Birthdays, weddings, journeys.',
    href: '/video-maker',
    picture: celebration,
    state: { template: 'birthday' },
  },
];

export const DESIGN_STUDIO: readonly CreativeLink[] = [
  {
    title: 'Social Post',
    text: 'Made for every feed and story.',
    href: '/design-studio?format=instagram-post',
    picture: designPost,
  },
  {
    title: 'Flyer & Poster',
    text: 'Ready to print, with bleed.',
    href: '/design-studio?format=flyer-a5',
    picture: designFlyer,
  },
  {
    title: 'Thumbnail',
    text: 'A cover that gets the click.',
    href: '/design-studio?format=youtube-thumbnail',
    picture: designThumbnail,
  },
  {
    title: 'Business Card',
    text: 'Front and back, in your colours.',
    href: '/design-studio?format=business-card',
    picture: designCard,
  },
];

export const QUICK_CREATE: readonly QuickLink[] = [
  { title: 'New image', href: '/ai-image-generator', icon: ImageIcon },
  { title: 'New avatar', href: '/avatar-creator', icon: UserRound },
  { title: 'New video', href: '/video-maker', icon: Video },
  { title: 'New speech', href: '/speech-tools', icon: AudioLines },
  { title: 'New cover song', href: '/cover-song-maker', icon: MicVocal },
  { title: 'New logo', href: '/logo-maker', icon: PenTool },
  { title: 'New design', href: '/design-studio', icon: LayoutTemplate },
  { title: 'New task', href: '/task-management?new', icon: ListPlus },
];

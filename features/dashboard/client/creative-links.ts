/** Where creating starts: the tools, the kinds of film, and the short list behind the add button. */

import {
  AudioLines,
  BookOpen,
  Clapperboard,
  ImageIcon,
  LayoutTemplate,
  ListPlus,
  type LucideIcon,
  Megaphone,
  MicVocal,
  Music,
  NotebookPen,
  PenTool,
  Stamp,
  UserRound,
  Video,
} from 'lucide-react';
import { t } from '#common/texts.ts';
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
import type { CountedKind } from '../contract.ts';

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
    title: t('AI Image Generator'),
    text: t('Pictures from words, in ten art styles.'),
    href: '/ai-image-generator',
    picture: pictures,
  },
  {
    title: t('3D Avatar Creator'),
    text: t('Characters to shape, animate and reuse.'),
    href: '/avatar-creator',
    picture: characters,
  },
  {
    title: t('AI Speech Tools'),
    text: t('Text to speech, and recordings to text.'),
    href: '/speech-tools',
    picture: speech,
  },
  {
    title: t('Cover Song Maker'),
    text: t('Your own music video for a song you love.'),
    href: '/cover-song-maker',
    picture: coverSong,
  },
];

export const VIDEO_STUDIO: readonly CreativeLink[] = [
  {
    title: t('Promotional Video'),
    text: t('Show what you sell.'),
    href: '/video-maker',
    picture: promotion,
    state: { template: 'promotional' },
  },
  {
    title: t('Social Clip'),
    text: t('Short, bold, made to share.'),
    href: '/video-maker',
    picture: social,
    state: { template: 'social' },
  },
  {
    title: t('Explainer'),
    text: t('One idea, told step by step.'),
    href: '/video-maker',
    picture: explainer,
    state: { template: 'explainer' },
  },
  {
    title: t('Celebration'),
    text: t('Birthdays, weddings, trips.'),
    href: '/video-maker',
    picture: celebration,
    state: { template: 'birthday' },
  },
];

export const DESIGN_STUDIO: readonly CreativeLink[] = [
  {
    title: t('Social Post'),
    text: t('Made for every feed and story.'),
    href: '/design-studio?format=instagram-post',
    picture: designPost,
  },
  {
    title: t('Flyer & Poster'),
    text: t('Ready to print, with bleed.'),
    href: '/design-studio?format=flyer-a5',
    picture: designFlyer,
  },
  {
    title: t('Thumbnail'),
    text: t('A cover that gets the click.'),
    href: '/design-studio?format=youtube-thumbnail',
    picture: designThumbnail,
  },
  {
    title: t('Business Card'),
    text: t('Front and back, in your colors.'),
    href: '/design-studio?format=business-card',
    picture: designCard,
  },
];

export interface ShelfLink extends QuickLink {
  kind: CountedKind;
  text: string;
}

/** What is written, told and planned; with how many of each there are. */
export const SHELF: readonly ShelfLink[] = [
  {
    kind: 'book',
    title: t('Books'),
    text: t('Picture books, comics, recipes and guides.'),
    href: '/book-creator',
    icon: BookOpen,
  },
  {
    kind: 'movie',
    title: t('Movies'),
    text: t('A script, played by your characters.'),
    href: '/movie-maker',
    icon: Clapperboard,
  },
  {
    kind: 'song',
    title: t('Songs'),
    text: t('Words, a melody and a band.'),
    href: '/song-generator',
    icon: Music,
  },
  {
    kind: 'note',
    title: t('Notes'),
    text: t('Text, pictures and tasks on one page.'),
    href: '/notes',
    icon: NotebookPen,
  },
  {
    kind: 'campaign',
    title: t('Campaigns'),
    text: t('Everything for one offer, from one sentence.'),
    href: '/campaigns',
    icon: Megaphone,
  },
  {
    kind: 'template',
    title: t('Templates'),
    text: t('What you made, to fill in again.'),
    href: '/template-maker',
    icon: Stamp,
  },
];

export const QUICK_CREATE: readonly QuickLink[] = [
  { title: t('New image'), href: '/ai-image-generator', icon: ImageIcon },
  { title: t('New avatar'), href: '/avatar-creator', icon: UserRound },
  { title: t('New video'), href: '/video-maker', icon: Video },
  { title: t('New speech'), href: '/speech-tools', icon: AudioLines },
  { title: t('New cover song'), href: '/cover-song-maker', icon: MicVocal },
  { title: t('New logo'), href: '/logo-maker', icon: PenTool },
  { title: t('New design'), href: '/design-studio', icon: LayoutTemplate },
  { title: t('New note'), href: '/notes', icon: NotebookPen },
  { title: t('New book'), href: '/book-creator', icon: BookOpen },
  { title: t('New movie'), href: '/movie-maker', icon: Clapperboard },
  { title: t('New task'), href: '/task-management?new', icon: ListPlus },
];

/** The six tools of the selector: what each is called, what it promises, what its demo shows. */

import {
  AudioLines,
  Clapperboard,
  ImageIcon,
  type LucideIcon,
  MicVocal,
  PenTool,
  UserRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { t } from '#common/texts.ts';
import { AvatarDemo } from './demos/avatar-demo.tsx';
import { CoverSongDemo } from './demos/cover-song-demo.tsx';
import { ImageDemo } from './demos/image-demo.tsx';
import { LogoDemo } from './demos/logo-demo.tsx';
import { SpeechDemo } from './demos/speech-demo.tsx';
import { VideoDemo } from './demos/video-demo.tsx';

export interface ShowcaseFeature {
  id: string;
  title: string;
  blurb: string;
  demo: string;
  icon: LucideIcon;
  Visual: ComponentType;
}

export const SHOWCASE: readonly [ShowcaseFeature, ...ShowcaseFeature[]] = [
  {
    id: 'image',
    title: t('AI Image Generator'),
    blurb: t('Pictures from a sentence, in ten art styles.'),
    demo: t(
      'Describe the scene, pick a style from photorealistic to cyberpunk, and keep every picture in full size. Choose one below to see the words behind it.',
    ),
    icon: ImageIcon,
    Visual: ImageDemo,
  },
  {
    id: 'avatar',
    title: t('3D Avatar Creator'),
    blurb: t('Characters that stay the same everywhere.'),
    demo: t(
      'Shape a face, hair and outfit, then let your character walk, wave, dance and speak. It looks like itself in every scene, comic strip and video.',
    ),
    icon: UserRound,
    Visual: AvatarDemo,
  },
  {
    id: 'video',
    title: t('AI Video Maker'),
    blurb: t('From template to finished film.'),
    demo: t(
      'Start from eight templates, drop in your own pictures and clips, choose music and titles, and export a film of ten seconds to five minutes.',
    ),
    icon: Clapperboard,
    Visual: VideoDemo,
  },
  {
    id: 'cover-song',
    title: t('Cover Song Maker'),
    blurb: t('Your face, your stage, your song.'),
    demo: t(
      'Paste a link to a song you love, put yourself or an avatar on stage, and get a music video with matching lips, moves, camera and light.',
    ),
    icon: MicVocal,
    Visual: CoverSongDemo,
  },
  {
    id: 'speech',
    title: t('AI Speech Tools'),
    blurb: t('Text to voice, voice to text.'),
    demo: t(
      'Six natural voices read your words aloud in nine languages. The other way round, drop in a recording and get an editable transcript.',
    ),
    icon: AudioLines,
    Visual: SpeechDemo,
  },
  {
    id: 'logo',
    title: t('Logo & Watermark Maker'),
    blurb: t('Your own mark, still or animated.'),
    demo: t(
      'Design a sharp vector logo with colors, fonts and eight animations, then put your watermark on everything you publish.',
    ),
    icon: PenTool,
    Visual: LogoDemo,
  },
];

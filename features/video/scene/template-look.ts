/** What makes each template itself: its colours, its letters, how scenes change, and what moves in the background. */

import type { VideoStyle, VideoTemplateId } from '../contract.ts';

export type Motif = 'rays' | 'panels' | 'steps' | 'stickers' | 'confetti' | 'petals' | 'route' | 'grid';
export type Transition = 'wipe' | 'fade' | 'slide' | 'zoom' | 'circle';

export interface TemplateLook {
  /** Two colours of the background, the ink on it, and the accent. */
  ground: readonly [string, string];
  ink: string;
  accent: string;
  motif: Motif;
  transition: Transition;
  /** Words over the beats, where the person wrote none. */
  beats: readonly string[];
  ending: string;
}

export const LOOKS: Record<VideoTemplateId, TemplateLook> = {
  promotional: {
    ground: ['#5b21b6', '#1d4ed8'],
    ink: '#ffffff',
    accent: '#fbbf24',
    motif: 'rays',
    transition: 'wipe',
    beats: ['Made for you', 'Better in every way', 'Only for a short time'],
    ending: 'Get yours today',
  },
  product: {
    ground: ['#f1f5f9', '#cbd5e1'],
    ink: '#0f172a',
    accent: '#2563eb',
    motif: 'panels',
    transition: 'slide',
    beats: ['Designed with care', 'Every detail counts', 'Ready when you are'],
    ending: 'Find out more',
  },
  explainer: {
    ground: ['#e0f2fe', '#bae6fd'],
    ink: '#0c4a6e',
    accent: '#f97316',
    motif: 'steps',
    transition: 'slide',
    beats: ['First, the idea', 'Then, how it works', 'What you gain'],
    ending: 'That is all there is to it',
  },
  social: {
    ground: ['#f43f5e', '#f97316'],
    ink: '#ffffff',
    accent: '#fde047',
    motif: 'stickers',
    transition: 'zoom',
    beats: ['Wait for it', 'You will love this', 'Tell your friends'],
    ending: 'Follow for more',
  },
  birthday: {
    ground: ['#7c3aed', '#db2777'],
    ink: '#ffffff',
    accent: '#fde047',
    motif: 'confetti',
    transition: 'circle',
    beats: ['Today is your day', 'Make a wish', 'Here is to another year'],
    ending: 'Happy birthday!',
  },
  wedding: {
    ground: ['#fdf2f8', '#fbe9dd'],
    ink: '#6b4a3c',
    accent: '#b98a5e',
    motif: 'petals',
    transition: 'fade',
    beats: ['Two hearts', 'One day to remember', 'With those we love'],
    ending: 'Forever begins today',
  },
  travel: {
    ground: ['#0e7490', '#164e63'],
    ink: '#ffffff',
    accent: '#fcd34d',
    motif: 'route',
    transition: 'wipe',
    beats: ['Pack light', 'See more', 'Take the long way home'],
    ending: 'Where to next?',
  },
  training: {
    ground: ['#f8fafc', '#e2e8f0'],
    ink: '#1e293b',
    accent: '#059669',
    motif: 'grid',
    transition: 'fade',
    beats: ['What you will learn', 'Step by step', 'Practise it yourself'],
    ending: 'Well done',
  },
};

export interface StyleLook {
  family: string;
  weight: number;
  upper: boolean;
  /** Share of the frame's height. */
  title: number;
  spacing: number;
  /** Corners of plates, as a share of their height. */
  round: number;
  /** Strength of movement. */
  energy: number;
  plate: 'none' | 'solid' | 'line' | 'glass';
}

export const STYLES: Record<VideoStyle, StyleLook> = {
  modern: {
    family: 'Inter Variable, Inter, Arial, sans-serif',
    weight: 700,
    upper: false,
    title: 0.115,
    spacing: -1,
    round: 0.3,
    energy: 1,
    plate: 'glass',
  },
  classic: {
    family: 'Georgia, Gelasio, serif',
    weight: 700,
    upper: false,
    title: 0.1,
    spacing: 0,
    round: 0,
    energy: 0.6,
    plate: 'line',
  },
  minimal: {
    family: 'Inter Variable, Inter, Arial, sans-serif',
    weight: 400,
    upper: false,
    title: 0.085,
    spacing: 0,
    round: 0,
    energy: 0.4,
    plate: 'none',
  },
  bold: {
    family: 'Inter Variable, Inter, Arial, sans-serif',
    weight: 900,
    upper: true,
    title: 0.15,
    spacing: -2,
    round: 0,
    energy: 1.4,
    plate: 'solid',
  },
  elegant: {
    family: 'Times New Roman, Tinos, serif',
    weight: 400,
    upper: false,
    title: 0.105,
    spacing: 2,
    round: 0,
    energy: 0.5,
    plate: 'line',
  },
  playful: {
    family: 'Verdana, DejaVu Sans, sans-serif',
    weight: 700,
    upper: false,
    title: 0.11,
    spacing: 0,
    round: 0.5,
    energy: 1.6,
    plate: 'solid',
  },
};

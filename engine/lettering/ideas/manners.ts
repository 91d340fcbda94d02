/** Twelve ways to set a name. Each fixes what makes its look and leaves colours and symbol open. */

import type { MarkDesign } from '../mark/design.ts';
import type { Mood } from './palettes.ts';

export interface Manner {
  name: string;
  /** 'trade': a symbol of the business; 'abstract': a figure; 'mono': the initial; 'none': letters only. */
  symbol: 'trade' | 'abstract' | 'mono' | 'none';
  /** How trade symbols are drawn. */
  drawn?: 'fill' | 'duotone';
  /** Moods that suit; empty for any. */
  moods: readonly Mood[];
  tagline: boolean;
  set: Partial<MarkDesign>;
  /** Where it changes when a trade was named and its symbol is to stand there. */
  withTrade?: Partial<MarkDesign>;
}

export const MANNERS: readonly Manner[] = [
  {
    name: 'Friendly',
    symbol: 'trade',
    drawn: 'fill',
    moods: [],
    tagline: false,
    set: { layout: 'left', fontFamily: 'Arial', weight: 700, fontSize: '30px', letterSpacing: -15 },
  },
  {
    name: 'Formal',
    symbol: 'trade',
    drawn: 'fill',
    moods: ['classic', 'calm', 'warm'],
    tagline: true,
    set: { layout: 'above', plate: 'circle', fontFamily: 'Georgia', weight: 600, fontSize: '26px' },
  },
  {
    name: 'Two-tone',
    symbol: 'none',
    moods: ['bold', 'fresh', 'calm'],
    tagline: true,
    set: {
      layout: 'text',
      twoTone: true,
      fontFamily: 'Verdana',
      weight: 700,
      fontSize: '25px',
      letterSpacing: -20,
    },
    withTrade: { layout: 'left', fontSize: '23px' },
  },
  {
    name: 'Round seal',
    symbol: 'trade',
    drawn: 'fill',
    moods: ['warm', 'classic', 'fresh'],
    tagline: true,
    set: {
      layout: 'badge',
      fontFamily: 'Georgia',
      weight: 700,
      fontSize: '25px',
      casing: 'upper',
      letterSpacing: 100,
    },
  },
  {
    name: 'Abstract',
    symbol: 'abstract',
    moods: ['bold', 'neon', 'fresh'],
    tagline: false,
    set: {
      layout: 'left',
      fontFamily: 'Helvetica',
      weight: 600,
      fontSize: '30px',
      gradient: 'diagonal',
      letterSpacing: -10,
    },
  },
  {
    name: 'Monogram',
    symbol: 'mono',
    moods: [],
    tagline: true,
    set: {
      layout: 'left',
      plate: 'rounded',
      fontFamily: 'Arial',
      weight: 600,
      fontSize: '24px',
      letterSpacing: 10,
    },
  },
  {
    name: 'Wide serif',
    symbol: 'none',
    moods: ['classic', 'soft', 'calm'],
    tagline: true,
    set: {
      layout: 'text',
      fontFamily: 'Times New Roman',
      weight: 400,
      fontSize: '24px',
      casing: 'upper',
      letterSpacing: 180,
      ornament: 'flank',
    },
    withTrade: { layout: 'above', fontSize: '20px' },
  },
  {
    name: 'Label',
    symbol: 'none',
    moods: ['bold', 'warm', 'fresh'],
    tagline: false,
    set: { layout: 'boxed', fontFamily: 'Arial', weight: 700, fontSize: '28px' },
    withTrade: { layout: 'left', plate: 'rounded' },
  },
  {
    name: 'Dark',
    symbol: 'trade',
    drawn: 'duotone',
    moods: ['dark'],
    tagline: true,
    set: {
      layout: 'above',
      fontFamily: 'Arial',
      weight: 600,
      fontSize: '24px',
      gradient: 'down',
      symbolScale: 1.1,
    },
  },
  {
    name: 'Classic',
    symbol: 'none',
    moods: ['soft', 'warm', 'classic'],
    tagline: true,
    set: {
      layout: 'text',
      fontFamily: 'Georgia',
      weight: 500,
      italic: true,
      fontSize: '31px',
      ornament: 'underline',
    },
    withTrade: { layout: 'above', fontSize: '26px' },
  },
  {
    name: 'Filled seal',
    symbol: 'trade',
    drawn: 'fill',
    moods: ['bold', 'warm', 'calm'],
    tagline: true,
    set: {
      layout: 'badge',
      plate: 'circle',
      fontFamily: 'Arial',
      weight: 700,
      fontSize: '24px',
      casing: 'upper',
      letterSpacing: 110,
    },
  },
  {
    name: 'Tall sans',
    symbol: 'abstract',
    moods: ['calm', 'soft', 'fresh', 'classic'],
    tagline: true,
    set: {
      layout: 'above',
      fontFamily: 'Helvetica',
      weight: 500,
      fontSize: '22px',
      casing: 'upper',
      letterSpacing: 140,
    },
  },
];

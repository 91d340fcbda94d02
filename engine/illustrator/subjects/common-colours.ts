/** Colours that eyes, mouths, tyres and the like share, unless a subject names its own. */

import type { Colours } from './subject.ts';

export const COMMON_COLOURS: Colours = {
  eyeWhite: '#fdfbf7',
  iris: '#6b4423',
  pupil: '#1b1417',
  shine: '#ffffff',
  nose: '#2a1d1f',
  mouth: '#5c2530',
  tongue: '#ee7f88',
  blush: '#f2a29a',
  tooth: '#fffaf0',
  claw: '#f4ead8',
  tyre: '#2b2d33',
  hub: '#d9dde3',
  chrome: '#e4e8ee',
  glass: '#a9d3e8',
  darkGlass: '#33485c',
  lamp: '#fff1b8',
  wood: '#8a5a36',
  leaf: '#4f9a4a',
  skin: '#f0b98d',
  paper: '#fbf6e8',
  blank: '#f3f5f8',
};

/** The colours that words ask for, as a subject wears them. */

import type { Colour } from '../scene-spec.ts';

export const WORN: Record<Colour, string> = {
  red: '#d6332a',
  orange: '#ee8130',
  yellow: '#f5c833',
  green: '#46a04e',
  turquoise: '#2db7ad',
  blue: '#3272d9',
  purple: '#8247bf',
  pink: '#ef86b4',
  brown: '#80532f',
  black: '#2b2b33',
  white: '#f2efe8',
  grey: '#8b8f97',
  gold: '#dba72e',
  silver: '#bcc4cd',
};

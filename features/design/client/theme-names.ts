/** What the colours and faces of a theme are called, and which typefaces are offered. */

import { FACE_CATALOGUE, type FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';

export const THEME_COLORS = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  ink: 'Text',
  paper: 'Background',
} as const;

export const THEME_FACES = { heading: 'Headings', body: 'Text', accent: 'Accents' } as const;

export const OFFERED_FACES = (Object.keys(FACE_CATALOGUE) as FaceFamilyName[]).filter(
  (name) => !('isFallback' in FACE_CATALOGUE[name]),
);

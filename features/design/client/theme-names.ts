/** What the colours and faces of a theme are called. */

export const THEME_COLORS = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  ink: 'Text',
  paper: 'Background',
} as const;

export const THEME_FACES = { heading: 'Headings', body: 'Text', accent: 'Accents' } as const;

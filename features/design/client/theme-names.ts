/** What the colours and faces of a theme are called. */

import { t } from '#common/texts.ts';
export const THEME_COLORS = {
  primary: t('Primary'),
  secondary: t('Secondary'),
  accent: t('Accent'),
  ink: t('Text'),
  paper: t('Background'),
} as const;

export const THEME_FACES = { heading: t('Headings'), body: t('Text'), accent: t('Accents') } as const;

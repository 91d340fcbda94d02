/** What a template is: a few functions that lay out its page in any size, out of slots with roles. */

import type { FormatName } from '../document/formats.ts';
import type { TEMPLATE_CATEGORIES } from '../document/template-categories.ts';
import type { Theme } from '../document/theme.ts';
import type { Kit } from './kit.ts';
import type { Words } from './words.ts';

export interface Template {
  id: string;
  name: string;
  category: (typeof TEMPLATE_CATEGORIES)[number];
  /** Formats it looks well in, the best one first. */
  formats: readonly FormatName[];
  theme: Theme;
  /** Shown where nobody wrote anything yet; a slot without words is left out. */
  words: Words;
  /** Pictures for its photo slots, by their names in `art/`. */
  photos?: readonly string[];
  /** One for each page: a card has a front and a back. The last one serves all further pages. */
  pages: readonly ((kit: Kit) => void)[];
}

export const theme = (
  colors: readonly [primary: string, secondary: string, accent: string, ink: string, paper: string],
  faces: readonly [
    heading: Theme['faces']['heading'],
    body: Theme['faces']['body'],
    accent?: Theme['faces']['accent'],
  ],
): Theme => ({
  colors: { primary: colors[0], secondary: colors[1], accent: colors[2], ink: colors[3], paper: colors[4] },
  faces: { heading: faces[0], body: faces[1], accent: faces[2] ?? 'caveat' },
});

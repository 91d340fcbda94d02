/** The first design of a logo: stationery made for it where the format is stationery, else the logo in the middle of a page. */

import { blankDocument, type DesignDocument } from '#engine/page/document/document.ts';
import { FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import { layerSchema } from '#engine/page/document/layers.ts';
import { DEFAULT_THEME, type Theme } from '#engine/page/document/theme.ts';
import type { SeatedLogo } from '#engine/page/layout/seat-logo.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import type { Words } from '#engine/page/templates/words.ts';
import { withOwnLines } from '../ideas/card-words.ts';
import { findTemplate } from '../templates/all-templates.ts';

/** Formats that a logo goes on first. */
export const LOGO_FORMATS = [
  'business-card',
  'letterhead',
  'instagram-square',
  'instagram-story',
  'facebook-cover',
  'email-header',
  'presentation-slide',
  'voucher',
] as const satisfies readonly FormatName[];

const MADE_FOR_IT: Partial<Record<FormatName, string>> = {
  'business-card': 'logo-card',
  letterhead: 'letter-line',
};

export interface LogoWords {
  name: string;
  /** What the brand says of itself. */
  words?: Words | undefined;
  theme?: Theme | undefined;
}

/** A card or a letterhead with the logo in it; undefined for all other formats. */
export function logoStationery(
  format: FormatName,
  { src, alt }: Pick<SeatedLogo, 'src' | 'alt'>,
  { name, words, theme }: LogoWords,
): DesignDocument | undefined {
  const template = findTemplate(MADE_FOR_IT[format]);
  if (!template) return undefined;
  const built = buildTemplate(template, format, {
    name: `${name} · ${FORMATS[format].label}`.slice(0, 120),
    words: withOwnLines({ headline: name, ...words }, format, 'en'),
    isOnly: true,
    logo: src,
    theme: theme ?? DEFAULT_THEME,
  });
  return {
    ...built,
    pages: built.pages.map((page) => ({
      ...page,
      layers: page.layers.map((one) => (one.type === 'logo' ? { ...one, alt: alt.slice(0, 300) } : one)),
    })),
  };
}

export function logoDocument(format: FormatName, logo: SeatedLogo, about: LogoWords): DesignDocument {
  const made = logoStationery(format, logo, about);
  if (made) return made;
  const blank = blankDocument(format);
  const [first, ...rest] = blank.pages;
  const { ratio = 1 } = logo;
  // Alone on its page it may be large.
  const w = Math.min(first!.width * 0.58, first!.height * 0.6 * ratio);
  const h = w / ratio;
  const layer = layerSchema.parse({
    id: 'logo',
    type: 'logo',
    role: 'logo',
    src: logo.src,
    alt: logo.alt.slice(0, 300),
    fit: 'contain',
    x: (first!.width - w) / 2,
    y: (first!.height - h) / 2,
    w,
    h,
  });
  return {
    ...blank,
    theme: about.theme ?? blank.theme,
    pages: [{ ...first!, layers: [layer] }, ...rest],
  };
}

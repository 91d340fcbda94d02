/** A template in a format, with words, pictures and colours poured in: a finished document. */

import { type DesignDocument, documentSchema } from '../document/document.ts';
import { FORMATS, type FormatName } from '../document/formats.ts';
import type { Theme } from '../document/theme.ts';
import { Kit } from './kit.ts';
import type { Template } from './template.ts';
import type { Words } from './words.ts';

export interface Pouring {
  name?: string;
  /** Replaces the words of the template; an empty one leaves its slot out. */
  words?: Words;
  /** `only`: nothing of the template's own words is kept. */
  isOnly?: boolean;
  photos?: readonly (string | null)[];
  logo?: string | null;
  theme?: Theme;
}

export function buildTemplate(template: Template, format: FormatName, pouring: Pouring = {}): DesignDocument {
  const size = FORMATS[format];
  const words = pouring.isOnly ? (pouring.words ?? {}) : { ...template.words, ...pouring.words };
  const photos = pouring.photos?.length
    ? pouring.photos
    : (template.photos ?? []).map((name) => `art:${name}`);
  const count = Math.max(size.pages, 1);
  const pages = Array.from({ length: count }, (_, i) => {
    const kit = new Kit({ format: size, words, photos, logo: pouring.logo ?? null });
    template.pages[Math.min(i, template.pages.length - 1)]!(kit);
    return {
      width: size.width,
      height: size.height,
      bleed: size.bleed,
      background: kit.background,
      layers: kit.layers,
    };
  });
  return documentSchema.parse({
    name: pouring.name ?? template.name,
    format,
    dpi: size.dpi,
    theme: pouring.theme ?? template.theme,
    template: template.id,
    pages,
  });
}

/** "Make it mine": the colours, faces and logo of a brand put into a design, and its own words for empty slots. */

import type { DesignDocument } from '#engine/page/document/document.ts';
import type { Role } from '#engine/page/document/layers.ts';
import type { BrandKit } from './contract.ts';

/** Recolours and re-letters; what is written stays. */
export function makeItMine(
  document: DesignDocument,
  kit: Pick<BrandKit, 'colors' | 'faces' | 'logos'>,
): DesignDocument {
  const [logo] = kit.logos;
  return {
    ...document,
    theme: { colors: kit.colors, faces: kit.faces },
    pages: document.pages.map((page) => ({
      ...page,
      layers: page.layers.map((layer) => (layer.type === 'logo' && logo ? { ...layer, src: logo } : layer)),
    })),
  };
}

/** What a brand says in the slots that are about itself. */
export function wordsOfBrand({ contact }: Pick<BrandKit, 'contact'>): Partial<Record<Role, string>> {
  const lines = [contact.phone, contact.email].filter(Boolean).join('\n');
  return {
    ...(lines && { contact: lines }),
    ...(contact.website && { website: contact.website }),
    ...(contact.address && { place: contact.address }),
  };
}

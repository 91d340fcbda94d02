/** Puts a logo's file into the places of a design that wait for it. */

import type { DesignDocument } from '#engine/page/document/document.ts';
import { BRAND_LOGO } from '#engine/page/document/layers.ts';

export const withSource = (document: DesignDocument, src: string): DesignDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    layers: page.layers.map((one) => (one.type === 'logo' && one.src === BRAND_LOGO ? { ...one, src } : one)),
  })),
});

/** Where what templates are made of, and make, is found. */

import type { TemplateKind } from '#common/templates.ts';

export const KIND_PAGES: Record<TemplateKind, string> = {
  design: '/design-studio',
  film: '/video-maker',
  mail: '/email-campaigns',
  campaign: '/campaigns',
  book: '/book-creator',
};

/** Under which headings a gallery shows its templates. */

export const TEMPLATE_CATEGORIES = [
  'offer',
  'event',
  'food',
  'quote',
  'news',
  'business',
  'celebration',
  'video',
] as const;

/** Formats that belong together, so that a template names the first one and a family. */

import type { FormatName } from '#engine/page/document/formats.ts';

const POSTS: readonly FormatName[] = [
  'instagram-post',
  'instagram-square',
  'instagram-story',
  'facebook-post',
  'linkedin-post',
  'x-post',
  'pinterest-pin',
];
const PRINTS: readonly FormatName[] = ['flyer-a5', 'poster-a3'];
const COVERS: readonly FormatName[] = ['youtube-thumbnail', 'reel-cover', 'tiktok-cover'];
const BANNERS: readonly FormatName[] = ['facebook-cover', 'x-header', 'linkedin-banner', 'email-header'];

const FAMILIES = { posts: POSTS, prints: PRINTS, covers: COVERS, banners: BANNERS };

/** The best one first, then the rest of the families. */
export function formats(best: FormatName, ...families: (keyof typeof FAMILIES)[]): readonly FormatName[] {
  return [...new Set([best, ...families.flatMap((name) => FAMILIES[name])])];
}

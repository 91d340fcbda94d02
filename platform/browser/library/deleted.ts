/** What deleting needs to know: lists without the thing that went, and what else uses it in words. */

import type { FileUse } from '#common/asset.ts';
import { currentLocale, t, tn } from '#common/texts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list, a page of one, or pages of it, without the thing; a total that is told beside it counts one less. */
export function without(data: unknown, id: string): unknown {
  if (Array.isArray(data))
    return data
      .filter((one) => !(isRecord(one) && one.id === id))
      .map((one) => (isRecord(one) && Object.values(one).some(Array.isArray) ? withoutIn(one, id) : one));
  return isRecord(data) ? withoutIn(data, id) : data;
}

function withoutIn(data: Record<string, unknown>, id: string): Record<string, unknown> {
  const next: Record<string, unknown> = {};
  let gone = 0;
  for (const [key, value] of Object.entries(data)) {
    next[key] = Array.isArray(value) ? without(value, id) : value;
    if (Array.isArray(value)) gone += value.length - (next[key] as unknown[]).length;
  }
  if (gone > 0 && typeof data.total === 'number') next.total = data.total - gone;
  return next;
}

/** How many of a kind of work, by its name on the server. */
const COUNTS: Record<string, (count: number) => string> = {
  'brand kit': (n) => tn(n, '{n} brand kit', '{n} brand kits'),
  'character film': (n) => tn(n, '{n} character film', '{n} character films'),
  character: (n) => tn(n, '{n} character', '{n} characters'),
  'cover song': (n) => tn(n, '{n} cover song', '{n} cover songs'),
  design: (n) => tn(n, '{n} design', '{n} designs'),
  'edited picture': (n) => tn(n, '{n} edited picture', '{n} edited pictures'),
  image: (n) => tn(n, '{n} image', '{n} images'),
  movie: (n) => tn(n, '{n} movie', '{n} movies'),
  book: (n) => tn(n, '{n} book', '{n} books'),
  logo: (n) => tn(n, '{n} logo', '{n} logos'),
  note: (n) => tn(n, '{n} note', '{n} notes'),
  scene: (n) => tn(n, '{n} scene', '{n} scenes'),
  video: (n) => tn(n, '{n} video', '{n} videos'),
  watermark: (n) => tn(n, '{n} watermark', '{n} watermarks'),
};

const countOf = (noun: string, count: number): string =>
  COUNTS[noun]?.(count) ?? tn(count, '{n} item', '{n} items');

/** "Used in the video “Summer”." or "Used in 2 videos and 1 design."; nothing where nothing uses it. */
export function usedIn(uses: readonly FileUse[]): string | undefined {
  const [first, ...more] = uses;
  if (!first) return undefined;
  if (more.length === 0) return t('Used in the {0} “{1}”.', t(first.noun), first.title);
  const groups = [...Map.groupBy(uses, ({ noun }) => noun)].map(([noun, all]) => countOf(noun, all.length));
  return t('Used in {0}.', new Intl.ListFormat(currentLocale()).format(groups));
}

/** What deleting needs to know: lists without the thing that went, and what else uses it in words. */

import type { FileUse } from '#common/asset.ts';

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

const plural = (noun: string, count: number): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun.replace(/y$/, 'ie').replace(/ch$/, 'che')}s`;

/** "Used in the video “Summer”." or "Used in 2 videos and 1 design."; nothing where nothing uses it. */
export function usedIn(uses: readonly FileUse[]): string | undefined {
  const [first, ...more] = uses;
  if (!first) return undefined;
  if (more.length === 0) return `Used in the ${first.noun} “${first.title}”.`;
  const groups = [...Map.groupBy(uses, ({ noun }) => noun)].map(([noun, all]) => plural(noun, all.length));
  return `Used in ${new Intl.ListFormat('en').format(groups)}.`;
}

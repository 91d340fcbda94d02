/** What was chosen in the search lately, kept in this browser for this person. */

import type { Hit, HitGroup } from './hit.ts';

const MAX = 5;
const keyOf = (userId: string) => `atelier-search-${userId}`;

/** As much of a choice as is worth keeping. */
export interface Chosen {
  key: string;
  group: HitGroup;
  label: string;
  path: string;
}

const isChosen = (one: unknown): one is Chosen =>
  typeof one === 'object' &&
  one !== null &&
  (['key', 'group', 'label', 'path'] as const).every((name) => typeof (one as Chosen)[name] === 'string') &&
  // Nothing but a page of this product.
  /^\/(?!\/)/.test((one as Chosen).path);

export function readRecent(userId: string): Chosen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function remember(userId: string, { key, group, label, path }: Hit): void {
  if (!path) return;
  const next = [{ key, group, label, path }, ...readRecent(userId).filter((one) => one.key !== key)];
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(next.slice(0, MAX)));
  } catch {
    /* Storage is blocked: nothing is remembered. */
  }
}

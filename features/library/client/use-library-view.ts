/** What of the library is shown, kept in the address so that it survives a reload and the way back. */

import { useSearchParams } from 'wouter';
import { LIBRARY_KINDS, LIBRARY_SORTS, LIBRARY_TOOLS } from '#common/library.ts';
import type { LibraryQuery } from '#platform/browser/library/library-pages.ts';

const KEYS = ['q', 'kind', 'tool', 'collection', 'tag', 'favorite', 'from', 'to', 'sort', 'bin'] as const;
type Key = (typeof KEYS)[number];

const pick = <T extends string>(value: string | null, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

/** A day in the reader's time zone as the moment it begins. */
const startOf = (day: string | null, add = 0): string | undefined => {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '');
  if (!match) return undefined;
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + add).toISOString();
};

export function readView(params: URLSearchParams): LibraryQuery {
  const text = (key: Key) => params.get(key)?.trim() || undefined;
  const view: LibraryQuery = {
    q: text('q'),
    kind: pick(params.get('kind'), LIBRARY_KINDS),
    tool: pick(params.get('tool'), LIBRARY_TOOLS),
    collection: text('collection'),
    tag: text('tag'),
    favorite: params.get('favorite') === 'true' ? 'true' : undefined,
    from: startOf(params.get('from')),
    to: startOf(params.get('to'), 1),
    sort: pick(params.get('sort'), LIBRARY_SORTS),
    bin: params.get('bin') === 'true' ? 'true' : undefined,
  };
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));
}

export function useLibraryView() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<Record<Key, string | undefined>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true },
    );
  return {
    view: readView(params),
    raw: (key: Key) => params.get(key) ?? '',
    change,
    /** Anything that narrows the list. */
    isFiltered: KEYS.some((key) => key !== 'sort' && key !== 'bin' && params.get(key)),
    clear: () =>
      change(Object.fromEntries(KEYS.filter((key) => key !== 'bin').map((key) => [key, undefined]))),
  };
}

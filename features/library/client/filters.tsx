/** Narrows the library: words, kind, tool, collection, tag, days, favourites; and puts it in order. */

import { useQuery } from '@tanstack/react-query';
import { Heart, Search, SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  LIBRARY_KINDS,
  LIBRARY_SORTS,
  LIBRARY_TOOLS,
  type LibraryKind,
  listCollections,
} from '#common/library.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { KIND_NAMES, TOOL_NAMES } from '#platform/browser/library/item-preview.tsx';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { getLibrarySummary } from '../contract.ts';
import type { useLibraryView } from './use-library-view.ts';

const SORT_NAMES = {
  newest: t('Newest first'),
  oldest: t('Oldest first'),
  name: t('Name'),
  largest: t('Largest first'),
};
const ANY = 'any';

type View = ReturnType<typeof useLibraryView>;

export function Filters({ state }: { state: View }) {
  const { view, raw, change, isFiltered, clear } = state;
  const count = (['tool', 'collection', 'tag', 'from', 'to'] as const).filter((key) => raw(key)).length;
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox value={raw('q')} onChange={(q) => change({ q })} />
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">
              <SlidersHorizontal /> {t('Filters')}
              {count > 0 && ` (${count})`}
            </Button>
          </PopoverTrigger>
          <PopoverContent className="w-80">
            <MoreFilters state={state} />
          </PopoverContent>
        </Popover>
        <Button
          variant={view.favorite ? 'secondary' : 'outline'}
          aria-pressed={view.favorite !== undefined}
          onClick={() => change({ favorite: view.favorite ? undefined : 'true' })}
        >
          <Heart className={cn(view.favorite && 'fill-current')} /> {t('Favorites')}
        </Button>
        <ChoiceSelect
          label={t('Sort by')}
          value={view.sort || 'newest'}
          choices={LIBRARY_SORTS}
          nameOf={(sort) => SORT_NAMES[sort]}
          onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
          className="w-40 sm:ml-auto"
        />
      </div>
      <div className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <fieldset className="flex w-max gap-1.5">
          <legend className="sr-only">{t('Kind')}</legend>
          {([undefined, ...LIBRARY_KINDS] as (LibraryKind | undefined)[]).map((kind) => (
            <button
              key={kind ?? ANY}
              type="button"
              aria-pressed={view.kind === kind}
              onClick={() => change({ kind })}
              className={cn(
                'focus-ring h-9 rounded-full border px-3.5 text-sm transition-colors',
                view.kind === kind
                  ? 'border-primary bg-primary/12 text-primary'
                  : 'bg-card text-muted-foreground hover:text-foreground',
              )}
            >
              {kind ? KIND_NAMES[kind] : t('Everything')}
            </button>
          ))}
          {isFiltered && (
            <Button variant="ghost" size="sm" onClick={clear}>
              <X /> {t('Clear filters')}
            </Button>
          )}
        </fieldset>
      </div>
    </div>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once typing has paused
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
  useEffect(() => {
    if (value === '') setText('');
  }, [value]);
  return (
    <div className="relative min-w-52 flex-1 sm:max-w-md">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
      <Input
        type="search"
        aria-label={t('Search your library')}
        placeholder={t('Search by name, prompt or spoken words')}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}

function MoreFilters({ state: { view, raw, change } }: { state: View }) {
  const { data: collections = [] } = useQuery(apiQuery(listCollections));
  const { data: summary } = useQuery(apiQuery(getLibrarySummary));
  const tags = summary?.tags.map((one) => one.tag) ?? [];
  const nameOf = (id: string) => collections.find((one) => one.id === id)?.name ?? t('Any collection');
  return (
    <div className="grid grid-cols-1 gap-4">
      <FormField label={t('Tool')}>
        <ChoiceSelect
          value={view.tool ?? ANY}
          choices={[ANY, ...LIBRARY_TOOLS]}
          nameOf={(tool) => (tool === ANY ? t('Any tool') : TOOL_NAMES[tool as never])}
          onChange={(tool) => change({ tool: tool === ANY ? undefined : tool })}
        />
      </FormField>
      <FormField label={t('Collection')}>
        <ChoiceSelect
          value={view.collection ?? ANY}
          choices={[ANY, ...collections.map((one) => one.id)]}
          nameOf={nameOf}
          onChange={(id) => change({ collection: id === ANY ? undefined : id })}
        />
      </FormField>
      <FormField label={t('Tag')}>
        <ChoiceSelect
          value={view.tag ?? ANY}
          choices={[ANY, ...tags]}
          nameOf={(tag) => (tag === ANY ? t('Any tag') : tag)}
          onChange={(tag) => change({ tag: tag === ANY ? undefined : tag })}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-3">
        <FormField label={t('From')}>
          <Input type="date" value={raw('from')} onChange={(event) => change({ from: event.target.value })} />
        </FormField>
        <FormField label={t('To')}>
          <Input type="date" value={raw('to')} onChange={(event) => change({ to: event.target.value })} />
        </FormField>
      </div>
    </div>
  );
}

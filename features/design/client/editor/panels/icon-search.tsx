/** Finds an icon by a word. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { currentLocale, t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { OutlineIcon } from '#ui/display/outline-icon.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Input } from '#ui/form/input.tsx';
import { searchDesignIcons } from '../../../contract.ts';
import { Press } from './fields.tsx';

export interface IconSearchProps {
  chosen?: string;
  onChoose: (id: string) => void;
}

export function IconSearch({ chosen, onChoose }: IconSearchProps) {
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim());
  const { data, isPending, isError } = useQuery({
    ...apiQuery(searchDesignIcons, {
      query: { ...(search && { search, language: currentLocale() }), limit: 60 },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="relative">
        <Search className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground" />
        <Input
          type="search"
          aria-label={t('Find an icon')}
          placeholder={t('coffee, phone, heart…')}
          className="pl-9"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <fieldset className="grid max-h-64 grid-cols-6 gap-1 overflow-y-auto p-0.5" aria-label={t('Icons')}>
        {data?.map((symbol) => (
          <Press
            key={symbol.id}
            label={t(symbol.name)}
            isPressed={chosen === symbol.id}
            onClick={() => onChoose(symbol.id)}
            className="size-auto aspect-square"
          >
            <OutlineIcon paths={symbol.paths} box={symbol.box} className="size-5 overflow-visible" />
          </Press>
        ))}
      </fieldset>
      {isPending && <Spinner className="mx-auto my-4" />}
      {data?.length === 0 && (
        <p className="text-muted-foreground text-sm">{t('Nothing found. Try another word.')}</p>
      )}
      {isError && <p className="text-destructive text-sm">{t('The icons could not be loaded.')}</p>}
    </div>
  );
}

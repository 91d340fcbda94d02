/** Choosing a symbol: search, none, or the initials; its size and the plate it stands on. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ban, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { currentLocale, t } from '#common/texts.ts';
import { PLATES } from '#engine/lettering/mark/design.ts';
import { initialsOf } from '#engine/lettering/symbols/monogram.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { cn } from '#ui/cn.ts';
import { OutlineIcon } from '#ui/display/outline-icon.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { searchSymbols } from '../../contract.ts';
import { PLATE_NAMES } from '../logo-names.ts';
import type { PartProps } from './part.ts';

export function SymbolFields({ design, onChange }: PartProps) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data, isPending, isError } = useQuery({
    ...apiQuery(searchSymbols, {
      query: { ...(settled && { search: settled, language: currentLocale() }), limit: 48 },
    }),
    placeholderData: keepPreviousData,
  });
  const choose = (symbol: string) =>
    onChange({ symbol, layout: symbol && design.layout === 'text' ? 'left' : design.layout });

  return (
    <>
      <FormField label={t('Find a symbol')} id="logo-symbol-search">
        <div className="relative">
          <Search className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground" />
          <Input
            id="logo-symbol-search"
            type="search"
            placeholder={t('coffee, law, dog, mountain...')}
            className="pl-9"
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </FormField>
      <fieldset className="max-h-60 overflow-y-auto rounded-md p-0.5">
        <legend className="sr-only">{t('Symbols')}</legend>
        <div className="grid grid-cols-6 gap-1.5">
          <SymbolButton label={t('No symbol')} isChosen={design.symbol === ''} onClick={() => choose('')}>
            <Ban className="size-5 text-muted-foreground" />
          </SymbolButton>
          <SymbolButton
            label={t('Initials')}
            isChosen={design.symbol === 'mono'}
            onClick={() => choose('mono')}
          >
            <span className="font-bold text-sm">
              {design.text.trim() ? initialsOf(design.text) : t('Ab')}
            </span>
          </SymbolButton>
          {data?.map((symbol) => (
            <SymbolButton
              key={symbol.id}
              label={t(symbol.name)}
              isChosen={design.symbol === symbol.id}
              onClick={() => choose(symbol.id)}
            >
              <OutlineIcon paths={symbol.paths} box={symbol.box} className="size-6 overflow-visible" />
            </SymbolButton>
          ))}
        </div>
        {isPending && <Spinner className="mx-auto my-4" />}
        {data?.length === 0 && (
          <p className="py-3 text-muted-foreground text-sm">{t('No symbols found. Try another word.')}</p>
        )}
        {isError && <p className="py-3 text-destructive text-sm">{t('The symbols could not be loaded.')}</p>}
      </fieldset>
      <FormField label={t('Plate behind it')} id="logo-plate">
        <ChoiceSelect
          value={design.plate}
          choices={PLATES}
          nameOf={(plate) => PLATE_NAMES[plate]}
          onChange={(plate) => onChange({ plate })}
        />
      </FormField>
      <FormField label={t('Symbol Size: {0}%', Math.round(design.symbolScale * 100))} id="logo-symbol-size">
        <Slider
          min={0.5}
          max={1.6}
          step={0.05}
          value={[design.symbolScale]}
          onValueChange={([symbolScale = 1]) => onChange({ symbolScale })}
        />
      </FormField>
    </>
  );
}

interface SymbolButtonProps {
  label: string;
  isChosen: boolean;
  onClick: () => void;
  children: ReactNode;
}

function SymbolButton({ label, isChosen, onClick, children }: SymbolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onClick}
      className={cn(
        'focus-ring grid aspect-square place-items-center rounded-md border transition-colors hover:border-primary hover:text-primary',
        isChosen && 'border-primary bg-accent text-accent-foreground ring-1 ring-primary',
      )}
    >
      {children}
    </button>
  );
}

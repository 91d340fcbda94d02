/** What of the calendar is shown, and whose holidays. */

import { Check } from 'lucide-react';
import { currentLocale, msg, t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import type { CalendarEntry } from '../contract.ts';
import { COUNTRIES, type Country } from '../days/holidays.ts';
import { KIND_DOTS, KIND_WORDS, KINDS } from './entry-words.ts';

export const DAY_KINDS = ['holiday', 'trade'] as const;
export type Shown = CalendarEntry['kind'] | (typeof DAY_KINDS)[number];

const CHOICES: readonly { value: Shown; word: string; dot: string }[] = [
  ...KINDS.map((value) => ({ value, word: KIND_WORDS[value], dot: KIND_DOTS[value] })),
  { value: 'holiday', word: msg('Holidays'), dot: 'bg-rose-500' },
  { value: 'trade', word: msg('Days of trade'), dot: 'bg-primary/60' },
];

export interface CalendarFiltersProps {
  shown: ReadonlySet<Shown>;
  onChange: (shown: ReadonlySet<Shown>) => void;
  country: Country | undefined;
  onCountry: (country: Country) => void;
}

export function CalendarFilters({ shown, onChange, country, onCountry }: CalendarFiltersProps) {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
  const toggle = (value: Shown) => {
    const next = new Set(shown);
    if (!next.delete(value)) next.add(value);
    onChange(next);
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {CHOICES.map(({ value, word, dot }) => (
        <button
          key={value}
          type="button"
          aria-pressed={shown.has(value)}
          onClick={() => toggle(value)}
          className={cn(
            'focus-ring inline-flex h-9 items-center gap-2 rounded-full border px-3 text-sm transition-colors',
            shown.has(value) ? 'bg-card' : 'border-dashed text-muted-foreground hover:bg-accent',
          )}
        >
          {shown.has(value) ? (
            <span aria-hidden className={cn('size-2.5 rounded-full', dot)} />
          ) : (
            <Check aria-hidden className="size-2.5 opacity-0" />
          )}
          {t(word)}
        </button>
      ))}
      {country && (
        <div className="ml-auto w-full sm:w-52">
          <ChoiceSelect
            label={t('Holidays of')}
            value={country}
            choices={[...COUNTRIES].sort((a, b) => names.of(a)!.localeCompare(names.of(b)!))}
            nameOf={(code) => names.of(code) ?? code}
            onChange={onCountry}
          />
        </div>
      )}
    </div>
  );
}

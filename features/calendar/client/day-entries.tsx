/** What a day of the month shows: its holiday and a few of its entries; on phones dots, and its list stands below. */

import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { CalendarEntry } from '../contract.ts';
import type { SpecialDay } from '../days/special-days.ts';
import { EntryChip, type EntryMove } from './entry-chip.tsx';
import { KIND_DOTS } from './entry-words.ts';

/** Lines in a cell; the rest stands in the list of the day. */
const LINES = 3;

export interface DayEntriesProps {
  entries: readonly CalendarEntry[];
  specials: readonly SpecialDay[];
  isChosen: boolean;
  move: EntryMove;
  onOpen: (entry: CalendarEntry) => void;
}

export function DayEntries({ entries, specials, isChosen, move, onOpen }: DayEntriesProps) {
  const room = LINES - Math.min(specials.length, 1);
  const shown = entries.length > room ? entries.slice(0, room - 1) : entries;
  return (
    <>
      <span aria-hidden className="flex h-1.5 justify-center gap-0.5 sm:hidden">
        {specials.length > 0 && (
          <span
            className={cn(
              'size-1.5 rounded-full',
              specials.some(({ kind }) => kind === 'holiday') ? 'bg-rose-500' : 'bg-primary/60',
            )}
          />
        )}
        {entries.slice(0, 3).map(({ id, at, kind, state }) => (
          <span
            key={id + at}
            className={cn(
              'size-1.5 rounded-full',
              state === 'done' ? 'bg-muted-foreground/50' : KIND_DOTS[kind],
            )}
          />
        ))}
      </span>
      <div className="hidden min-w-0 gap-1 sm:grid">
        {specials.length > 0 && <SpecialLine specials={specials} />}
        {shown.map((entry) => (
          <EntryChip
            key={entry.id + entry.at}
            isShort
            tabIndex={isChosen ? 0 : -1}
            {...{ entry, move, onOpen }}
          />
        ))}
        {entries.length > shown.length && (
          <p className="px-1.5 text-muted-foreground text-xs">
            {t('{0} more', entries.length - shown.length)}
          </p>
        )}
      </div>
    </>
  );
}

export function SpecialLine({ specials }: { specials: readonly SpecialDay[] }) {
  const names = specials.map(({ name }) => t(name)).join(', ');
  return (
    <p
      title={names}
      className={cn(
        'truncate px-1 font-medium text-xs',
        specials.some(({ kind }) => kind === 'holiday') ? 'text-rose-700 dark:text-rose-300' : 'text-primary',
      )}
    >
      {names}
    </p>
  );
}

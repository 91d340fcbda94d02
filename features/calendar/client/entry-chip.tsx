/** An entry in a day of the calendar: open it, drag it, or move it by keyboard. */

import { Check, Repeat, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { t } from '#common/texts.ts';
import { longDay } from '#platform/browser/calendar/days.ts';
import type { DayMove } from '#platform/browser/calendar/use-day-move.ts';
import { onWall } from '#platform/browser/preferences/time-zone.ts';
import { cn } from '#ui/cn.ts';
import type { CalendarEntry } from '../contract.ts';
import { KIND_ICONS, KIND_LOOKS, stateOf, timeOf, whatOf } from './entry-words.ts';

export type EntryMove = DayMove<CalendarEntry>;

export interface EntryChipProps {
  entry: CalendarEntry;
  move: EntryMove;
  onOpen: (entry: CalendarEntry) => void;
  /** In a month there is room for one line. */
  isShort?: boolean;
  tabIndex?: number;
}

export function EntryChip({ entry, move, onOpen, isShort, tabIndex }: EntryChipProps) {
  const { title, state, kind, network, isRepeat, isMovable } = entry;
  const time = timeOf(entry);
  // In a month there is more to say of a post than when it goes out.
  const isTimed = time !== '' && !(isShort && kind === 'piece');
  const Icon =
    state === 'done' ? Check : state === 'problem' ? TriangleAlert : isRepeat ? Repeat : KIND_ICONS[kind];
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    if (move.isClick()) onOpen(entry);
  };
  return (
    <button
      type="button"
      {...(isMovable && move.chip(entry))}
      tabIndex={tabIndex}
      title={`${whatOf(entry)}: ${title}`}
      aria-label={[title, whatOf(entry), longDay(onWall(entry.at)), time, stateOf(entry)]
        .filter(Boolean)
        .join(', ')}
      aria-keyshortcuts={isMovable ? t('Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown') : undefined}
      onClick={open}
      className={cn(
        'focus-ring relative flex w-full min-w-0 select-none items-start gap-1 rounded-md border border-transparent px-1.5 py-0.5 text-left text-foreground text-xs leading-4 transition-colors',
        !isShort && 'max-lg:gap-2 max-lg:rounded-lg max-lg:px-3 max-lg:py-2 max-lg:text-sm max-lg:leading-5',
        isMovable && 'cursor-grab active:cursor-grabbing',
        isRepeat
          ? 'border-border border-dashed text-muted-foreground hover:border-primary'
          : state === 'done'
            ? 'bg-muted text-muted-foreground'
            : state === 'problem'
              ? 'bg-amber-400/20 hover:bg-amber-400/30'
              : KIND_LOOKS[kind],
        state === 'draft' && kind !== 'task' && 'border-primary/40 border-dashed',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-3 shrink-0 opacity-70" />
      <span className={cn('min-w-0', isShort ? 'truncate' : 'line-clamp-3 break-words')}>
        {isTimed && <span className="font-medium tabular-nums">{time} </span>}
        {network && <span className="font-medium">{network} </span>}
        {title}
      </span>
    </button>
  );
}

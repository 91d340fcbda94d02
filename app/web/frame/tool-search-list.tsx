/** The list under the search box; the focus stays in the box, so options are told by id. */

import { CornerDownLeft } from 'lucide-react';
import { cn } from '#ui/cn.ts';
import type { SearchEntry } from './navigation.ts';

export interface ToolSearchListProps {
  id: string;
  optionId: (index: number) => string;
  entries: readonly SearchEntry[];
  current: number;
  query: string;
  onPoint: (index: number) => void;
  onChoose: (entry: SearchEntry) => void;
}

export function ToolSearchList({
  id,
  optionId,
  entries,
  current,
  query,
  onPoint,
  onChoose,
}: ToolSearchListProps) {
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-2 animate-pop-in overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-lift">
      {/* Without an option the list is not one; the sentence below speaks instead. */}
      <div
        id={id}
        role="listbox"
        aria-label="Tools"
        className="max-h-[min(30rem,60dvh)] overflow-y-auto p-1.5 empty:p-0"
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
          <div
            key={entry.path}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            /* Before blur, which would close the list under the pointer. */
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(index)}
            onClick={() => onChoose(entry)}
            className={cn(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm',
              index === current && 'bg-accent text-accent-foreground',
            )}
          >
            <entry.icon className="size-4 shrink-0 text-primary" />
            <span className="flex-1 truncate">{entry.label}</span>
            {index === current && <CornerDownLeft className="size-3.5 shrink-0 text-muted-foreground" />}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={cn(
          'text-muted-foreground text-sm',
          entries.length === 0 ? 'px-4 py-6 text-center' : 'sr-only',
        )}
      >
        {entries.length === 0 ? `No tool matches "${query}".` : `${entries.length} tools`}
      </p>
    </div>
  );
}

/** Says under the title which of its words were taken for a date, with a way to take that back. */

import { CalendarClock, X } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { ParsedTask } from '../../calls/parse-calls.ts';
import { repeatWords } from './repeat-words.ts';
import { showDue } from './task-draft.ts';

/** "Nov 19, 2026, 9:00 AM · Weekly" */
export const dueWords = ({ dueDate, hasTime = false, repeat }: ParsedTask): string =>
  [dueDate && showDue({ dueDate, hasTime }), repeat && repeatWords(repeat)].filter(Boolean).join(' · ');

export function TitleWords({ read, onUndo }: { read: ParsedTask; onUndo: () => void }) {
  return (
    <div className="-mt-2 flex min-w-0 flex-wrap items-center gap-2 text-sm" role="status">
      <Badge className="max-w-full pr-1">
        <CalendarClock aria-hidden />
        <span className="truncate">{dueWords(read)}</span>
        <button
          type="button"
          aria-label={t('Undo: keep the words in the title')}
          title={t('Undo: keep the words in the title')}
          onClick={onUndo}
          className="grid size-6 place-items-center rounded-full hover:bg-primary/15"
        >
          <X aria-hidden />
        </button>
      </Badge>
      <span className="min-w-0 truncate text-muted-foreground">{t('Title: {0}', read.title)}</span>
    </div>
  );
}

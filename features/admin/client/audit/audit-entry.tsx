/** One line of the trail: when, who, what, to what; it opens to its details. */

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { showMoment, showWords } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import type { AuditLog } from '../../contract.ts';
import { EntryDetails } from './entry-details.tsx';

/** Shared by the heading line and the entries, so that columns align. */
export const COLUMNS =
  'md:grid-cols-[10.5rem_minmax(0,1.1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_1rem] md:items-center md:gap-4';

export function AuditEntryRow({ entry }: { entry: AuditLog }) {
  const [isOpen, setOpen] = useState(false);
  const { id, action, actorEmail, adminId, targetType, targetId, details, createdAt } = entry;
  const line = (
    <>
      <span className="text-muted-foreground text-xs tabular-nums md:text-sm">{showMoment(createdAt)}</span>
      <span className="font-medium max-md:order-first">{showWords(action)}</span>
      <span className="truncate">{actorEmail ?? adminId ?? t('System')}</span>
      <span className="truncate text-muted-foreground">
        {showWords(targetType)}
        {targetId && ` ${targetId}`}
      </span>
    </>
  );
  const look = cn('grid grid-cols-1 w-full gap-0.5 px-4 py-3 text-left text-sm sm:px-5', COLUMNS);
  if (details === null || details === undefined) return <li className={look}>{line}</li>;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cn(look, 'focus-ring -outline-offset-2 relative transition-colors hover:bg-accent')}
      >
        {line}
        <ChevronRight
          className={cn(
            'size-4 text-muted-foreground transition-transform max-md:absolute max-md:top-3.5 max-md:right-4',
            isOpen && 'rotate-90',
          )}
        />
      </button>
      {isOpen && (
        <div className="border-t border-dashed bg-muted/50 px-4 py-4 sm:px-5">
          <EntryDetails details={details} id={id} />
        </div>
      )}
    </li>
  );
}

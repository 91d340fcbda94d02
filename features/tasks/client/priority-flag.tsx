/** How important a task is: a flag with its word, since colour alone tells nothing to many. */

import { Flag } from 'lucide-react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import type { TaskPriority } from '../contract.ts';

const LOOKS = { low: 'text-muted-foreground', medium: 'text-warning', high: 'text-destructive' } as const;

export const priorityName = (priority: TaskPriority): string =>
  priority === 'none' ? t('No priority') : labelOf(priority);

/** `short`: the flag alone, with its word for screen readers. */
export function PriorityFlag({ priority, short }: { priority: TaskPriority | undefined; short?: boolean }) {
  if (!priority || priority === 'none') return null;
  return (
    <span className={cn('inline-flex shrink-0 items-center gap-1 font-medium text-xs', LOOKS[priority])}>
      <Flag aria-hidden className={cn('size-3.5', priority === 'high' && 'fill-current')} />
      <span className={short ? 'sr-only' : undefined}>
        {labelOf(priority)}
        <span className="sr-only"> {t('priority')}</span>
      </span>
    </span>
  );
}

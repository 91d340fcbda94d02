/** How far the speaking or writing down has come, with a way to stop it. */

import { t } from '#common/texts.ts';
import type { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';

export interface WorkProgressProps {
  label: string;
  following: ReturnType<typeof useJob>;
  /** Stands behind the stage. */
  note?: string;
}

export const WorkProgress = ({ label, following: { job, percent, cancel }, note }: WorkProgressProps) => (
  <div className="grid grid-cols-1 gap-1.5">
    <Progress aria-label={label} value={percent} />
    <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
      <span>
        {job?.stage ?? t('Waiting to start')}
        {note}
      </span>
      {job && (
        <Button variant="link" size="sm" className="h-auto p-0" onClick={() => cancel.mutate()}>
          {t('Cancel')}
        </Button>
      )}
    </div>
  </div>
);

/** How far the speaking or writing down has come, with a way to stop it. */

import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import type { useJob } from '#platform/browser/work/use-job.ts';
import { useRunningStage } from '#platform/browser/work/use-running-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';

export interface WorkProgressProps {
  label: string;
  following: ReturnType<typeof useJob>;
  /** Stands behind the stage. */
  note?: string;
}

export const WorkProgress = ({ label, following: { job, percent, cancel }, note }: WorkProgressProps) => (
  <Bar label={label} percent={percent} onCancel={job && (() => cancel.mutate())}>
    {job?.stage ?? t('Waiting to start')}
    {note}
  </Bar>
);

/** While the recording is sent and, if it is short, written down before there is anything to open. */
export function SendProgress({ onCancel }: { onCancel: () => void }) {
  const running = useRunningStage('write-down');
  return (
    <Bar label={t('Transcribing')} percent={running?.percent ?? 0} onCancel={onCancel}>
      {running?.stage ?? t('Waiting to start')}
    </Bar>
  );
}

interface BarProps {
  label: string;
  percent: number;
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

const Bar = ({ label, percent, onCancel, children }: BarProps) => (
  <div className="grid grid-cols-1 gap-1.5">
    <Progress aria-label={label} value={percent} />
    <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
      <span>{children}</span>
      {onCancel && (
        <Button variant="link" size="sm" className="h-auto p-0" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </div>
  </div>
);

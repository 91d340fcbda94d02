/** How far a film has come, live, with a way to stop it. */

import { X } from 'lucide-react';
import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';

export interface FilmProgressProps {
  jobId: string;
  title: string;
  /** The work has ended, or was asked to. */
  onEnd: () => void;
}

export function FilmProgress({ jobId, title, onEnd }: FilmProgressProps) {
  const { job, percent, cancel } = useJob(jobId, {
    onEnd: ({ status, error }) => {
      if (status === 'completed')
        notify({ title: t('Video Ready!'), description: t('“{0}” is ready to watch.', title) });
      if (status === 'failed')
        notify({
          title: t('Video Failed'),
          description: error ?? t('The video could not be made.'),
          variant: 'destructive',
        });
      onEnd();
    },
  });
  const stage = job?.stage ?? (job?.status === 'queued' ? t('Waiting to start') : t('Starting'));
  return (
    <div className="grid grid-cols-1 gap-2" aria-live="polite">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0 truncate text-muted-foreground">{stage}</span>
        <span className="shrink-0 font-medium tabular-nums">{percent}%</span>
      </div>
      <Progress value={percent} aria-label={t('Making {0}', title)} />
      <Button
        type="button"
        size="sm"
        variant="outline"
        className="justify-self-start"
        onClick={() => cancel.mutate(undefined, { onSettled: onEnd })}
      >
        <X /> {t('Cancel')}
      </Button>
    </div>
  );
}

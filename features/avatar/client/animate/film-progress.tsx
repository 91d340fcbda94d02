/** A film that is being made: its stage, how far it is, and a way to stop it. */

import { Square } from 'lucide-react';
import { t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';

export interface FilmProgressProps {
  jobId: string;
  title: string;
  /** It has ended, well or not. */
  onEnd: () => unknown;
}

export function FilmProgress({ jobId, title, onEnd }: FilmProgressProps) {
  const { job, percent, cancel } = useJob(jobId, {
    onEnd: ({ status, error }, wasRunning) => {
      if (wasRunning && status === 'completed')
        notify({ title: t('Film ready!'), description: t('“{0}” is ready to watch and download.', title) });
      if (wasRunning && status === 'failed')
        notify({
          title: t('Film Failed'),
          description: error ?? t('The film could not be made. Please try again.'),
          variant: 'destructive',
        });
      onEnd();
    },
  });
  return (
    <div className="grid grid-cols-1 gap-2" role="status">
      <div className="flex justify-between gap-3 text-sm">
        <span className="min-w-0 truncate font-medium">{job?.stage ?? t('Waiting to start')}</span>
        <span className="tabular-nums">{percent}%</span>
      </div>
      <Progress value={percent} aria-label={t('Making {0}', title)} />
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        pending={cancel.isPending}
        onClick={() =>
          cancel.mutate(undefined, {
            onSettled: onEnd,
            onError: onErrorNotify(t('Not stopped'), t('The film could not be stopped. Please try again.')),
          })
        }
      >
        <Square /> {t('Stop')}
      </Button>
    </div>
  );
}

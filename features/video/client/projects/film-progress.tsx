/** How far a film has come, live, with a way to stop it. */

import { X } from 'lucide-react';
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
        notify({ title: 'Video Ready!', description: `'${title}' can be watched now.` });
      if (status === 'failed')
        notify({
          title: 'Video Failed',
          description: error ?? 'The video could not be made.',
          variant: 'destructive',
        });
      onEnd();
    },
  });
  const stage = job?.stage ?? (job?.status === 'queued' ? 'Waiting for its turn' : 'Starting');
  return (
    <div className="grid gap-2" aria-live="polite">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0 truncate text-muted-foreground">{stage}</span>
        <span className="shrink-0 font-medium tabular-nums">{percent}%</span>
      </div>
      <Progress value={percent} aria-label={`Making ${title}`} />
      <Button
        type="button"
        size="sm"
        variant="outline"
        className="justify-self-start"
        onClick={() => cancel.mutate(undefined, { onSettled: onEnd })}
      >
        <X /> Cancel
      </Button>
    </div>
  );
}

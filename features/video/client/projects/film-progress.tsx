/** How far a film has come, live, with a way to stop it. */

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { getJob, isFinished } from '#common/job.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { notify } from '#platform/browser/notice.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';

export interface FilmProgressProps {
  jobId: string;
  title: string;
  onCancel: () => void;
  onEnd: () => void;
}

export function FilmProgress({ jobId, title, onCancel, onEnd }: FilmProgressProps) {
  const { data: job } = useQuery(apiQuery(getJob, { params: { id: jobId } }));
  const status = job?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the work has ended
  useEffect(() => {
    if (!job || !isFinished(job)) return;
    if (status === 'completed')
      notify({ title: 'Video Ready!', description: `'${title}' can be watched now.` });
    if (status === 'failed')
      notify({
        title: 'Video Failed',
        description: job.error ?? 'The video could not be made.',
        variant: 'destructive',
      });
    onEnd();
  }, [status]);
  const stage = job?.stage ?? (status === 'queued' ? 'Waiting for its turn' : 'Starting');
  return (
    <div className="grid gap-2" aria-live="polite">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="min-w-0 truncate text-muted-foreground">{stage}</span>
        <span className="shrink-0 font-medium tabular-nums">{job?.progress ?? 0}%</span>
      </div>
      <Progress value={job?.progress ?? 0} aria-label={`Making ${title}`} />
      <Button type="button" size="sm" variant="outline" className="justify-self-start" onClick={onCancel}>
        <X /> Cancel
      </Button>
    </div>
  );
}

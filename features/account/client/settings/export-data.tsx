/** Everything that is mine as one ZIP: starts the work, follows it live, hands out the file. */

import { Download, PackageOpen } from 'lucide-react';
import { isFinished, type Job } from '#common/job.ts';
import { t } from '#common/texts.ts';
import { showPercent } from '#platform/browser/format.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormAlert } from '../form-alert.tsx';
import { fileOf, useDataExport } from './use-data-export.ts';

export function ExportData() {
  const { job, starting, start } = useDataExport({ isWatching: () => true });
  const url = job && fileOf(job);
  const isRunning = job !== undefined && !isFinished(job);
  return (
    <div className="grid grid-cols-1 gap-5">
      {isRunning && <Running job={job} />}
      {url && (
        <p role="status" className="flex items-center gap-3 rounded-lg bg-success/12 px-4 py-3 text-sm">
          <PackageOpen className="size-5 shrink-0 text-success" />
          {t('Your data is ready to download.')}
        </p>
      )}
      {job?.status === 'failed' && (
        <FormAlert message={job.error ?? t('Your data could not be exported. Please try again.')} />
      )}
      <div className="flex flex-wrap gap-3">
        {url && (
          <Button asChild>
            <a href={url} download>
              <Download /> {t('Download')}
            </a>
          </Button>
        )}
        <Button variant={url ? 'outline' : 'default'} pending={starting || isRunning} onClick={start}>
          {starting || isRunning ? t('Exporting...') : url ? t('Export again') : t('Start export')}
        </Button>
      </div>
      {isRunning && (
        <p className="text-muted-foreground text-sm">
          {t('You can leave this page: we tell you when it is ready.')}
        </p>
      )}
    </div>
  );
}

function Running({ job }: { job: Job }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <p className="flex justify-between gap-3 text-sm">
        <span>{job.status === 'queued' ? t('Waiting to start') : (job.stage ?? t('Preparing'))}</span>
        <span className="text-muted-foreground tabular-nums">{showPercent(job.progress / 100)}</span>
      </p>
      <Progress value={job.progress} aria-label={t('Export progress')} />
    </div>
  );
}

/** Everything that is mine as one ZIP: starts the work, follows it live, hands out the file. */

import { Download, PackageOpen } from 'lucide-react';
import { isFinished, type Job } from '#common/job.ts';
import { t } from '#common/texts.ts';
import { showPercent } from '#platform/browser/format.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { FormAlert } from './form-alert.tsx';
import { fileOf, useDataExport } from './use-data-export.ts';

export interface ExportDataDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Stays mounted while the work runs, so that the end is told even when the window is closed. */
export function ExportDataDialog({ open, onClose }: ExportDataDialogProps) {
  const { job, starting, start } = useDataExport({ isWatching: open });
  const url = job && fileOf(job);
  const isRunning = job !== undefined && !isFinished(job);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Export my data')}</DialogTitle>
          <DialogDescription>
            {t('A ZIP file with everything you have here: profile, projects, generations, tasks and files.')}
          </DialogDescription>
        </DialogHeader>
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
        <DialogFooter>
          {url ? (
            <Button variant="outline" pending={starting} onClick={start}>
              {t('Export again')}
            </Button>
          ) : (
            <DialogClose asChild>
              <Button variant="outline">{isRunning ? t('Continue in background') : t('Close')}</Button>
            </DialogClose>
          )}
          {url ? (
            <Button asChild>
              <a href={url} download>
                <Download /> {t('Download')}
              </a>
            </Button>
          ) : (
            <Button pending={starting || isRunning} onClick={start}>
              {starting || isRunning ? t('Exporting...') : t('Start export')}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
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

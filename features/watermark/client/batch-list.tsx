/** Orders of marked photos: progress while they are made, then the pictures to download. */

import { Archive, Download, Trash2 } from 'lucide-react';
import { t, tn } from '#common/texts.ts';
import { showMoment } from '#platform/browser/format.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { type Batch, downloadBatch } from '../calls/batch-calls.ts';
import type { useBatches } from './use-batches.ts';

export function BatchList({ batches }: { batches: ReturnType<typeof useBatches> }) {
  const list = batches.query.data ?? [];
  if (list.length === 0) return null;
  return (
    <ul aria-label={t('Watermarked photos')} className="grid grid-cols-1 gap-3">
      {list.map((batch) => (
        <BatchItem
          key={batch.id}
          batch={batch}
          onEnd={() => void batches.refresh()}
          onDelete={() => batches.remove.mutate(batch)}
        />
      ))}
    </ul>
  );
}

function BatchItem({ batch, onEnd, onDelete }: { batch: Batch; onEnd: () => void; onDelete: () => void }) {
  const { job, percent, cancel, isFinished } = useJob(batch.jobId, { isWanted: !batch.isFinished, onEnd });
  const done = batch.photos.filter((photo) => photo.url);
  const failed = batch.photos.filter((photo) => photo.error);
  const isRunning = !batch.isFinished && !isFinished;
  const count = batch.photos.length;
  return (
    <li className="rounded-xl border bg-card p-4 shadow-soft">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 text-sm">
          <span className="font-medium">
            {isRunning
              ? tn(count, 'Watermarking {n} photo', 'Watermarking {n} photos')
              : tn(count, '{0} of {n} photo watermarked', '{0} of {n} photos watermarked', done.length)}
          </span>
          <span className="text-muted-foreground"> · {showMoment(batch.createdAt)}</span>
        </p>
        {isRunning ? (
          <Button size="sm" variant="outline" onClick={() => cancel.mutate()}>
            {t('Cancel')}
          </Button>
        ) : (
          <>
            {done.length > 1 && (
              <Button asChild size="sm" variant="outline">
                <a href={downloadBatch.path.replace(':id', batch.id)} download>
                  <Archive /> {t('Download ZIP')}
                </a>
              </Button>
            )}
            <Button size="icon" variant="ghost" aria-label={t('Delete these photos')} onClick={onDelete}>
              <Trash2 />
            </Button>
          </>
        )}
      </div>
      {isRunning && (
        <div className="mt-3 grid grid-cols-1 gap-1">
          <Progress aria-label={t('Watermarking')} value={percent} />
          <p className="text-muted-foreground text-xs">{job?.stage ?? t('Waiting to start')}</p>
        </div>
      )}
      {job?.status === 'failed' && !batch.isFinished && (
        <p className="mt-2 text-destructive text-sm">{job.error}</p>
      )}
      {!isRunning && done.length > 0 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto pb-1">
          {done.map((photo, index) => (
            <li key={photo.url} className="shrink-0">
              <a
                href={photo.url!}
                download
                aria-label={t('Download {0}', photo.name)}
                className="focus-ring group relative block overflow-hidden rounded-lg border"
              >
                <img
                  src={`${photo.url}/thumbnail`}
                  alt=""
                  loading={index > 7 ? 'lazy' : undefined}
                  decoding="async"
                  className="h-20 w-28 object-cover"
                />
                <span className="absolute right-1 bottom-1 rounded bg-black/60 p-1 text-white">
                  <Download className="size-3.5" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ul className="mt-2 text-destructive text-sm">
          {failed.map((photo) => (
            <li key={photo.name}>
              {photo.name}: {photo.error}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** One cover song on its card. */

import { Download, Pencil, Play, Trash2 } from 'lucide-react';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CoverSong } from '../contract.ts';
import { downloadUrl, videoFileName } from '../names.ts';
import { Placeholder } from './placeholder.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface ProjectCardProps {
  cover: CoverSong;
  onEdit: () => void;
  onPreview: () => void;
  onDelete: () => void;
  /** The making of its video came to an end. */
  onEnded: () => void;
}

export function ProjectCard({ cover, onEdit, onPreview, onDelete, onEnded }: ProjectCardProps) {
  const isProcessing = cover.status === 'processing';
  const { job, ...following } = useJob(cover.jobId, { isWanted: isProcessing, onEnd: onEnded });
  const percent = Math.max(cover.processingProgress, following.percent);
  const video = cover.status === 'completed' ? cover.videoUrl : null;

  return (
    <li className="relative flex flex-col overflow-hidden rounded-2xl border bg-card shadow-soft">
      {cover.thumbnailUrl ? (
        <img
          src={smallUrl(cover.thumbnailUrl)}
          alt=""
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      ) : (
        <Placeholder className="aspect-video" />
      )}
      <Button
        size="icon"
        variant="secondary"
        className="absolute top-2 right-2 size-9 shadow-soft"
        aria-label={t('Delete {0}', cover.title)}
        onClick={onDelete}
      >
        <Trash2 />
      </Button>
      <div className="flex flex-1 flex-col gap-4 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="truncate font-semibold" title={cover.title}>
              {cover.title}
            </h3>
            {cover.originalArtist && (
              <p className="truncate text-muted-foreground text-sm">{t('by {0}', cover.originalArtist)}</p>
            )}
          </div>
          <StatusBadge status={cover.status} />
        </div>
        {isProcessing && (
          <div className="grid grid-cols-1 gap-1.5">
            <div className="flex justify-between text-muted-foreground text-xs">
              <span>{job?.stage ?? t('Waiting to start')}</span>
              <span className="tabular-nums">{percent}%</span>
            </div>
            <Progress value={percent} aria-label={`${cover.title}: ${percent}% made`} />
          </div>
        )}
        {cover.status === 'failed' && cover.errorMessage && (
          <p className="text-destructive text-sm">{cover.errorMessage}</p>
        )}
        <div className="mt-auto flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onEdit}>
            <Pencil /> {t('Edit')}
          </Button>
          {video && (
            <>
              <Button size="sm" variant="outline" onClick={onPreview}>
                <Play /> {t('Preview')}
              </Button>
              <Button size="sm" variant="outline" asChild>
                <a href={downloadUrl(video, cover.title)} download={videoFileName(cover.title)}>
                  <Download /> {t('Download')}
                </a>
              </Button>
              <SendToMenu item={cover.id} size="sm" />
            </>
          )}
        </div>
      </div>
    </li>
  );
}

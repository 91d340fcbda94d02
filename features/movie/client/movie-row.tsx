/** One of my movies in the list: open it, send it on, delete it. */

import { Film, Send, Trash2 } from 'lucide-react';
import { serverText, t } from '#common/texts.ts';
import { showClock, showMoment } from '#platform/browser/format.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { CANCELLED, type MovieSummary } from '../contract.ts';

export interface MovieRowProps {
  movie: MovieSummary;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function MovieRow({ movie, isOpen, onOpen, onDelete }: MovieRowProps) {
  const { title, status, videoUrl, thumbnailUrl, seconds, createdAt, error } = movie;
  const isCancelled = status === 'failed' && error === CANCELLED;
  const isFailed = status === 'failed' && !isCancelled;
  return (
    <li
      className={cn(
        'flex items-center gap-3 rounded-xl border bg-card p-3 shadow-soft',
        isOpen && 'border-primary',
      )}
    >
      <button
        type="button"
        aria-label={t('Open: {0}', title)}
        onClick={onOpen}
        className="grid h-12 w-20 shrink-0 place-items-center overflow-hidden rounded-lg bg-muted text-muted-foreground"
      >
        {thumbnailUrl ? <img src={thumbnailUrl} alt="" className="size-full object-cover" /> : <Film />}
      </button>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{title}</p>
        <p className={cn('mt-0.5 truncate text-xs', isFailed ? 'text-destructive' : 'text-muted-foreground')}>
          {isFailed
            ? error
              ? serverText(error)
              : t('The movie could not be made')
            : isCancelled
              ? showMoment(createdAt)
              : `${videoUrl && seconds !== null ? showClock(seconds) : t('Storyboard')} · ${showMoment(createdAt)}`}
        </p>
      </div>
      {status === 'pending' && <Badge variant="secondary">{t('Being made')}</Badge>}
      {isFailed && <Badge variant="destructive">{t('Failed')}</Badge>}
      {isCancelled && <Badge variant="secondary">{t('Cancelled')}</Badge>}
      {status === 'completed' && videoUrl && (
        <SendToMenu item={movie.id} variant="ghost" size="icon">
          <Send />
          <span className="sr-only">{t('Send to…: {0}', title)}</span>
        </SendToMenu>
      )}
      <Button variant="ghost" size="icon" aria-label={t('Delete: {0}', title)} onClick={onDelete}>
        <Trash2 />
      </Button>
    </li>
  );
}

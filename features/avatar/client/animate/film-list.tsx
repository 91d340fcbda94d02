/** The finished films of my characters: watch them, download them, send them on, delete them. */

import { CircleAlert, Clapperboard, Download, Trash2 } from 'lucide-react';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CharacterFilm } from '../../calls/film-calls.ts';
import type { useFilms } from './use-films.ts';

export function FilmList({ films }: { films: ReturnType<typeof useFilms> }) {
  const { query, remove } = films;
  if (query.isError)
    return <ErrorState title={t('Your films could not be loaded')} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton className="h-40" />;
  const ended = query.data.filter(({ status }) => status !== 'pending');
  if (ended.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Clapperboard />}
          title={t('No films yet')}
          description={t('Write what your character says, then export a film.')}
        />
      </Card>
    );
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {ended.map((film) => (
        <li key={film.id} className="overflow-hidden rounded-xl border bg-card shadow-soft">
          <FilmCard film={film} onDelete={() => remove.mutate(film)} />
        </li>
      ))}
    </ul>
  );
}

interface FilmCardProps {
  film: CharacterFilm;
  onDelete: () => void;
}

function FilmCard({ film, onDelete }: FilmCardProps) {
  const { name, dialogue, url, seconds, background } = film;
  return (
    <>
      {url && (
        <video
          src={url}
          poster={film.thumbnailUrl ?? undefined}
          controls
          playsInline
          preload="none"
          aria-label={t('Film of {0}', name)}
          className={cn('aspect-video w-full', background === 'transparent' ? 'bg-muted' : 'bg-black')}
        >
          <track kind="captions" />
        </video>
      )}
      <div className="grid grid-cols-1 gap-3 p-4">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <p className="truncate font-medium">{name}</p>
            {dialogue && <p className="line-clamp-2 text-muted-foreground text-sm">{dialogue}</p>}
          </div>
          {seconds !== null && (
            <Badge variant="secondary" className="shrink-0">
              {film.shape} · {seconds.toFixed(1)} s
            </Badge>
          )}
        </div>
        {film.status === 'failed' && (
          <p role="alert" className="flex gap-2 rounded-xl bg-destructive/10 p-3 text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {film.error ?? t('The film could not be made. Please try again.')}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {url && (
            <>
              <Button size="sm" variant="outline" asChild>
                <a href={url} download={film.fileName}>
                  <Download /> {t('Download')}
                </a>
              </Button>
              <SendToMenu item={film.id} size="sm" />
            </>
          )}
          <span className="flex-1" />
          <Button
            size="icon"
            variant="ghost"
            aria-label={t('Delete the film of {0}', name)}
            onClick={onDelete}
          >
            <Trash2 />
          </Button>
        </div>
      </div>
    </>
  );
}

/** One movie: while it is made how far it is, then its film, everything to download, and its storyboard. */

import { Download, PencilLine } from 'lucide-react';
import { useRef } from 'react';
import { serverText, t } from '#common/texts.ts';
import { showClock, showNumber } from '#platform/browser/format.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { CANCELLED } from '../contract.ts';
import { draftOf, isChanged, type MovieDraft } from './movie-draft.ts';
import { Storyboard } from './storyboard.tsx';
import { useMovie } from './use-movies.ts';

export interface MovieViewProps {
  id: string;
  draft: MovieDraft;
  onChange: (draft: MovieDraft) => void;
  onGone: () => void;
}

export function MovieView({ id, draft, onChange, onGone }: MovieViewProps) {
  const { query, movie, following } = useMovie(id);
  const film = useRef<HTMLVideoElement>(null);
  if (query.isError && !movie)
    return <ErrorState title={t('This movie could not be opened')} onRetry={onGone} />;
  if (!movie) return <Skeleton className="h-64" />;
  const isPending = movie.status === 'pending';
  const isMine = draft.id === movie.id;
  const playFrom = (seconds: number) => {
    const player = film.current;
    if (!player) return;
    player.currentTime = seconds;
    void player.play().catch(() => undefined);
  };
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="break-words font-semibold text-xl">{movie.title}</h2>
            {movie.shots.length > 0 && (
              <p className="text-muted-foreground text-sm">
                {t(
                  'Scenes: {0}, shots: {1}',
                  showNumber(movie.scenes.length),
                  showNumber(movie.shots.length),
                )}
                {movie.seconds !== null && ` · ${showClock(movie.seconds)}`}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            {!isMine && (
              <Button variant="outline" size="sm" onClick={() => onChange(draftOf(movie))}>
                <PencilLine /> {t('Change it')}
              </Button>
            )}
            {movie.videoUrl && <SendToMenu item={movie.id} size="sm" />}
          </div>
        </div>
        {isPending && (
          <div className="grid grid-cols-1 gap-1.5">
            <Progress aria-label={t('Making the movie')} value={following.percent} />
            <div className="flex items-center justify-between gap-3 text-muted-foreground text-xs">
              <span>{following.job?.stage ?? t('Waiting to start')}</span>
              {following.job && (
                <Button
                  variant="link"
                  size="sm"
                  className="h-auto p-0"
                  onClick={() => following.cancel.mutate()}
                >
                  {t('Cancel')}
                </Button>
              )}
            </div>
          </div>
        )}
        {movie.error === CANCELLED && (
          <p className="text-muted-foreground text-sm">{serverText(CANCELLED)}</p>
        )}
        {movie.error && movie.error !== CANCELLED && (
          <p role="alert" className="text-destructive text-sm">
            {serverText(movie.error)}
          </p>
        )}
        {!isPending && isMine && movie.shots.length > 0 && isChanged(draft, movie) && (
          <p className="rounded-xl bg-muted/60 p-3 text-sm">
            {t(
              'You have changed the script. Make the movie again: only the scenes that are different are filmed anew.',
            )}
          </p>
        )}
        {movie.videoUrl && (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: the film carries its captions inside */}
            <video
              ref={film}
              controls
              playsInline
              preload="metadata"
              poster={movie.thumbnailUrl ?? undefined}
              src={movie.videoUrl}
              className="mx-auto max-h-[70vh] w-full rounded-xl bg-black"
            />
            <ul className="flex flex-wrap gap-2">
              {downloadsOf(movie.id, movie.videoUrl, movie.subtitlesUrl).map(([label, url]) => (
                <li key={label}>
                  <Button asChild variant="outline" size="sm">
                    <a href={url} download>
                      <Download /> {label}
                    </a>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {movie.shots.length > 0 && (
          <Storyboard
            movie={movie}
            draft={isMine ? draft : undefined}
            onChange={onChange}
            onPlayFrom={movie.videoUrl && !isPending ? playFrom : undefined}
          />
        )}
      </CardContent>
    </Card>
  );
}

const downloadsOf = (id: string, film: string, subtitles: string | null): [string, string][] => [
  [t('Movie (MP4)'), `${film}?download`],
  ...(subtitles ? [[t('Subtitles (SRT)'), `${subtitles}?download`] as [string, string]] : []),
  [t('Storyboard (PDF)'), `/api/movies/${id}/storyboard`],
];

/** The movie maker: the script on the left, its storyboard and film on the right. */

import { Clapperboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { SCRIPT_REQUIRED } from '../contract.ts';
import { BLANK } from './movie-draft.ts';
import { MovieForm } from './movie-form.tsx';
import { MovieRow } from './movie-row.tsx';
import { MovieView } from './movie-view.tsx';
import { useMovies } from './use-movies.ts';

export function MoviePage() {
  const { user } = useRequireUser();
  const [draft, setDraft] = useKept('movie', BLANK);
  const { query, make, remove, movies } = useMovies(user !== null);
  const [opened, setOpened] = useAddressValue('movie');
  useOpened('movie', setOpened);
  const view = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState('');
  useEffect(() => {
    if (begun && begun === opened) view.current?.scrollIntoView({ block: 'nearest' });
  }, [begun, opened]);
  if (!user) return <LoadingScreen label={t('Loading the movie maker...')} />;
  const open = opened || movies[0]?.id;
  const submit = (storyboardOnly: boolean) => {
    if (make.isPending) return;
    if (!draft.script.trim()) {
      notify({ title: t('Not ready yet'), description: t(SCRIPT_REQUIRED), variant: 'destructive' });
      return;
    }
    make.mutate(
      { draft, storyboardOnly },
      {
        onSuccess: ({ id }) => {
          setDraft((now) => ({ ...now, id }));
          setOpened(id);
          setBegun(id);
        },
      },
    );
  };
  return (
    <>
      <PageHeader
        title={t('AI Movie Maker')}
        description={t('Turn a script or a sentence into a film that your characters play.')}
        icon={<Clapperboard />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[28rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
            <MovieForm draft={draft} onChange={setDraft} onSubmit={submit} isPending={make.isPending} />
          </CardContent>
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {open && (
            <div ref={view} className="min-w-0 scroll-my-20">
              <MovieView
                key={open}
                id={open}
                draft={draft}
                onChange={setDraft}
                onGone={() => setOpened('')}
              />
            </div>
          )}
          <section aria-labelledby="movies-made">
            <h2 id="movies-made" className="mb-4 font-semibold text-lg">
              {t('My movies')}
            </h2>
            {query.isError && !query.data ? (
              <ErrorState title={t('Your movies could not be loaded')} onRetry={() => void query.refetch()} />
            ) : query.isPending ? (
              <Skeleton className="h-24" />
            ) : movies.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<Clapperboard />}
                  title={t('No movies yet')}
                  description={t(
                    'Write a script, or try the sample. The storyboard is there within a minute.',
                  )}
                />
              </Card>
            ) : (
              <ul className="grid grid-cols-1 gap-3">
                {movies.map((movie) => (
                  <MovieRow
                    key={movie.id}
                    movie={movie}
                    isOpen={movie.id === open}
                    onOpen={() => setOpened(movie.id)}
                    onDelete={() => {
                      if (opened === movie.id) setOpened('');
                      if (draft.id === movie.id) setDraft({ ...draft, id: '' });
                      remove.mutate(movie);
                    }}
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

/** The song generator: words and a style on the left, the songs on the right. */

import { Music } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { BLANK, toOrder } from './song-draft.ts';
import { SongForm } from './song-form.tsx';
import { SongRow } from './song-row.tsx';
import { SongView } from './song-view.tsx';
import { useSongs } from './use-songs.ts';

export function SongPage() {
  const { user } = useRequireUser();
  const [draft, setDraft] = useKept('song', BLANK);
  const { query, make, remove, songs } = useSongs(user !== null);
  const [opened, setOpened] = useAddressValue('song');
  useOpened('song', setOpened);
  const view = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState('');
  // The button is at the end of a long form: whoever pressed it sees what is being made.
  useEffect(() => {
    if (begun && begun === opened) view.current?.scrollIntoView({ block: 'nearest' });
  }, [begun, opened]);
  if (!user) return <LoadingScreen label={t('Loading the song generator...')} />;
  const open = opened || songs[0]?.id;
  const submit = () =>
    make.mutate(toOrder(draft), {
      onSuccess: ({ id }) => {
        setOpened(id);
        setBegun(id);
      },
    });
  return (
    <>
      <PageHeader
        title={t('AI Song Generator')}
        description={t('Turn words and a style into a song that is sung, with stems and score.')}
        icon={<Music />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <Card>
          <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
            <SongForm draft={draft} onChange={setDraft} onSubmit={submit} isPending={make.isPending} />
          </CardContent>
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {open && (
            <div ref={view} className="min-w-0 scroll-my-20">
              <SongView key={open} id={open} onGone={() => setOpened('')} />
            </div>
          )}
          <section aria-labelledby="songs-made">
            <h2 id="songs-made" className="mb-4 font-semibold text-lg">
              {t('My songs')}
            </h2>
            {query.isError && !query.data ? (
              <ErrorState title={t('Your songs could not be loaded')} onRetry={() => void query.refetch()} />
            ) : query.isPending ? (
              <Skeleton className="h-24" />
            ) : songs.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<Music />}
                  title={t('No songs yet')}
                  description={t('Write a few lines, choose a style, and hear them sung.')}
                />
              </Card>
            ) : (
              <ul className="grid grid-cols-1 gap-3">
                {songs.map((song) => (
                  <SongRow
                    key={song.id}
                    song={song}
                    isOpen={song.id === open}
                    onOpen={() => setOpened(song.id)}
                    onDelete={() => {
                      if (opened === song.id) setOpened('');
                      remove.mutate(song);
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

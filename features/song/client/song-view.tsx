/** One song: while it is made how far it is, then its player, its melody with the words, and everything to download. */

import { LibraryBig as LibraryIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { assetIdOf } from '#common/asset.ts';
import { serverText, t } from '#common/texts.ts';
import { showClock, showNumber } from '#platform/browser/format.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { Song } from '../contract.ts';
import { STYLE_LABELS } from '../labels.ts';
import { Karaoke } from './karaoke.tsx';
import { PianoRoll } from './piano-roll.tsx';
import { SongChanges } from './song-changes.tsx';
import { SongDownloads } from './song-downloads.tsx';
import { SongVersions } from './song-versions.tsx';
import { useChange, useSong } from './use-songs.ts';

export function SongView({ id, onGone }: { id: string; onGone: () => void }) {
  const { query, song, following } = useSong(id);
  if (query.isError && !song)
    return <ErrorState title={t('This song could not be opened')} onRetry={onGone} />;
  if (!song) return <Skeleton className="h-64" />;
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="break-words font-semibold text-xl">{song.title}</h2>
            {song.audioUrl && (
              <p className="text-muted-foreground text-sm">
                {t(STYLE_LABELS[song.style])} · {song.key} ·{' '}
                {t('{0} beats a minute', showNumber(song.tempo ?? 0))} · {showClock(song.seconds ?? 0)}
              </p>
            )}
          </div>
          {song.status === 'completed' && song.audioUrl && (
            <div className="flex flex-wrap gap-2">
              <Button asChild variant="outline" size="sm">
                <Link href={`/library?open=${assetIdOf(song.audioUrl) ?? ''}`}>
                  <LibraryIcon /> {t('Library')}
                </Link>
              </Button>
              <SendToMenu item={song.id} size="sm" />
            </div>
          )}
        </div>
        {song.status === 'pending' && (
          <div className="grid grid-cols-1 gap-1.5">
            <Progress aria-label={t('Making the song')} value={following.percent} />
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
        {song.status === 'pending' && song.sampleUrl && (
          <div className="grid grid-cols-1 gap-1.5">
            <p className="text-sm">{t('The first chorus is there already:')}</p>
            {/* biome-ignore lint/a11y/useMediaCaption: the words stand in the form */}
            <audio controls preload="metadata" src={song.sampleUrl} className="w-full" />
          </div>
        )}
        {song.error && (
          <p role="alert" className="text-destructive text-sm">
            {serverText(song.error)}
          </p>
        )}
        {song.audioUrl && <Player song={song} />}
      </CardContent>
    </Card>
  );
}

function Player({ song }: { song: Song }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [now, setNow] = useState(0);
  const change = useChange(song.id);
  const isLocked = song.status === 'pending' || change.isPending;
  const playFrom = (seconds: number) => {
    const player = audio.current;
    if (!player) return;
    player.currentTime = seconds;
    setNow(seconds);
    void player.play().catch(() => undefined);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand below, in step with the song */}
      <audio
        ref={audio}
        controls
        preload="metadata"
        src={song.audioUrl ?? undefined}
        className="w-full"
        onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
      />
      <PianoRoll song={song} now={now} onPlayFrom={playFrom} onChange={change.mutate} isLocked={isLocked} />
      <SongChanges
        key={`${song.audioUrl}`}
        song={song}
        now={now}
        onPlayFrom={playFrom}
        onChange={change.mutate}
        isPending={isLocked}
      />
      <SongVersions song={song} isLocked={isLocked} />
      <SongDownloads song={song} />
      <Karaoke song={song} isLocked={isLocked} />
    </>
  );
}

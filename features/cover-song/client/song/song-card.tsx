/** The song of the cover: what it is now, and three equal ways to another one. */

import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '#common/job.ts';
import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CoverProject } from '../../contract.ts';
import { clock } from '../clock.ts';
import type { CoverEditing } from '../use-cover.ts';
import { Performance } from './performance.tsx';
import { SongPart } from './song-part.tsx';
import { SongSources } from './song-sources.tsx';

export interface SongCardProps {
  project: CoverProject;
  editing: CoverEditing;
  /** The job that reads the song, while it does. */
  readingJob: Job | undefined;
}

export function SongCard({ project, editing, readingJob }: SongCardProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { song } = project;
  const showsWays = isChoosing || !song || song.status === 'failed';
  return (
    <Card>
      <CardHeader className="flex-row items-start justify-between gap-3">
        <div className="grid grid-cols-1 min-w-0 gap-1.5">
          <CardTitle>{t('The Song')}</CardTitle>
          <CardDescription>{song ? song.name : t('Choose where the music comes from.')}</CardDescription>
        </div>
        {song && song.status !== 'failed' && (
          <Button
            size="sm"
            variant="outline"
            disabled={project.status === 'processing'}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <RefreshCw /> {isChoosing ? t('Keep this song') : t('Another song')}
          </Button>
        )}
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-5">
        {song?.status === 'reading' && (
          <div className="grid grid-cols-1 gap-2" role="status">
            <p className="text-muted-foreground text-sm">{readingJob?.stage ?? t('Analyzing your song')}…</p>
            <Progress value={readingJob?.progress ?? 0} aria-label={t('Analyzing the song')} />
          </div>
        )}
        {song?.status === 'failed' && (
          <p role="alert" className="rounded-xl bg-destructive/10 p-3 text-destructive text-sm">
            {song.errorMessage}
          </p>
        )}
        {song?.status === 'ready' && (
          <>
            {song.analysis ? (
              <SongPart key={song.audioUrl} song={song} analysis={song.analysis} editing={editing} />
            ) : (
              <p className="rounded-xl bg-muted p-4 text-muted-foreground text-sm">
                {t(
                  '{0} of original music, composed for you when the video is made.',
                  clock(song.duration ?? 0),
                )}
              </p>
            )}
            {song.analysis && song.analysis.tempo > 0 && (
              <div className="flex flex-wrap gap-2">
                <Badge variant="secondary">{t('{0} BPM', Math.round(song.analysis.tempo))}</Badge>
                <Badge variant="secondary">{t('{0} beats', song.analysis.beats.length)}</Badge>
                <Badge variant="secondary">{t('{0} sections', song.analysis.sections.length)}</Badge>
              </div>
            )}
            <Performance
              key={song.name + song.jobId}
              song={song}
              editing={editing}
              isBusy={project.status === 'processing'}
            />
          </>
        )}
        {showsWays && (
          <SongSources project={project} editing={editing} onChosen={() => setIsChoosing(false)} />
        )}
      </CardContent>
    </Card>
  );
}

/** The film as it stands: the player, what it is made of in a few words, and the timeline below. */

import { type RefObject, useEffect } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { LayerPlace, VideoData } from '../contract.ts';
import { arrange, setPlaces } from '../scene/scene-list.ts';
import { filmLength } from '../script/film-length.ts';
import type { Steps } from './edit/use-history.ts';
import { FitNotice } from './fit-notice.tsx';
import { FilmPlayer } from './preview/film-player.tsx';
import { useIsPlaying, usePlayhead } from './preview/playhead.ts';
import { type LiveFilm, useFilm } from './preview/use-film.ts';
import { Timeline } from './timeline/timeline.tsx';

export interface FilmStudioProps {
  data: VideoData;
  tab: 'customize' | 'content' | 'finalize';
  steps: Steps;
  onChange: (update: (now: VideoData) => VideoData) => void;
  /** Where the film is found by whoever makes it. */
  latest: RefObject<LiveFilm | undefined>;
  /** Told how long the film is, in seconds. */
  onLength: (seconds: number) => void;
}

const HEADINGS = {
  customize: t('Preview'),
  content: t('Content Editor'),
  finalize: t('Final Preview'),
} as const;

export function FilmStudio({ data, tab, steps, onChange, latest, onLength }: FilmStudioProps) {
  const playhead = usePlayhead();
  const film = useFilm(data, useIsPlaying(playhead));
  const seconds = filmLength(film.board);
  useEffect(() => onLength(seconds), [seconds, onLength]);
  useEffect(() => {
    latest.current = film;
  }, [film, latest]);
  const hasTimeline = tab !== 'customize';
  const { board, stills } = film;
  const movePlaces = (index: number, places: LayerPlace[]) => {
    const { kind } = board.scenes[index]!;
    if (kind !== 'beat') onChange((now) => setPlaces(now, kind, places));
    else {
      const first = board.scenes.findIndex((one) => one.kind === 'beat');
      const cutting = { board, media: stills.map(({ key }) => key) };
      onChange((now) => setPlaces(arrange(now, cutting), index - first, places));
    }
  };
  return (
    <section aria-labelledby="video-preview" className="grid grid-cols-1 min-w-0 gap-4 max-lg:contents">
      {/* On phones the picture stays in view while the fields below it are filled in. */}
      <div className="grid grid-cols-1 gap-3 max-lg:-mx-4 max-lg:-order-1 max-lg:sticky max-lg:top-16 max-lg:z-30 max-lg:border-b max-lg:bg-background max-lg:px-4 max-lg:py-2">
        <h2 id="video-preview" className="font-semibold text-lg max-lg:sr-only">
          {HEADINGS[tab]}
        </h2>
        <FilmPlayer
          film={film}
          playhead={playhead}
          className={hasTimeline ? 'max-h-[30vh] lg:max-h-[42vh]' : 'max-h-[30vh] lg:max-h-[70vh]'}
          onPlaces={tab === 'content' ? movePlaces : undefined}
          onOver={(overAt) => onChange((now) => ({ ...now, overAt }))}
          onMoveOverlay={
            tab === 'content' ? (overlayAt) => onChange((now) => ({ ...now, overlayAt })) : undefined
          }
        />
      </div>
      {hasTimeline && <Timeline film={film} playhead={playhead} steps={steps} onChange={onChange} />}
      <FitNotice film={film} onChange={onChange} />
      <p className="flex flex-wrap gap-2 text-sm">
        <Badge variant="outline">{t('Duration: {0}s', seconds)}</Badge>
        <Badge variant="outline">{t('Style: {0}', labelOf(data.style))}</Badge>
        <Badge variant="outline">
          {t('Music: {0}', data.ownMusic?.name ?? (data.music === 'none' ? t('None') : labelOf(data.music)))}
        </Badge>
      </p>
    </section>
  );
}

/** The song as a picture of its loudness, with the part that is used, its player and its sections. */

import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import {
  type CoverTrack,
  MAX_PART_SECONDS,
  MIN_PART_SECONDS,
  type SongAnalysis,
} from '../../calls/song-calls.ts';
import { clock } from '../clock.ts';
import type { CoverEditing } from '../use-cover.ts';
import { TrimHandle } from './trim-handle.tsx';
import { Waveform } from './waveform.tsx';

/** Milliseconds without a change before a part is kept. */
const PAUSE = 500;

export interface SongPartProps {
  song: CoverTrack;
  analysis: SongAnalysis;
  editing: CoverEditing;
}

export function SongPart({ song, analysis, editing: { trim } }: SongPartProps) {
  const duration = song.duration ?? 1;
  const kept = { start: song.trimStart, end: song.trimEnd ?? duration };
  const [part, setPart] = useState(kept);
  const [time, setTime] = useState<number>();
  const [isPlaying, setIsPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  const box = useRef<HTMLDivElement>(null);

  const { mutate } = trim;
  useEffect(() => {
    if (part.start === kept.start && part.end === kept.end) return;
    const timer = setTimeout(() => mutate({ trimStart: part.start, trimEnd: part.end }), PAUSE);
    return () => clearTimeout(timer);
  }, [part, kept.start, kept.end, mutate]);

  const tenth = (value: number) => Math.round(value * 10) / 10;
  const moveStart = (to: number) =>
    setPart(({ end }) => ({
      start: tenth(Math.max(0, end - MAX_PART_SECONDS, Math.min(to, end - MIN_PART_SECONDS))),
      end,
    }));
  const moveEnd = (to: number) =>
    setPart(({ start }) => {
      const end = Math.min(duration, start + MAX_PART_SECONDS, Math.max(to, start + MIN_PART_SECONDS));
      return { start, end: end === duration ? duration : tenth(end) };
    });

  const toggle = () => {
    const player = audio.current;
    if (!player) return;
    if (!player.paused) return player.pause();
    if (player.currentTime < part.start || player.currentTime >= part.end - 0.1)
      player.currentTime = part.start;
    void player.play();
  };
  const follow = () => {
    const player = audio.current;
    if (!player) return;
    setTime(player.currentTime);
    if (player.currentTime >= part.end) player.pause();
  };
  const handle = { box, duration };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div ref={box} className="relative h-28 select-none overflow-hidden rounded-xl bg-muted">
        <Waveform analysis={analysis} duration={duration} part={part} time={isPlaying ? time : undefined} />
        <TrimHandle {...handle} label={t('Selection start')} value={part.start} onMove={moveStart} />
        <TrimHandle {...handle} label={t('Selection end')} value={part.end} onMove={moveEnd} isEnd />
      </div>
      {analysis.sections.length > 0 && (
        <ul aria-label={t('Sections')} className="flex h-6 gap-0.5">
          {analysis.sections.map((one) => (
            <li
              key={one.start}
              style={{ width: `${((one.end - one.start) / duration) * 100}%` }}
              title={`${clock(one.start)} to ${clock(one.end)}: ${one.name}`}
              className={cn(
                'truncate rounded px-1.5 text-center text-[0.6875rem] text-foreground leading-6',
                one.energy >= 0.66 ? 'bg-primary/25' : one.energy >= 0.33 ? 'bg-primary/15' : 'bg-muted',
              )}
            >
              {one.name}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="secondary" onClick={toggle}>
          {isPlaying ? <Pause /> : <Play />} {isPlaying ? t('Pause') : t('Play selection')}
        </Button>
        <p className="text-muted-foreground text-sm tabular-nums">
          {t(
            '{0} to {1} of {2}, {3} seconds',
            clock(part.start),
            clock(part.end),
            clock(duration),
            Math.round(part.end - part.start),
          )}
        </p>
        <p className="text-muted-foreground text-xs" role="status">
          {trim.isPending ? t('Saving…') : ''}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: a song that the person brought */}
      <audio
        ref={audio}
        src={song.audioUrl ?? undefined}
        preload="metadata"
        onTimeUpdate={follow}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
    </div>
  );
}

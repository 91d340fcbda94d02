/** The melody as a piano roll: sections, chords, wave form and every sung word; a click plays from there. */

import { useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Song } from '../contract.ts';
import { SECTION_LABELS } from '../labels.ts';

/** Pixels of a second and of a semitone. */
const SECOND = 84;
const SEMITONE = 13;
const NOTE = 24;
const WAVE = 44;

export interface PianoRollProps {
  song: Song;
  /** Seconds. */
  now: number;
  onPlayFrom: (seconds: number) => void;
}

export function PianoRoll({ song, now, onPlayFrom }: PianoRollProps) {
  const seconds = song.seconds ?? 0;
  const width = Math.max(1, seconds * SECOND);
  const midis = song.melody.map(({ midi }) => midi);
  const [low, high] = [Math.min(...midis, 60), Math.max(...midis, 61)];
  const height = (high - low) * SEMITONE + NOTE;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = box.current;
    if (!view) return;
    const at = now * SECOND;
    // Follows the playing without smooth scrolling, which some people do not bear.
    if (at < view.scrollLeft || at > view.scrollLeft + view.clientWidth - 80) view.scrollLeft = at - 40;
  }, [now]);
  const span = (start: number, end: number) => ({ left: start * SECOND, width: (end - start) * SECOND });
  return (
    <section
      ref={box}
      aria-label={t('Melody and words')}
      className="relative overflow-x-auto rounded-lg border bg-muted/40"
    >
      <div className="relative" style={{ width }}>
        <div className="relative h-8 border-b">
          {song.sections.map(({ name, start, end }) => (
            <button
              key={start}
              type="button"
              onClick={() => onPlayFrom(start)}
              className="focus-ring absolute inset-y-0 truncate border-r px-2 text-left font-medium text-xs hover:bg-accent"
              style={span(start, end)}
            >
              {t(SECTION_LABELS[name])}
            </button>
          ))}
        </div>
        <div className="relative h-5">
          {song.chords.map(({ name, start, end }) => (
            <span
              key={start}
              className="absolute truncate px-2 text-[0.7rem] text-muted-foreground leading-5"
              style={span(start, end)}
            >
              {name}
            </span>
          ))}
        </div>
        <Wave peaks={song.peaks} width={width} />
        <div className="relative my-2" style={{ height }}>
          {song.melody.map((note) => {
            const isNow = now >= note.start && now < note.end;
            return (
              <button
                key={`${note.phrase}-${note.start}`}
                type="button"
                onClick={() => onPlayFrom(note.start)}
                title={note.text}
                className={cn(
                  'focus-ring absolute overflow-hidden whitespace-nowrap rounded border px-1 text-left text-xs leading-5',
                  isNow
                    ? 'border-primary bg-primary text-primary-foreground'
                    : 'border-primary/40 bg-card hover:border-primary',
                )}
                style={{
                  ...span(note.start, note.end),
                  top: (high - note.midi) * SEMITONE,
                  height: NOTE,
                }}
              >
                {note.text}
                {!note.isLastOfWord && '-'}
              </button>
            );
          })}
        </div>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-0.5 bg-primary"
          style={{ left: now * SECOND }}
        />
      </div>
    </section>
  );
}

function Wave({ peaks, width }: { peaks: readonly number[]; width: number }) {
  if (peaks.length === 0) return null;
  const middle = WAVE / 2;
  const line = (sign: number) =>
    peaks.map((peak, i) => `${(i / peaks.length) * width},${middle - sign * peak * middle}`);
  return (
    <svg aria-hidden="true" width={width} height={WAVE} className="block text-primary/50">
      <polygon points={[...line(1), ...line(-1).reverse()].join(' ')} fill="currentColor" />
    </svg>
  );
}

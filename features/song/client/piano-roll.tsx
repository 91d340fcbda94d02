/** The melody as a piano roll: sections, chords, wave form and every sung word; a click plays from there. */

import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import type { Song, SongChange } from '../contract.ts';
import { SECTION_LABELS } from '../labels.ts';
import { NOTE_HEIGHT, RollNote, SECOND, SEMITONE } from './roll-note.tsx';

const WAVE = 44;
/** Semitones above and below the melody, to drag notes to. */
const ROOM = 2;
/** Seconds that are seen before the first note. */
const BEFORE_SINGING = 0.4;

export interface PianoRollProps {
  song: Song;
  /** Seconds. */
  now: number;
  onPlayFrom: (seconds: number) => void;
  onChange: (change: SongChange) => void;
  isLocked: boolean;
}

export function PianoRoll({ song, now, onPlayFrom, onChange, isLocked }: PianoRollProps) {
  const seconds = song.seconds ?? 0;
  const width = Math.max(1, seconds * SECOND);
  const midis = song.melody.map(({ midi }) => midi);
  const [low, high] = [Math.min(...midis) - ROOM, Math.max(...midis) + ROOM];
  const height = (high - low) * SEMITONE + NOTE_HEIGHT;
  const first = song.melody[0]?.start ?? 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = box.current;
    if (!view) return;
    // At rest it shows where the singing begins, not the introduction.
    if (now === 0) {
      view.scrollLeft = Math.max(0, (first - BEFORE_SINGING) * SECOND);
      return;
    }
    const at = now * SECOND;
    // Follows the playing without smooth scrolling, which some people do not bear.
    if (at < view.scrollLeft || at > view.scrollLeft + view.clientWidth - 80) view.scrollLeft = at - 40;
  }, [now, first]);
  const span = (start: number, end: number) => ({ left: start * SECOND, width: (end - start) * SECOND });
  return (
    <section
      ref={box}
      aria-label={t('Melody and words')}
      className="relative overflow-x-auto rounded-lg border bg-muted/40"
    >
      <div className="relative" style={{ width }}>
        <div className="relative h-8 border-b">
          {song.sections.map(({ name, start, end }, i) => (
            <div key={start} className="absolute inset-y-0 flex border-r" style={span(start, end)}>
              <button
                type="button"
                onClick={() => onPlayFrom(start)}
                className="focus-ring min-w-0 flex-1 truncate px-2 text-left font-medium text-xs hover:bg-accent"
              >
                {t(SECTION_LABELS[name])}
              </button>
              {song.melody.some((note) => note.start >= start && note.start < end) && (
                <button
                  type="button"
                  disabled={isLocked}
                  title={t('Another melody for this part')}
                  aria-label={t('Another melody for this part')}
                  onClick={() => onChange({ kind: 'melody', section: i })}
                  className="focus-ring px-2 text-muted-foreground hover:bg-accent hover:text-foreground disabled:opacity-40"
                >
                  <RefreshCw className="size-3.5" />
                </button>
              )}
            </div>
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
          {song.melody.map((note, i) => (
            <RollNote
              key={`${note.phrase}-${note.start}`}
              note={note}
              latest={song.melody[i + 1]?.start ?? seconds}
              top={(high - note.midi) * SEMITONE}
              tempo={song.tempo ?? 100}
              isNow={now >= note.start && now < note.end}
              isLocked={isLocked}
              onPlay={() => onPlayFrom(note.start)}
              onMove={(to) => onChange({ kind: 'note', note: i, ...to })}
            />
          ))}
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

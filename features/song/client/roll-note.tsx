/** One note of the piano roll: a click plays from it, dragging moves its pitch, its right edge its length; arrow keys do the same. */

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { SungNote } from '../contract.ts';

/** Pixels of a second and of a semitone. */
export const SECOND = 130;
export const SEMITONE = 13;
export const NOTE_HEIGHT = 24;
/** Pixels at the right end by which a note is made longer or shorter. */
const GRIP = 9;
const SHORTEST = 0.1;
const STEPS_A_BEAT = 4;

export interface RollNoteProps {
  note: SungNote;
  /** Seconds up to which it may last. */
  latest: number;
  top: number;
  tempo: number;
  isNow: boolean;
  isLocked: boolean;
  onPlay: () => void;
  onMove: (to: { midi?: number; end?: number }) => void;
}

export function RollNote({ note, latest, top, tempo, isNow, isLocked, onPlay, onMove }: RollNoteProps) {
  const from = useRef<{ x: number; y: number; isEdge: boolean }>(undefined);
  const [shift, setShift] = useState({ midi: 0, end: 0 });
  const end = Math.min(latest, Math.max(note.start + SHORTEST, note.end + shift.end));
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (isLocked || event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    from.current = { x: event.clientX, y: event.clientY, isEdge: event.clientX > box.right - GRIP };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const start = from.current;
    if (!start) return;
    if (start.isEdge) setShift({ midi: 0, end: (event.clientX - start.x) / SECOND });
    else setShift({ midi: -Math.round((event.clientY - start.y) / SEMITONE), end: 0 });
  };
  const drop = () => {
    const start = from.current;
    from.current = undefined;
    const { midi, end: longer } = shift;
    setShift({ midi: 0, end: 0 });
    if (!start || (midi === 0 && Math.abs(longer) < 0.04)) onPlay();
    else onMove(midi !== 0 ? { midi: note.midi + midi } : { end });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = 60 / tempo / STEPS_A_BEAT;
    const change = {
      ArrowUp: { midi: note.midi + 1 },
      ArrowDown: { midi: note.midi - 1 },
      ArrowRight: { end: Math.min(latest, note.end + step) },
      ArrowLeft: { end: Math.max(note.start + step, note.end - step) },
    }[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPlay();
    } else if (change && event.altKey && !isLocked) {
      event.preventDefault();
      onMove(change);
    }
  };
  return (
    <button
      type="button"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        from.current = undefined;
        setShift({ midi: 0, end: 0 });
      }}
      onClick={() => isLocked && onPlay()}
      onKeyDown={onKeyDown}
      title={t('{0}: drag to change the pitch, drag its end to change the length', note.text)}
      className={cn(
        'focus-ring absolute cursor-grab touch-pan-x select-none overflow-hidden whitespace-nowrap rounded border border-r-4 px-1 text-left text-xs leading-5',
        isNow
          ? 'border-primary bg-primary text-primary-foreground'
          : 'border-primary/40 bg-card hover:border-primary',
      )}
      style={{
        left: note.start * SECOND,
        width: (end - note.start) * SECOND,
        top: top - shift.midi * SEMITONE,
        height: NOTE_HEIGHT,
      }}
    >
      {note.text}
      {!note.isLastOfWord && '-'}
    </button>
  );
}

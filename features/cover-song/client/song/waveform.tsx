/** Draws how loud a song is, which part of it is used, where its bars begin, and where the player is. */

import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { useTheme } from '#platform/browser/preferences/theme.ts';
import type { SongAnalysis } from '../../calls/song-calls.ts';

export interface WaveformProps {
  analysis: SongAnalysis;
  duration: number;
  part: { start: number; end: number };
  /** Seconds; undefined while nothing plays. */
  time: number | undefined;
}

/** Pixels from one bar of the picture to the next. */
const STEP = 3;

export function Waveform({ analysis, duration, part, time }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { isDark } = useTheme();

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || size.width === 0) return;
    const scale = window.devicePixelRatio || 1;
    element.width = size.width * scale;
    element.height = size.height * scale;
    context.scale(scale, scale);
    const style = getComputedStyle(element);
    const [strong, weak] = [style.color, style.borderColor];
    const { width, height } = size;
    const xOf = (seconds: number) => (seconds / duration) * width;
    const loudest = Math.max(0.05, ...analysis.peaks);
    for (let x = 0; x < width; x += STEP) {
      const seconds = (x / width) * duration;
      const peak = (analysis.peaks[Math.floor((x / width) * analysis.peaks.length)] ?? 0) / loudest;
      const tall = Math.max(2, peak * (height - 24));
      const isUsed = seconds >= part.start && seconds <= part.end;
      context.fillStyle = isUsed ? strong : weak;
      context.fillRect(x, (height - tall) / 2, STEP - 1, tall);
    }
    context.fillStyle = strong;
    for (const beat of analysis.downbeats) context.fillRect(xOf(beat), height - 5, 1, 5);
    if (time !== undefined) {
      context.fillStyle = style.caretColor;
      context.fillRect(xOf(time) - 1, 0, 2, height);
    }
  }, [analysis, duration, part, time, size, isDark]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('Song waveform, {0} seconds', Math.round(duration))}
      className="absolute inset-0 size-full border-muted-foreground/50 text-primary caret-foreground"
    />
  );
}

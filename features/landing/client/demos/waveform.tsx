/** Bars like those of recorded speech: words with a rise and a fall, pauses between them. */

import { cn } from '#ui/cn.ts';

export interface WaveformProps {
  seed: number;
  bars: number;
  /** Share already heard, 0 to 1; those bars are coloured. */
  played?: number;
  className?: string;
}

/** Height of each bar, 0 to 1; the same seed gives the same voice. */
export function speechBars(seed: number, bars: number): number[] {
  let state = seed * 7919 + 17;
  const next = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const heights: number[] = [];
  while (heights.length < bars) {
    const word = 3 + Math.floor(next() * 6);
    const loud = 0.45 + next() * 0.55;
    for (let i = 0; i < word; i++) {
      const swell = Math.sin(((i + 0.7) / (word + 0.4)) * Math.PI);
      heights.push(Math.max(0.14, loud * swell * (0.6 + next() * 0.4)));
    }
    heights.push(0.07);
  }
  return heights.slice(0, bars);
}

export function Waveform({ seed, bars, played = 0, className }: WaveformProps) {
  return (
    <div aria-hidden className={cn('flex items-center gap-[3px]', className)}>
      {speechBars(seed, bars).map((height, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
          key={i}
          style={{ height: `${Math.round(height * 100)}%` }}
          className={cn(
            'min-w-0 flex-1 rounded-full',
            i / bars < played ? 'bg-linear-to-b from-[#8b5cf6] to-[#2563eb]' : 'bg-muted-foreground/30',
          )}
        />
      ))}
    </div>
  );
}

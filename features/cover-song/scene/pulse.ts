/** The music at one moment, as pictures need it: how strong, how long since the beat, which bar. */

export interface SongShape {
  beats: readonly number[];
  downbeats: readonly number[];
  sections: readonly { start: number; end: number; energy: number }[];
  duration: number;
}

export interface Pulse {
  seconds: number;
  /** 1 on the beat, falling to 0 before the next. */
  beat: number;
  /** 0 on the beat, 1 between two: what jumps is highest there. */
  bounce: number;
  /** Counted from the beginning. */
  bar: number;
  energy: number;
  /** Degrees; the colour of the lights, another one every few bars. */
  hue: number;
}

/** Seconds, where a song has no beat that anybody could hear. */
const SILENT_BEAT = 0.6;
const HUES = [285, 205, 330, 175, 30, 250];

const before = (times: readonly number[], seconds: number): number => {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

export function pulseAt({ beats, downbeats, sections }: SongShape, seconds: number): Pulse {
  const at = before(beats, seconds);
  const start = beats[at] ?? Math.floor(seconds / SILENT_BEAT) * SILENT_BEAT;
  const length = Math.max(0.2, (beats[at + 1] ?? start + SILENT_BEAT) - start);
  const phase = Math.min(1, Math.max(0, (seconds - start) / length));
  const bar = Math.max(0, before(downbeats, seconds));
  const section = sections.findLast((one) => seconds >= one.start);
  return {
    seconds,
    beat: (1 - phase) ** 2,
    bounce: Math.sin(Math.PI * phase),
    bar,
    energy: section?.energy ?? 0.6,
    hue: HUES[Math.floor(bar / 4) % HUES.length]!,
  };
}

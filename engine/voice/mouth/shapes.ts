/** Shapes of a speaking mouth, and a track of them over time. */

/**
 * rest: closed and relaxed; closed: m, b, p; teeth: s, t, k and most consonants; narrow: e, i;
 * open: a; wide: æ, aɪ; round: o, r; lip: f, v; tongue: l, th; the ones with `u` and `w` pucker as `round`.
 */
export const SHAPES = [
  'rest',
  'closed',
  'teeth',
  'narrow',
  'open',
  'wide',
  'round',
  'lip',
  'tongue',
] as const;
export type Shape = (typeof SHAPES)[number];

/** Seconds. */
export interface MouthCue {
  start: number;
  end: number;
  shape: Shape;
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Neighbours of the same shape become one, and nothing flickers shorter than the eye can follow. */
export function smooth(cues: readonly MouthCue[], shortest = 0.035): MouthCue[] {
  const out: MouthCue[] = [];
  for (const cue of cues) {
    const last = out.at(-1);
    if (last && last.shape === cue.shape) last.end = cue.end;
    // Lips that touch are the one thing that everybody sees: those stay, however short.
    else if (last && cue.end - cue.start < shortest && cue.shape !== 'closed' && cue.shape !== 'lip')
      last.end = cue.end;
    else out.push({ ...cue });
  }
  return out.map(({ start, end, shape }) => ({ start: rounded(start), end: rounded(end), shape }));
}

/** The shape at a moment; `rest` where the track says nothing. */
export function shapeAt(cues: readonly MouthCue[], seconds: number): Shape {
  let [low, high] = [0, cues.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cue = cues[middle]!;
    if (seconds < cue.start) high = middle - 1;
    else if (seconds >= cue.end) low = middle + 1;
    else return cue.shape;
  }
  return 'rest';
}

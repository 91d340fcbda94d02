/** When a beat is heard: even between the moments that are fixed, and slower towards an end. */

export interface Anchor {
  /** Quarter notes from the beginning. */
  beat: number;
  /** Seconds. */
  at: number;
}

export type Clock = (beat: number) => number;

/** By beat; the first at 0. What lies after the last goes on as before it. */
export function clockOf(anchors: readonly Anchor[]): Clock {
  return (beat) => {
    let low = 0;
    let high = anchors.length - 2;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (anchors[middle]!.beat <= beat) low = middle;
      else high = middle - 1;
    }
    const [from, to] = [anchors[low]!, anchors[low + 1]!];
    return from.at + ((beat - from.beat) * (to.at - from.at)) / (to.beat - from.beat);
  };
}

/** How much longer the last quarter before the closing chord is. */
const SLOWING = 0.3;

/** Quarter notes that slowing down through so many of them costs. */
export const slowingOf = (quarters: number): number => (quarters * SLOWING) / 2;

/** Each a little longer than the one before, from a moment on. */
export function slowing(from: Anchor, quarters: number, secondsPerQuarter: number): Anchor[] {
  const steps = quarters * 2;
  return Array.from({ length: steps }, (_, i) => {
    const done = ((i + 1) / steps) * quarters;
    const lost = (SLOWING * done * done) / (2 * quarters);
    return { beat: from.beat + done, at: from.at + (done + lost) * secondsPerQuarter };
  });
}

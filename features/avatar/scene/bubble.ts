/** Speech bubbles: how text breaks into lines, and where a bubble fits above its speaker without covering a face. */

export interface Head {
  x: number;
  y: number;
  radius: number;
}

export interface Bubble {
  lines: string[];
  em: number;
  /** Left, top, width and height of the balloon. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the tail points. */
  tip: { x: number; y: number };
}

/** Width of a text at an em of one. */
export type Measure = (text: string) => number;

export const LEADING = 1.22;
const PAD = 0.75;

/** Breaks between words; a word wider than the line is cut, because nothing may run out of a bubble. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\n+/)) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const letter of word) {
        if (line && measure(line + letter) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    if (line) lines.push(line);
  }
  return lines;
}

export interface BubbleRoom {
  /** The column that belongs to this speaker. */
  left: number;
  right: number;
  top: number;
  /** Nothing reaches below: there are faces. */
  bottom: number;
  em: number;
  leastEm: number;
}

/** The largest lettering that fits; undefined when even the smallest does not. */
export function fitBubble(text: string, head: Head, room: BubbleRoom, measure: Measure): Bubble | undefined {
  for (let em = room.em; em >= room.leastEm; em *= 0.93) {
    const pad = PAD * em;
    const widest = room.right - room.left - 2 * pad;
    const whole = measure(text) * em;
    // About three times as wide as high looks like speech rather than like a banner or a tower.
    // No word is broken that fits a line.
    const longest = Math.max(...text.split(/\s+/).map((word) => measure(word) * em)) + 0.01;
    const wanted = Math.max(5 * em, longest, Math.sqrt(whole * em * LEADING * 3));
    const lines = wrap(text, Math.min(widest, wanted) / em, measure);
    const width = Math.max(...lines.map((line) => measure(line) * em)) + 2 * pad * 1.25;
    const height = lines.length * em * LEADING + 2 * pad * 0.9;
    if (height > room.bottom - room.top || width > room.right - room.left) continue;
    const x = Math.max(room.left, Math.min(room.right - width, head.x - width * 0.42));
    // Near the speaker, yet with room for the tail.
    const y = Math.max(room.top, room.bottom - height);
    return { lines, em, x, y, width, height, tip: tipOf(head) };
  }
  return undefined;
}

/** Just above the hair, where the tail covers nothing. */
const tipOf = ({ x, y, radius }: Head) => ({ x, y: y - radius * 1.12 });

/** One column for each speaker, by where they stand, as wide as the gaps between them allow. */
export function columnsFor(
  heads: readonly Head[],
  width: number,
  margin: number,
): { left: number; right: number }[] {
  const order = heads.map((_, i) => i).sort((a, b) => heads[a]!.x - heads[b]!.x);
  const columns = heads.map(() => ({ left: margin, right: width - margin }));
  for (const [rank, i] of order.entries()) {
    const before = order[rank - 1];
    const after = order[rank + 1];
    if (before !== undefined) columns[i]!.left = (heads[before]!.x + heads[i]!.x) / 2 + margin / 4;
    if (after !== undefined) columns[i]!.right = (heads[i]!.x + heads[after]!.x) / 2 - margin / 4;
  }
  return columns;
}

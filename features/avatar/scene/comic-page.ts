/** Divides a scene into the panels of a comic page: first the place with everybody, then a close-up for every line. */

import { type Beat, inBubble } from './script.ts';

export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Everybody in the place, or one person from near. */
  shot: { kind: 'wide' } | { kind: 'close'; who: number; framing: 'half' | 'bust' };
  /** What is said in it, if anything. */
  text: string;
  /** Nobody who is seen says it. */
  isVoice: boolean;
}

export interface ComicPage {
  width: number;
  height: number;
  /** Room for the title at the top. */
  titleHeight: number;
  panels: Panel[];
}

const WIDTH = 1500;
const MARGIN = 48;
const GAP = 24;
const TITLE = 128;
const WIDE = 780;
const ROW = 640;

/** Silent scenes show each of their people once. */
export function comicPage(beats: readonly Beat[], cast: number): ComicPage {
  const close =
    beats.length > 0 ? beats : Array.from({ length: cast }, (_, speaker): Beat => ({ speaker, text: '' }));
  const inner = WIDTH - 2 * MARGIN;
  const half = (inner - GAP) / 2;
  const panels: Panel[] = [
    { x: MARGIN, y: TITLE, width: inner, height: WIDE, shot: { kind: 'wide' }, text: '', isVoice: false },
  ];
  let y = TITLE + WIDE + GAP;
  for (let i = 0; i < close.length; i += 2) {
    const row = close.slice(i, i + 2);
    for (const [column, beat] of row.entries()) {
      panels.push({
        x: MARGIN + column * (half + GAP),
        y,
        width: row.length === 2 ? half : inner,
        height: ROW,
        // Near and nearer by turns, so that no two neighbours look alike.
        shot: { kind: 'close', who: beat.speaker, framing: (i / 2 + column) % 2 === 0 ? 'half' : 'bust' },
        text: inBubble(beat),
        isVoice: beat.voice !== undefined,
      });
    }
    y += ROW + GAP;
  }
  return { width: WIDTH, height: y - GAP + MARGIN, titleHeight: TITLE, panels };
}

/** Puts everybody's words above their heads. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Bubble, columnsFor, fitBubble, type Head } from '../../../scene/bubble.ts';
import { drawBubble, measureWith } from './lettering.ts';

export interface Speech {
  head: Head;
  text: string;
}

interface Size {
  width: number;
  height: number;
}

/** Bubbles for all who speak; undefined when the words of one of them do not fit above the heads. */
export function fitSpeech(
  pen: SKRSContext2D,
  speech: readonly Speech[],
  heads: readonly Head[],
  { width, height }: Size,
): Bubble[] | undefined {
  const measure = measureWith(pen, 'Speech');
  const margin = width * 0.022;
  const seen = heads.filter((one) => one.x > -one.radius && one.x < width + one.radius);
  // The tail needs some room between words and hair.
  const bottom = Math.min(...seen.map((one) => one.y - one.radius * 1.35));
  const columns = columnsFor(
    speech.map((one) => one.head),
    width,
    margin,
  );
  const em = Math.min(46, height * 0.062);
  const bubbles: Bubble[] = [];
  for (const [i, { head, text }] of speech.entries()) {
    const room = { ...columns[i]!, top: margin, bottom, em, leastEm: Math.max(17, em * 0.44) };
    const bubble = fitBubble(text, head, room, measure);
    if (!bubble) return undefined;
    bubbles.push(bubble);
  }
  return bubbles;
}

export const drawSpeech = (pen: SKRSContext2D, bubbles: readonly Bubble[]): void => {
  for (const bubble of bubbles) drawBubble(pen, bubble);
};

/** A colour asked for the whole picture: everything leans towards it, light and dark stay. */

import type { Canvas } from '../canvas/canvas.ts';
import { luma, mix, rgb } from '../canvas/colour.ts';
import { WORN } from '../compose/tones.ts';
import type { Colour } from '../scene.ts';

const SHARE = 0.4;

export function leanTowards({ data }: Canvas, colour: Colour): void {
  const wanted = rgb(WORN[colour]);
  const level = Math.max(0.08, luma(...wanted));
  for (let at = 0; at < data.length; at += 3) {
    const l = luma(data[at]!, data[at + 1]!, data[at + 2]!);
    for (let c = 0; c < 3; c++)
      data[at + c] = mix(data[at + c]!, l * Math.min(2.4, wanted[c]! / level), SHARE);
  }
}

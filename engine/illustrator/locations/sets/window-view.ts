/** What is behind a windowsill: the window itself with the garden outside, far out of focus. */

import { type Canvas, createCanvas } from '../../canvas/canvas.ts';
import { luma, mixRgb, type Rgb, smoothstep } from '../../canvas/colour.ts';
import { environment } from '../../light/environment.ts';
import type { Scene } from '../../scene.ts';

/** Half the width of the frame and of the bars, in picture heights. */
const BAR = 0.022;

/** A lawn in the sun is no poison green behind a cat. */
const CALM = 0.55;

export function windowView(
  { time, weather }: Pick<Scene, 'time' | 'weather'>,
  width: number,
  height: number,
): Canvas {
  const canvas = createCanvas(width, height);
  const name = time === 'sunset' || time === 'dawn' || time === 'night' ? time : 'park';
  const around = environment(name);
  const isGrey = /rain|storm|fog|cloudy|snow/.test(weather);
  const seen = new Float32Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x - width / 2) / height, y / height];
      around.blurred(u * 0.9, 0.3 - 0.85 * v, -1, seen);
      const bright: Rgb = [0, 1, 2].map((c) => (1.3 * seen[c]!) / (1 + 0.7 * seen[c]!)) as Rgb;
      const grey = luma(...bright);
      const light = mixRgb(bright, [grey, grey, grey], CALM);
      const glass = isGrey ? mixRgb(light, [0.5, 0.55, 0.62], 0.55) : light;
      const bar = smoothstep(BAR * 1.5, BAR * 0.7, Math.abs(Math.abs(u) - 0.22));
      const colour = mixRgb(glass, [0.72, 0.7, 0.66], bar);
      canvas.data.set(colour, (y * width + x) * 3);
    }
  return canvas;
}

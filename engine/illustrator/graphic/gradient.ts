/** A soft background of colours that flow into each other, for words to be put on. */

import { addRgb, type Rgb, rgb, scaleRgb } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import { WORN } from '../compose/tones.ts';
import { PASTEL } from '../locations/sets/studio.ts';
import { type Stage, type StageContext, traced } from '../locations/stage.ts';

const MEETINGS: readonly (keyof typeof PASTEL)[][] = [
  ['pink', 'purple', 'blue'],
  ['orange', 'pink', 'purple'],
  ['turquoise', 'blue', 'green'],
  ['yellow', 'orange', 'pink'],
];

export function gradient({ scene, seed, aspect, noise }: StageContext): Stage {
  const chance = random(seed + 23);
  const { backdrop, tint } = scene;
  const requested = backdrop?.colours.length ? backdrop.colours : tint ? [tint] : [];
  const isPastel = backdrop?.isPastel ?? requested.length === 0;
  const meeting = MEETINGS[Math.floor(chance() * MEETINGS.length)]!;
  const names =
    requested.length > 1
      ? requested
      : requested.length === 1
        ? [requested[0]!, requested[0]!, meeting[1]!]
        : meeting;
  const tones: Rgb[] = names.map((name, i) => {
    const tone = rgb(isPastel ? PASTEL[name] : WORN[name]);
    return requested.length === 1 && i === 1 ? scaleRgb(tone, 0.45) : tone;
  });
  const centres = tones.map((tone, i) => ({
    tone,
    x: (chance() - 0.5) * aspect * 1.1,
    y: (i + chance()) / tones.length,
    r: 0.35 + 0.25 * chance(),
  }));
  return {
    render: traced((u, v) => {
      const [du, dv] = [
        0.2 * (noise.fbm(u * 1.3, v * 1.3, 2) - 0.5),
        0.2 * (noise.fbm(u * 1.3 + 7, v * 1.3, 2) - 0.5),
      ];
      let sum: Rgb = [0, 0, 0];
      let all = 0;
      for (const { tone, x, y, r } of centres) {
        const w = Math.exp(-(((u + du - x) ** 2 + (v + dv - y) ** 2) / (r * r)) * 1.6) + 1e-4;
        sum = addRgb(sum, tone, w);
        all += w;
      }
      // Developing lifts what is bright: taken down, pale colours stay colours.
      return scaleRgb(sum, 0.6 / all);
    }),
    detail: 0.25,
    horizon: 0.5,
    ground: 0.85,
    footing: 'air',
    bounce: tones[0]!,
    glow: 0.05,
  };
}

/** The picture's light as the sculptor's lamps: a subject must look as if it stood in this very place. */

import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { addRgb, luma, mixRgb, type Rgb, scaleRgb } from '../canvas/colour.ts';
import type { Daylight } from '../light/daylight.ts';

/** Never so dark that a subject cannot be read, however deep the night. */
const LEAST_KEY = 0.95;

export function rigOf(light: Daylight, bounce: Rgb): LightRig {
  const side = Math.sign(light.sun[0]) || 1;
  const strength = Math.max(LEAST_KEY, 0.7 * luma(...light.key));
  const hue = scaleRgb(light.key, 1 / Math.max(0.05, luma(...light.key)));
  const level = 0.4 + 0.6 * luma(...light.ambient);
  return {
    // The sun stands behind the scene; what the eye believes is its side, so the key comes from there but from the front.
    key: { direction: [side * 0.75, 0.75, 0.55], colour: scaleRgb(mixRgb(hue, [1, 1, 1], 0.35), strength) },
    fill: { direction: [-side * 0.8, 0.25, 0.7], colour: scaleRgb(light.ambient, 0.5) },
    rim: { direction: [side * 0.55, 0.45, -0.8], colour: scaleRgb(hue, Math.min(1.9, 0.7 + strength * 0.6)) },
    sky: addRgb(scaleRgb(light.ambient, 0.75), [0.06, 0.06, 0.08]),
    ground: scaleRgb(bounce, level),
    softness: light.cover > 0.7 ? 0.08 : 0.025,
  };
}

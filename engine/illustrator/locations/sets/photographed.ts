/** A real place far out of focus, as behind a photographer's subject: photographed surroundings seen through a wide open lens. */

import type { Canvas } from '../../canvas/canvas.ts';
import { luma, mixRgb, type Rgb, scaleRgb } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import { environment, environmentFor } from '../../light/environment.ts';
import type { Scene } from '../../scene.ts';
import { isPhotographic } from '../../styles/choose-style.ts';
import { type Stage, type StageContext, throughPicture, traced } from '../stage.ts';
import { studioRig } from './studio.ts';

/** Which surroundings flatter what, where the words name no place. */
const NAMELESS = ['apartment', 'lobby', 'park', 'venice', 'forest', 'sunset'] as const;

/** Only where a photograph is wanted, of something near, in no place in particular. */
export const isPhotographed = ({ intent, isPlaceNamed, backdrop }: Scene, style: string): boolean =>
  isPhotographic(style) &&
  !backdrop &&
  !isPlaceNamed &&
  (intent === 'portrait' || intent === 'product' || intent === 'food' || intent === 'still life');

export function photographed({ scene, seed, aspect }: StageContext): Stage {
  const chance = random(seed + 61);
  const name =
    scene.intent === 'portrait'
      ? NAMELESS[Math.floor(chance() * NAMELESS.length)]!
      : scene.place === 'studio'
        ? 'lobby'
        : environmentFor(scene);
  const around = environment(name);
  const yaw = chance() * 6.283;
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const light = new Float32Array(3);
  const at = (u: number, dy: number, dz: number): Rgb => {
    around.blurred(c * u + s * dz, dy, c * dz - s * u, light);
    return [light[0]!, light[1]!, light[2]!];
  };
  const render: Stage['render'] = (width, height, tick, view): Canvas =>
    traced((u, v) => {
      const [dx, dy, dz] = throughPicture(view, u, v);
      // Looking up a little: faces and products are not seen against the floor.
      const seen = at(dx, dy + 0.12, dz);
      // One coloured lamp or window must not shout behind the hero.
      const grey = luma(...seen);
      const colour = mixRgb(seen, [grey, grey, grey], 0.5);
      return scaleRgb(
        [
          colour[0] / (1 + 0.35 * colour[0]),
          colour[1] / (1 + 0.35 * colour[1]),
          colour[2] / (1 + 0.35 * colour[2]),
        ],
        0.85 - 0.12 * Math.hypot(u / aspect, v - 0.5),
      );
    })(width, height, tick, view);
  return {
    render,
    detail: 0.4,
    horizon: 0.35,
    ground: 0.84,
    footing: 'ground',
    focal: 2,
    bounce: scaleRgb(at(0, -1, -0.3), 0.6),
    rig: studioRig(chance() < 0.5 ? -1 : 1, false, scene),
    glow: 0.25,
  };
}

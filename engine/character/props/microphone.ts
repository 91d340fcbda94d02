/** A stage microphone in the right hand: it lies across the palm, its head on the thumb's side. */

import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add, dot, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { mixRgb, rgb } from '../face/sheet.ts';
import type { Figure } from '../figure/figure.ts';
import type { Joints } from '../figure/skeleton.ts';
import type { SolidPart } from '../part.ts';
import { GRIP, handFrame, MICROPHONE } from './places.ts';

export function microphone(joints: Joints, figure: Figure): SolidPart[] {
  const { wrist, down, forward, inward, size } = handFrame(joints, figure, 'R');
  const grip = add(wrist, add(scaled(down, GRIP.down * size), scaled(inward, GRIP.inward * size)));
  const on = (t: number): Vec3 => add(grip, scaled(forward, t));
  const { handle, ball, radius } = MICROPHONE;
  const neck = handle * 0.62;
  return [
    {
      name: 'microphone',
      shape: capsule(on(neck - handle * 1.5), on(neck), radius * 0.72, radius),
      material: 'glossy',
      colour: '#1b1c21',
      bones: ['handR'],
      detail: 1.8,
    },
    {
      name: 'microphoneHead',
      shape: sphere(on(neck + ball * 0.85), ball),
      material: 'metal',
      colour: '#9aa0ab',
      bones: ['handR'],
      detail: 1.8,
      // A woven grille with a dark band around its middle.
      tint: (x, y, z, base) => {
        const up = dot(subtract([x, y, z], on(neck + ball * 0.85)), forward) / ball;
        return Math.abs(up) < 0.16 ? mixRgb(base, rgb('#2b2d33'), 0.85) : base;
      },
    },
  ];
}

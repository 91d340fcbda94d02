/** A stage microphone in the right hand: it lies across the palm, its head on the thumb's side. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { band } from '../figure/body.ts';
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
    },
    {
      name: 'microphoneRing',
      shape: blend(0, band(on(neck + ball * 0.85), forward, ball * 0.93, 0.012, 0.01)),
      material: 'metal',
      colour: '#e3e6ec',
      bones: ['handR'],
      detail: 2.4,
    },
  ];
}

/** Paints a scene: setting, then subjects in its light, then the hand of a style. */

import type { Canvas } from './canvas/canvas.ts';
import { addGlow, develop, toBytes } from './canvas/develop.ts';
import { createNoise, random, seedOf } from './canvas/noise.ts';
import { enlarge } from './canvas/scale.ts';
import { completed } from './cast/complete-scene.ts';
import { drawCast } from './cast/draw-cast.ts';
import { placements } from './cast/placement.ts';
import { daylight } from './light/daylight.ts';
import { drawFalling } from './light/falling.ts';
import { createSky } from './light/sky.ts';
import { leanTowards } from './light/tint.ts';
import type { SceneSpec } from './scene-spec.ts';
import { stageOf } from './settings/choose-stage.ts';
import { sceneFor, styleOf } from './styles/choose-style.ts';

export interface PaintOptions {
  width: number;
  height: number;
  seed: number;
  style: string;
  signal?: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
}

const BUILT: ReadonlySet<SceneSpec['setting']> = new Set(['city', 'street', 'room', 'abstract']);

export function paint(asked: SceneSpec, options: PaintOptions): Uint8ClampedArray {
  const scene = sceneFor(completed(asked), options.style);
  const { width, height, signal, onProgress } = options;
  const seed = seedOf(`${scene.setting}|${scene.prompt}`, options.seed);
  const noise = createNoise(seed);
  const light = daylight(scene, seed);
  const sky = createSky(light, noise);
  const stage = stageOf({ scene, light, sky, noise, seed, aspect: width / height });
  const tick = (share: number) => {
    signal?.throwIfAborted();
    onProgress?.(share * 0.7);
  };
  const small = stage.render(
    Math.max(8, Math.round(width * stage.detail)),
    Math.max(8, Math.round(height * stage.detail)),
    tick,
  );
  const canvas: Canvas = enlarge(small, width, height);
  const cast = drawCast(
    canvas,
    stage,
    light,
    noise,
    placements(scene, stage, width / height, seed),
    (share) => tick(1 + share * 0.2),
  );
  if (scene.tint && scene.setting !== 'abstract') leanTowards(canvas, scene.tint);
  drawFalling(canvas, light, seed);
  addGlow(canvas, stage.glow);
  develop(canvas);
  const hasSubject = cast.mask.some((share) => share > 0);
  const isBuilt = BUILT.has(scene.setting);
  const styled = styleOf(options.style)(canvas, {
    noise,
    chance: random(seed + 5),
    cast,
    hasSubject,
    isBuilt,
  });
  onProgress?.(1);
  return toBytes(styled, seed);
}

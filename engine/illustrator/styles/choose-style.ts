/** The styles by the names that the product gives them, and what they want of the scene before it is painted. */

import type { SceneSpec } from '../scene-spec.ts';
import { anime, cartoon } from './drawn.ts';
import { faceted } from './faceted.ts';
import { oil, watercolor } from './painterly.ts';
import { photo, vintage } from './photographic.ts';
import { cyberpunk, digitalArt, plain } from './screen.ts';
import type { Style } from './style.ts';

const STYLES: Record<string, Style> = {
  photorealistic: photo,
  'digital art': digitalArt,
  'oil painting': oil,
  watercolor,
  anime,
  cartoon,
  abstract: faceted,
  vintage,
  cyberpunk,
};

export const styleOf = (name: string): Style => STYLES[name] ?? plain;

/** Neon needs the night. */
export function sceneFor(scene: SceneSpec, style: string): SceneSpec {
  if (style !== 'cyberpunk' || scene.setting === 'abstract') return scene;
  return { ...scene, time: 'night', mood: 'futuristic' };
}

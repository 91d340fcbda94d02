/** The styles by the names that the product gives them, and what they want of the scene before it is painted. */

import type { Scene } from '../scene.ts';
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

/** Whose light is traced: the others draw or paint over it, and would hide what it costs. */
const TRACED = new Set(['photorealistic']);

export const isTraced = (style: string): boolean => TRACED.has(style);

/** Which are taken with a lens and finished as photographers do it: the others have a hand of their own. */
const PHOTOGRAPHIC = new Set(['', 'photorealistic']);

export const isPhotographic = (style: string): boolean => PHOTOGRAPHIC.has(style);

/** What a look needs of the scene: neon the night, a church window coloured glass all around. */
export function sceneFor(scene: Scene, style: string): Scene {
  if (scene.treatment === 'stained glass' && !scene.isPlaceNamed)
    return {
      ...scene,
      place: 'studio',
      surface: null,
      backdrop: { colours: ['blue', 'purple'], isGradient: true, isPastel: false },
    };
  // A poster of a thing shows the thing, not the shelves behind it.
  if (
    scene.treatment === 'poster' &&
    !scene.isPlaceNamed &&
    !scene.backdrop &&
    (scene.intent === 'product' || scene.intent === 'food')
  )
    return {
      ...scene,
      place: 'studio',
      surface: null,
      backdrop: { colours: ['yellow', 'orange'], isGradient: true, isPastel: false },
    };
  if (scene.treatment === 'neon sign') return { ...scene, place: 'studio', surface: null };
  if (style !== 'cyberpunk' || scene.place === 'abstract') return scene;
  return { ...scene, time: 'night', mood: 'futuristic' };
}

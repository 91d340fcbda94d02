/** The light of a place as lamps for the figures that stand in it: the same that the illustrator painted it in. */

import { createNoise, seedOf } from '#engine/illustrator/canvas/noise.ts';
import { rigOf } from '#engine/illustrator/compose/rig.ts';
import { daylight } from '#engine/illustrator/light/daylight.ts';
import { createSky } from '#engine/illustrator/light/sky.ts';
import { stageOf } from '#engine/illustrator/locations/choose-stage.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { sceneFor } from '#engine/illustrator/styles/choose-style.ts';
import { type LightRig, STUDIO } from '#engine/sculpt/render/lights.ts';
import type { Background } from '../../../calls/scene-calls.ts';
import { PLACE_SIZE, PLACES, type PlaceOrder } from './places.ts';

const known = new Map<Background, LightRig>();

export function lightOf(background: Background): LightRig {
  const light = known.get(background) ?? coloured(background, findLight(background));
  known.set(background, light);
  return light;
}

function findLight(background: Background): LightRig {
  return background === 'simple' ? STUDIO : lightIn(PLACES[background]);
}

/** Of a place that the illustrator paints from these words. */
export function lightIn(place: PlaceOrder): LightRig {
  const scene = sceneFor(readPrompt(place.prompt), '');
  const seed = seedOf(`${scene.place}|${scene.prompt}`, place.seed);
  const noise = createNoise(seed);
  const light = daylight(scene, seed);
  const sky = createSky(light, noise);
  const aspect = PLACE_SIZE.width / PLACE_SIZE.height;
  return rigOf(
    light,
    stageOf({ scene, light, sky, noise, seed, arrangement: seed, style: '', aspect }).bounce,
  );
}

type Tint = readonly [number, number, number];

/** Where what lies between the viewer and the figures, or around them, has a colour of its own. */
const TINTS: Partial<Record<Background, { key: Tint; fill: Tint; sky: Tint }>> = {
  underwater: { key: [0.98, 1.1, 1.12], fill: [0.5, 1.1, 1.35], sky: [0.66, 1.2, 1.4] },
  space: { key: [1.7, 1.45, 1.45], fill: [1.5, 0.7, 1.6], sky: [1.7, 1.1, 1.7] },
  forest: { key: [1.06, 1.06, 0.86], fill: [0.85, 1.15, 0.8], sky: [0.85, 1.15, 0.85] },
};

function coloured(background: Background, light: LightRig): LightRig {
  const tint = TINTS[background];
  if (!tint) return light;
  const by = (colour: readonly number[], factors: Tint) =>
    colour.map((value, i) => value * factors[i]!) as unknown as LightRig['sky'];
  return {
    ...light,
    key: { ...light.key, colour: by(light.key.colour, tint.key) },
    fill: { ...light.fill, colour: by(light.fill.colour, tint.fill) },
    sky: by(light.sky, tint.sky),
  };
}

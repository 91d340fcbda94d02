/** The whole product with stand-ins for its picture and voice engines: for tests of what lies in front of them. */

import { FEATURES } from '#app/features.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { speechFeature } from '#features/speech/server/speech.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { builtinDoubles } from './builtin-doubles.ts';
import { voiceDoubles } from './voice-doubles.ts';

export function doubledFeatures(): ServerFeature[] {
  const { image } = builtinDoubles();
  const { said: _, ...voices } = voiceDoubles(wavFile({ seconds: 1 }));
  const doubles = new Map<ServerFeature, ServerFeature>([
    [imageFeature, { ...imageFeature, models: () => ({ image }) }],
    [speechFeature, { ...speechFeature, models: () => voices }],
  ]);
  return FEATURES.map((feature) => doubles.get(feature) ?? feature);
}

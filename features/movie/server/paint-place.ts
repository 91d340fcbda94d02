/** The place in which a scene plays, painted from its heading by the image model: each once. */

import { generateImage } from 'ai';
import { pictureBy } from '#platform/ai/model-origin.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScriptScene } from '../script/read-script.ts';
import type { MovieShape } from '../script/script-limits.ts';

const TIMEOUT_MS = 180_000;
const MAX_SEED = 99_991;
const SIZES = { '16:9': 'landscape', '9:16': 'portrait', '1:1': 'square' } as const;
const PIXELS = { '16:9': '1536x1024', '9:16': '1024x1536', '1:1': '1024x1024' } as const;
/** Words of headings that say when, as pictures say it. */
const TIMES: readonly [RegExp, string][] = [
  [/night|nacht|nuit|noche|notte|noite|夜|晚|밤/iu, 'at night'],
  [/evening|dusk|sunset|abend|soir|tarde|sera|夕|傍晚|저녁/iu, 'at sunset'],
  [/morning|dawn|sunrise|morgen|matin|mañana|mattina|manhã|朝|早|아침/iu, 'in the morning'],
];

export interface Place {
  picture: Uint8Array;
  prompt: string;
  seed: number;
}

export function promptOf({ isInside, place, time, action }: ScriptScene): string {
  const where = place.trim().toLocaleLowerCase('en') || action.slice(0, 200) || 'a quiet street';
  const when = TIMES.find(([words]) => words.test(time))?.[1];
  return [isInside ? `inside ${withArticle(where)}` : where, when].filter(Boolean).join(' ');
}

const withArticle = (place: string): string =>
  /^(the|a|an|my|our|his|her|\p{L}+['’]s)\s/iu.test(place) || !/^[a-z]/iu.test(place)
    ? place
    : `${/^[aeiou]/iu.test(place) ? 'an' : 'a'} ${place}`;

/** The same words give the same picture. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % MAX_SEED, 7);

export async function paintPlace(
  { models, cache }: Pick<Platform, 'models' | 'cache'>,
  userId: string,
  scene: ScriptScene,
  shape: MovieShape,
  signal: AbortSignal,
): Promise<Place> {
  const prompt = promptOf(scene);
  const seed = seedOf(prompt);
  const info = await models.info('image');
  const { id: model, isBuiltin } = info;
  const recipe = { kind: 'movie-place', model, prompt, seed, shape };
  const picture = await cache.once(userId, recipe, 'application/octet-stream', async () => {
    const size = /^(openai|compatible):/.test(model ?? '')
      ? { size: PIXELS[shape] }
      : isBuiltin
        ? {}
        : { aspectRatio: shape };
    const { image } = await generateImage({
      model: await models.image(),
      prompt: isBuiltin
        ? prompt
        : `${prompt}, an empty film set without people, seen at eye level, without text`,
      seed,
      ...size,
      providerOptions: { builtin: { style: '', size: SIZES[shape] } },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return image.uint8Array;
  });
  return { picture, prompt, seed };
}

/** Who made the movie: the places are the image model's. */
export async function originOf({ models }: Pick<Platform, 'models'>): Promise<Recipe> {
  const info = await models.info('image');
  const { madeAs } = pictureBy(info);
  return {
    tool: 'AI Movie Maker',
    engine: 'Atelier Characters',
    madeAs: madeAs === 'algorithmicMedia' ? 'compositeWithTrainedAlgorithmicMedia' : madeAs,
  };
}

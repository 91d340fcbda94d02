/** The place in which a scene plays, painted from its heading by the image model: each once. */

import { paintedPlace, placeSeed } from '#platform/ai/image/paint-place.ts';
import { pictureBy } from '#platform/ai/model-origin.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { Platform } from '#platform/platform.ts';
import type { ScriptScene } from '../script/read-script.ts';
import type { MovieShape } from '../script/script-limits.ts';

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

export async function paintPlace(
  platform: Pick<Platform, 'models' | 'cache'>,
  userId: string,
  scene: ScriptScene,
  shape: MovieShape,
  signal: AbortSignal,
): Promise<Place> {
  const prompt = promptOf(scene);
  const seed = placeSeed(prompt);
  return { picture: await paintedPlace(platform, userId, { prompt, seed, shape }, signal), prompt, seed };
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

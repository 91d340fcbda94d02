/** Places that are painted from a person's words: each once, whoever asks for it, a preview or the video itself. */

import { generateImage } from 'ai';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject, SongScene } from '../../contract.ts';

const TIMEOUT_MS = 180_000;

/** The same words give the same picture. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

const imageModel = ({ models }: Platform) => models.info('image');

const recipeOf = (model: string | undefined, prompt: string) => ({ kind: 'cover-scene', model, prompt });

const promptOf = (scene: SongScene): string | null =>
  scene.sceneType === 'custom' && !scene.backgroundUrl ? scene.prompt : null;

export async function paintScene(
  platform: Platform,
  userId: string,
  prompt: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const recipe = recipeOf((await imageModel(platform)).id, prompt);
  return platform.cache.once(userId, recipe, 'application/octet-stream', async () => {
    const { image } = await generateImage({
      model: await platform.models.image(),
      prompt,
      seed: seedOf(prompt),
      providerOptions: { builtin: { style: '', size: 'landscape' } },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return image.uint8Array;
  });
}

/** Whether a paid model paints any place of this project, and whether one is still to be painted. */
export async function paintedScenes(
  platform: Platform,
  userId: string,
  { scenes }: Pick<CoverProject, 'scenes'>,
): Promise<{ isPaid: boolean; isNew: boolean }> {
  const prompts = scenes.flatMap((one) => promptOf(one) ?? []);
  if (prompts.length === 0) return { isPaid: false, isNew: false };
  const model = await imageModel(platform);
  const known = await Promise.all(prompts.map((one) => platform.cache.has(userId, recipeOf(model.id, one))));
  return { isPaid: model.isCloud, isNew: known.includes(false) };
}

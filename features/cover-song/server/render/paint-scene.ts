/** Places that are painted from a person's words: each once, whoever asks for it, a preview or the video itself. */

import { isPlacePainted, type PlaceWish, paintedPlace, placeSeed } from '#platform/ai/image/paint-place.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject, SongScene } from '../../contract.ts';

const placeOf = (prompt: string): PlaceWish => ({ prompt, seed: placeSeed(prompt), shape: '16:9' });

const promptOf = (scene: SongScene): string | null =>
  scene.sceneType === 'custom' && !scene.backgroundUrl ? scene.prompt : null;

export const paintScene = (
  platform: Platform,
  userId: string,
  prompt: string,
  signal: AbortSignal,
): Promise<Uint8Array> => paintedPlace(platform, userId, placeOf(prompt), signal);

/** Whether a paid model paints any place of this project, and whether one is still to be painted. */
export async function paintedScenes(
  platform: Platform,
  userId: string,
  { scenes }: Pick<CoverProject, 'scenes'>,
): Promise<{ isPaid: boolean; isNew: boolean }> {
  const prompts = scenes.flatMap((one) => promptOf(one) ?? []);
  if (prompts.length === 0) return { isPaid: false, isNew: false };
  const { isCloud } = await platform.models.info('image');
  const known = await Promise.all(prompts.map((one) => isPlacePainted(platform, userId, placeOf(one))));
  return { isPaid: isCloud, isNew: known.includes(false) };
}

/** A character drawn by the connected image model instead of ours: the same choices, told in words. */

import { generateImage } from 'ai';
import type { ArtStyle } from '#common/character/character-words.ts';
import { AppError } from '#common/errors.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import type { CharacterData } from '../../contract.ts';
import { DEFAULT_FUR } from '../../scene/describe/words/animals.ts';

/** Cloud models take their time; nobody waits longer than this. */
const TIMEOUT_MS = 180_000;

export const NO_CLOUD = 'No cloud image model is connected here. Choose the built-in engine.';

const IN_WORDS: Record<ArtStyle, string> = {
  '3d': 'polished 3D character render, soft studio light',
  anime: 'anime character art, clean lines',
  cartoon: 'cartoon character, bold outlines, flat colours',
  realistic: 'realistic character render, natural light, fine detail',
  pixel: 'pixel art character sprite, limited palette',
};

export interface CloudEngine {
  model: string;
  /** For people. */
  name: string;
  isPaid: boolean;
}

/** The connected model; undefined when images are made by our own engine, or not at all. */
export async function cloudEngine(models: ModelRegistry): Promise<CloudEngine | undefined> {
  const info = await models.info('image');
  if (!info.id || info.isBuiltin || info.problem) return undefined;
  return { model: info.id, name: `${info.provider} ${info.model}`, isPaid: info.isCloud };
}

export function portraitPrompt(
  description: string,
  { appearance, clothing, ...data }: CharacterData,
): string {
  const { faceShape, skinTone, eyeColor, hairStyle, hairColor, facialHair, bodyType, height } = appearance;
  const { animal } = appearance;
  const hair = hairStyle === 'bald' ? 'bald' : `${hairStyle} ${hairColor} hair`;
  const parts = [
    `${bodyType} build`,
    `${height} height`,
    ...(animal
      ? [`a ${animal} that walks upright`, ...(DEFAULT_FUR[animal] ? [`${hairColor} fur`] : [])]
      : [`${faceShape} face`, `${skinTone} skin`, hair, facialHair]),
    `${eyeColor} eyes`,
    `${clothing.color} ${clothing.outfit} outfit`,
    ...clothing.accessories.map((one) => [clothing.accessoryColors[one], one].filter(Boolean).join(' ')),
    `${data.personality.traits.join(', ')} expression`,
  ];
  return `Full-body portrait of one character: ${description}. ${parts.filter(Boolean).join(', ')}. Style: ${
    IN_WORDS[data.style.artStyle]
  }. Plain background.`;
}

export async function drawInCloud(
  models: ModelRegistry,
  description: string,
  data: CharacterData,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; type: string }> {
  const engine = await cloudEngine(models);
  if (!engine) throw new AppError('bad_request', NO_CLOUD);
  // OpenAI and those who speak its protocol take sizes; the others take a ratio.
  const shape = /^(openai|compatible):/.test(engine.model)
    ? ({ size: '1024x1536' } as const)
    : ({ aspectRatio: '2:3' } as const);
  const { image } = await generateImage({
    model: await models.image(),
    prompt: portraitPrompt(description, data),
    ...shape,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return { bytes: image.uint8Array, type: image.mediaType };
}

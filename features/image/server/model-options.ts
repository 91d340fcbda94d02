/** How style and shape are told to a model: our own engine takes them as they are, cloud models as words and ratios. */

import type { generateImage, JSONValue } from 'ai';
import type { BodyOf } from '#common/contract.ts';
import {
  framingSchema,
  type generateImageCall,
  type Image,
  type ImageSize,
  type ImageStyle,
} from '../contract.ts';
import { sceneSchema } from '../scene-schema.ts';

type Order = BodyOf<typeof generateImageCall>;

const STYLE_PROMPTS: Record<Exclude<ImageStyle, ''>, string> = {
  photorealistic: 'photorealistic photograph, natural light, fine detail',
  'digital art': 'polished digital art, vivid light',
  'oil painting': 'oil painting on canvas, visible brush strokes',
  watercolor: 'watercolor painting on textured paper',
  anime: 'anime illustration, clean lines, painted background',
  cartoon: 'cartoon illustration, bold outlines, flat colours',
  abstract: 'abstract art',
  vintage: 'vintage print, faded colours, film grain',
  cyberpunk: 'cyberpunk, neon light, rain, night',
};

export const styledPrompt = (prompt: string, style: ImageStyle): string =>
  style === '' ? prompt : `${prompt}. Style: ${STYLE_PROMPTS[style]}.`;

type Shape = Pick<Parameters<typeof generateImage>[0], 'size' | 'aspectRatio'>;

/** OpenAI and those who speak its protocol know three sizes; the others take a ratio. */
export function shapeFor(model: string, size: ImageSize): Shape {
  if (/^(openai|compatible):/.test(model)) {
    return {
      size: { square: '1024x1024', portrait: '1024x1536', landscape: '1536x1024' }[size] as '1024x1024',
    };
  }
  if (model.startsWith('builtin:')) return {};
  return { aspectRatio: { square: '1:1', portrait: '2:3', landscape: '3:2' }[size] as '1:1' };
}

/** Everything our own engine takes beside the words. */
export const builtinOptions = ({
  style,
  size,
  language,
  changes,
}: Order): { builtin: Record<string, JSONValue> } => ({
  builtin: { style, size, changes, ...(language && { language }) },
});

/** How our engine read the prompt; cloud models say nothing. */
export function readDrawnScene(
  metadata: unknown,
): Pick<Image, 'scene' | 'drawn' | 'notUnderstood' | 'framing' | 'unsupported'> {
  const [told] = (metadata as { builtin?: { images?: { scene?: unknown }[] } })?.builtin?.images ?? [];
  const scene = sceneSchema.safeParse(told?.scene);
  if (!scene.success) return { scene: null, drawn: [], notUnderstood: [] };
  const { drawn, notUnderstood } = scene.data as { drawn?: string[]; notUnderstood?: string[] };
  const { framing, unsupported, ...read } = scene.data;
  const framed = framingSchema.safeParse(framing);
  return {
    scene: read as typeof scene.data,
    drawn: drawn ?? [],
    notUnderstood: notUnderstood ?? [],
    ...(framed.success && { framing: framed.data, unsupported: unsupported as string[] }),
  };
}

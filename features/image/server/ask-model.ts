/** How style and shape are told to a model: our own engine takes them as they are, cloud models as words and ratios. */

import type { generateImage } from 'ai';
import type { ImageSize, ImageStyle } from '../contract.ts';

const IN_WORDS: Record<Exclude<ImageStyle, ''>, string> = {
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
  style === '' ? prompt : `${prompt}. Style: ${IN_WORDS[style]}.`;

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

export const builtinOptions = (style: ImageStyle, size: ImageSize) => ({ builtin: { style, size } });

/** What our engine says about its understanding; cloud models say nothing. */
export function whatWasDrawn(metadata: unknown): { drawn: string[]; notUnderstood: string[] } {
  const [told] = ((metadata as { builtin?: { images?: unknown[] } })?.builtin?.images ?? []) as {
    drawn?: string[];
    notUnderstood?: string[];
  }[];
  return { drawn: told?.drawn ?? [], notUnderstood: told?.notUnderstood ?? [] };
}

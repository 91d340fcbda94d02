/** Names of models that providers are known for: a start for the choice, which takes any other name too. */

import type { ModelKind } from '#platform/ai/model-kinds.ts';
import type { ProviderId } from '#platform/ai/providers.ts';

type Known = Partial<Record<ModelKind, readonly string[]>>;

export const WELL_KNOWN: Record<ProviderId, Known> = {
  openai: {
    image: ['gpt-image-2', 'gpt-image-1', 'gpt-image-1-mini', 'dall-e-3'],
    speech: ['gpt-4o-mini-tts', 'tts-1', 'tts-1-hd'],
    transcription: ['gpt-4o-transcribe', 'gpt-4o-mini-transcribe', 'whisper-1'],
    text: ['gpt-4o-mini', 'gpt-4o'],
  },
  google: {
    image: ['gemini-2.5-flash-image', 'imagen-4.0-generate-001', 'imagen-4.0-fast-generate-001'],
    speech: ['gemini-2.5-flash-preview-tts'],
    transcription: ['gemini-2.5-flash'],
    video: ['veo-3.1-generate-preview', 'veo-3.1-fast-generate-preview'],
    text: ['gemini-2.5-flash', 'gemini-2.5-pro'],
  },
  fal: {
    image: ['fal-ai/flux/schnell', 'fal-ai/flux/dev', 'fal-ai/flux-pro/v1.1'],
    transcription: ['whisper', 'wizper'],
    video: ['luma-dream-machine'],
  },
  replicate: {
    image: ['black-forest-labs/flux-schnell', 'black-forest-labs/flux-dev', 'black-forest-labs/flux-1.1-pro'],
    video: ['minimax/video-01'],
  },
  elevenlabs: {
    speech: ['eleven_multilingual_v2', 'eleven_flash_v2_5'],
    transcription: ['scribe_v1'],
  },
  deepgram: {
    speech: ['aura-2-thalia-en'],
    transcription: ['nova-3'],
  },
  compatible: {},
};

/** The cheapest first. */
const TRIED_IN_ORDER: readonly ModelKind[] = ['text', 'speech', 'image'];

export function triedModel(provider: ProviderId): { kind: ModelKind; model: string } | null {
  for (const kind of TRIED_IN_ORDER) {
    const [name] = WELL_KNOWN[provider][kind] ?? [];
    if (name) return { kind, model: `${provider}:${name}` };
  }
  return null;
}

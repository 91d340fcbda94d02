/** The cloud providers that can be named in a model setting; each one's package is loaded when first used. */

import type { ModelFactories, ModelKind } from './model-kinds.ts';

export interface ProviderKeys {
  openai?: string;
  google?: string;
  fal?: string;
  replicate?: string;
  elevenlabs?: string;
  deepgram?: string;
  /** Any server that speaks OpenAI's protocol; local ones often want no key. */
  compatible?: { baseURL: string; key?: string; name?: string };
}

export type ProviderId = keyof ProviderKeys;

interface LoadOptions {
  keys: ProviderKeys;
  /** Another address than the provider's own, for gateways and tests. */
  baseURL?: string;
  fetch: typeof globalThis.fetch;
}

export interface ProviderEntry {
  label: string;
  /** The setting that must be there before this provider can be used. */
  setting: string;
  kinds: readonly ModelKind[];
  load(options: LoadOptions): Promise<ModelFactories>;
}

export const PROVIDERS: Record<ProviderId, ProviderEntry> = {
  openai: {
    label: 'OpenAI',
    setting: 'OPENAI_API_KEY',
    kinds: ['image', 'speech', 'transcription', 'text'],
    async load({ keys, baseURL, fetch }) {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const { image, speech, transcription, chat } = createOpenAI({ apiKey: keys.openai, baseURL, fetch });
      return { image, speech, transcription, text: chat };
    },
  },
  google: {
    label: 'Google',
    setting: 'GOOGLE_API_KEY',
    kinds: ['image', 'speech', 'transcription', 'video', 'text'],
    async load({ keys, baseURL, fetch }) {
      const { createGoogle } = await import('@ai-sdk/google');
      const google = createGoogle({ apiKey: keys.google, baseURL, fetch });
      const { image, speech, transcription, video } = google;
      return {
        image: (model) => image(model),
        speech: (model) => speech(model as Parameters<typeof speech>[0]),
        transcription: (model) => transcription(model as Parameters<typeof transcription>[0]),
        video,
        text: (model) => google(model),
      };
    },
  },
  fal: {
    label: 'fal',
    setting: 'FAL_API_KEY',
    kinds: ['image', 'speech', 'transcription', 'video'],
    async load({ keys, baseURL, fetch }) {
      const { createFal } = await import('@ai-sdk/fal');
      const { image, speech, transcription, video } = createFal({ apiKey: keys.fal, baseURL, fetch });
      return {
        image,
        speech: (model) => speech(model as Parameters<typeof speech>[0]),
        transcription: (model) => transcription(model as Parameters<typeof transcription>[0]),
        video,
      };
    },
  },
  replicate: {
    label: 'Replicate',
    setting: 'REPLICATE_API_TOKEN',
    kinds: ['image', 'video'],
    async load({ keys, baseURL, fetch }) {
      const { createReplicate } = await import('@ai-sdk/replicate');
      const { image, video } = createReplicate({ apiToken: keys.replicate, baseURL, fetch });
      return { image, video };
    },
  },
  elevenlabs: {
    label: 'ElevenLabs',
    setting: 'ELEVENLABS_API_KEY',
    kinds: ['speech', 'transcription'],
    async load({ keys, baseURL, fetch }) {
      const { createElevenLabs } = await import('@ai-sdk/elevenlabs');
      const provider = createElevenLabs({ apiKey: keys.elevenlabs, fetch: redirected(fetch, baseURL) });
      return { speech: provider.speech, transcription: provider.transcription };
    },
  },
  deepgram: {
    label: 'Deepgram',
    setting: 'DEEPGRAM_API_KEY',
    kinds: ['speech', 'transcription'],
    async load({ keys, baseURL, fetch }) {
      const { createDeepgram } = await import('@ai-sdk/deepgram');
      const provider = createDeepgram({ apiKey: keys.deepgram, fetch: redirected(fetch, baseURL) });
      return { speech: provider.speech, transcription: provider.transcription };
    },
  },
  compatible: {
    label: 'The OpenAI-compatible server',
    setting: 'COMPATIBLE_BASE_URL',
    kinds: ['image', 'speech', 'transcription', 'text'],
    async load({ keys, baseURL, fetch }) {
      const { key, name = 'compatible', baseURL: ownURL } = keys.compatible ?? { baseURL: '' };
      const [{ createOpenAICompatible }, { createOpenAI }] = await Promise.all([
        import('@ai-sdk/openai-compatible'),
        import('@ai-sdk/openai'),
      ]);
      const address = baseURL ?? ownURL;
      const { imageModel, chatModel } = createOpenAICompatible({
        name,
        baseURL: address,
        apiKey: key,
        fetch,
      });
      // The compatible package has no audio. Without a key the official one would look for it in the environment.
      const { speech, transcription } = createOpenAI({
        name,
        baseURL: address,
        apiKey: key ?? 'none',
        fetch,
      });
      return { image: imageModel, speech, transcription, text: chatModel };
    },
  },
};

/** For the two packages that know no other address than their own. */
function redirected(fetch: typeof globalThis.fetch, baseURL: string | undefined): typeof globalThis.fetch {
  if (!baseURL) return fetch;
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(baseURL.replace(/\/+$/, '') + pathname + search, init);
  };
}

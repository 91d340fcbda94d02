/** Stand-ins for our own engines: the same model shapes, with fixed results. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltinModelSet } from '#platform/ai/builtin-models.ts';
import { TINY_MP3, TINY_PNG } from './fake-provider.ts';

const made = (modelId: string) => ({
  warnings: [],
  response: { timestamp: new Date(0), modelId, headers: undefined },
});

const identity = (modelId: string) => ({ specificationVersion: 'v4' as const, provider: 'builtin', modelId });

/** The illustrator waits for the prompt 'wait' until it is cancelled, and fails for 'fail'. */
export const builtinDoubles = ({ videoUrl = '' } = {}): BuiltinModelSet => ({
  image: {
    illustrator: {
      ...identity('illustrator'),
      maxImagesPerCall: 4,
      async doGenerate({ prompt, n, abortSignal }) {
        if (prompt === 'wait') await sleep(10_000, undefined, { signal: abortSignal });
        if (prompt === 'fail') throw new Error('the brush broke');
        return { ...made('illustrator'), images: Array.from({ length: n }, () => TINY_PNG) };
      },
    },
  },
  speech: {
    voice: {
      ...identity('voice'),
      doGenerate: async () => ({ ...made('voice'), audio: new Uint8Array(TINY_MP3) }),
    },
  },
  transcription: {
    ear: {
      ...identity('ear'),
      doGenerate: async () => ({
        ...made('ear'),
        text: 'hello from the other side',
        segments: [],
        language: 'en',
        durationInSeconds: 1.5,
      }),
    },
  },
  video: {
    film: {
      ...identity('film'),
      maxVideosPerCall: 1,
      doGenerate: async () => ({
        ...made('film'),
        videos: [{ type: 'url', url: videoUrl, mediaType: 'video/mp4' }],
      }),
    },
  },
});

/** What our wrapper costs beside the bare voice model, and how much faster than speech both are. */

import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSpeech } from 'ai';
import { blendFor } from '#engine/voice/personas.ts';
import { soundOut } from '#engine/voice/sounds/sound-out.ts';
import { SOURCES } from '#features/speech/server/engines/dictionaries.ts';
import { loadKokoro } from '#features/speech/server/engines/kokoro.ts';
import { createVoiceHost } from '#features/speech/server/engines/voice-host.ts';
import { kokoroFile } from '#features/speech/server/engines/weights.ts';
import { createVoiceModel, type VoiceFacts } from '#features/speech/server/models/voice.model.ts';
import { type Bench, median } from '../figure.ts';
import { SENTENCES } from './sentences.ts';

const MAX = 1.1;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begin = performance.now();
  const result = await work();
  return { ms: performance.now() - begin, result };
}

export const speechSpeed: Bench = {
  name: 'speech-speed',
  about: 'one sentence: text to MP3 through the voice process, against the bare model on the same sounds',
  run: async () => {
    const folder = process.env.MODELS_DIR ?? join(tmpdir(), 'atelier-bench-models');
    const file = await kokoroFile(folder);
    if (!file) throw new Error('The packages with the voice model are not installed.');
    // The voice process steps back before others; so must what it is compared with.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const bare = await loadKokoro(file, Math.max(1, Math.min(4, availableParallelism())));
    const host = createVoiceHost({ modelsFolder: folder, log: console as never });
    const model = createVoiceModel(host);
    const blend = blendFor('nova', 'en');
    const say = (text: string) =>
      generateSpeech({ model, text, voice: 'nova', language: 'en', outputFormat: 'mp3' });
    try {
      await say('Warming up.');
      await bare.say('wˈɔɹm', blend, 1);
      const ratios: number[] = [];
      const factors: number[] = [];
      for (const text of SENTENCES.en.slice(0, 6)) {
        const { sounds } = await soundOut(text, 'en', blend.dialect, SOURCES);
        const alone = await timed(() => bare.say(sounds, blend, 1));
        const whole = await timed(() => say(text));
        const { seconds } = whole.result.providerMetadata.builtin as unknown as VoiceFacts;
        ratios.push(whole.ms / alone.ms);
        factors.push(whole.ms / 1000 / seconds);
      }
      return [
        {
          name: 'speech: wrapper / bare model',
          value: median(ratios),
          unit: 'ratio',
          target: { atMost: MAX },
        },
        { name: 'speech: time / length of the sound', value: median(factors), unit: 'ratio' },
      ];
    } finally {
      await host.close();
    }
  },
};

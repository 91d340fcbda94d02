/** Whether our wrapper hears as well as the engine alone: the same recordings through both, text against text. */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSpeech, transcribe } from 'ai';
import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { readPlainWav, writeWav } from '#engine/voice/sound/wav.ts';
import { toSimplified } from '#engine/voice/text/simplified.ts';
import { comparable, countErrors } from '#engine/voice/timing/word-errors.ts';
import { LANGUAGES } from '#features/speech/contract.ts';
import { createVoiceHost } from '#features/speech/server/engines/voice-host.ts';
import { whisperFolder } from '#features/speech/server/engines/weights.ts';
import { createTranscriberModel } from '#features/speech/server/models/transcriber.model.ts';
import { createVoiceModel } from '#features/speech/server/models/voice.model.ts';
import { HEARING_RATE } from '#platform/media/listen/windows.ts';
import type { Bench } from '../figure.ts';
import { SENTENCES } from './sentences.ts';

type Engine = (audio: Float32Array, options: Record<string, unknown>) => Promise<{ text: string }>;

async function loadAlone(folder: string): Promise<Engine> {
  const files = await whisperFolder(folder);
  if (!files) throw new Error('The package with the listener is not installed.');
  const { pipeline, env } = await import('@huggingface/transformers');
  env.allowRemoteModels = false;
  env.localModelPath = files.root;
  return (await pipeline('automatic-speech-recognition', files.name, { dtype: 'q8' })) as unknown as Engine;
}

export const speechHearing: Bench = {
  name: 'speech-hearing',
  about: 'one recording in each language: errors of the listener through our wrapper and of the engine alone',
  run: async () => {
    const folder = process.env.MODELS_DIR ?? join(tmpdir(), 'atelier-bench-models');
    const host = createVoiceHost({ modelsFolder: folder, log: console as never });
    const [voice, listener] = [createVoiceModel(host), createTranscriberModel(host)];
    const alone = await loadAlone(folder);
    let [ours, theirs, length, different] = [0, 0, 0, 0];
    try {
      for (const language of LANGUAGES) {
        const text = SENTENCES[language][0]!;
        const { audio } = await generateSpeech({ model: voice, text, language, outputFormat: 'wav' });
        // One recording for both, sample by sample: how it is resampled is not the question.
        const { samples, sampleRate } = readPlainWav(audio.uint8Array)!;
        const pcm = toInt16(resample(toFloat32(samples), sampleRate, HEARING_RATE));
        const heard = await transcribe({
          model: listener,
          audio: writeWav(pcm, HEARING_RATE),
          providerOptions: { builtin: { language } },
        });
        const bare = await alone(toFloat32(pcm), {
          language,
          task: 'transcribe',
          return_timestamps: 'word',
        });
        // The engine writes Chinese in two scripts mixed; which of them is no error of hearing.
        const plain = language === 'zh' ? toSimplified(bare.text) : bare.text;
        const count = countErrors(text, heard.text, language);
        ours += count.errors;
        length += count.length;
        theirs += countErrors(text, plain, language).errors;
        const same = (one: string) => comparable(one, language).join(' ');
        if (same(plain) !== same(heard.text)) {
          different++;
          console.log(`  ${language}: '${heard.text}', the engine alone: '${plain}'`);
        }
      }
    } finally {
      await host.close();
    }
    return [
      { name: 'hearing: errors through the wrapper', value: (100 * ours) / length, unit: '%' },
      { name: 'hearing: errors of the engine alone', value: (100 * theirs) / length, unit: '%' },
      {
        name: 'hearing: recordings written differently',
        value: (100 * different) / LANGUAGES.length,
        unit: '%',
        target: { atMost: 0 },
      },
    ];
  },
};

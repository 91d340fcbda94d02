/** How well our listener understands our voices: errors for every voice in every language. */

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSpeech, transcribe } from 'ai';
import { countErrors } from '#engine/voice/timing/word-errors.ts';
import { LANGUAGES, type LanguageCode, VOICES, type VoiceName } from '#features/speech/contract.ts';
import { createVoiceHost } from '#features/speech/server/engines/voice-host.ts';
import { createTranscriberModel } from '#features/speech/server/models/transcriber.model.ts';
import { createVoiceModel } from '#features/speech/server/models/voice.model.ts';
import type { Bench, Figure } from '../figure.ts';
import { SENTENCES } from './sentences.ts';

/** The whole table is four times as much work; without it a voice of each kind says two sentences in every language. */
const isFull = process.env.BENCH_FULL === '1';
const SPEAKERS: readonly VoiceName[] = isFull ? VOICES : ['nova', 'onyx'];
const SAID = isFull ? Number.POSITIVE_INFINITY : 2;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

export const speechRoundTrip: Bench = {
  name: 'speech-round-trip',
  about:
    'errors of the listener on our own voices, words or (zh, ja, ko) characters; BENCH_FULL=1: every voice and sentence',
  run: async () => {
    const host = createVoiceHost({
      modelsFolder: process.env.MODELS_DIR ?? join(tmpdir(), 'atelier-bench-models'),
      log: console as never,
    });
    const [voice, listener] = [createVoiceModel(host), createTranscriberModel(host)];
    const share = async (name: VoiceName, language: LanguageCode): Promise<number> => {
      let [errors, length] = [0, 0];
      for (const text of SENTENCES[language].slice(0, SAID)) {
        const { audio } = await generateSpeech({
          model: voice,
          text,
          voice: name,
          language,
          outputFormat: 'wav',
        });
        const heard = await transcribe({
          model: listener,
          audio: audio.uint8Array,
          providerOptions: { builtin: { language } },
        });
        const count = countErrors(text, heard.text, language);
        if (count.errors > 0) console.log(`  ${language}, ${name}: '${text}' was heard as '${heard.text}'`);
        errors += count.errors;
        length += count.length;
      }
      return (100 * errors) / length;
    };
    const rows: { language: LanguageCode; figure: Figure }[] = [];
    try {
      for (const language of LANGUAGES) {
        for (const name of SPEAKERS) {
          const value = await share(name, language);
          rows.push({ language, figure: { name: `errors: ${language}, ${name}`, value, unit: '%' } });
        }
      }
    } finally {
      await host.close();
    }
    const meanOf = (isWanted: (language: LanguageCode) => boolean) =>
      mean(rows.filter((row) => isWanted(row.language)).map((row) => row.figure.value));
    return [
      ...rows.map((row) => row.figure),
      {
        name: 'errors: English, mean',
        value: meanOf((one) => one === 'en'),
        unit: '%',
        target: { atMost: 6 },
      },
      {
        name: 'errors: other languages, mean',
        value: meanOf((one) => one !== 'en'),
        unit: '%',
        target: { atMost: 15 },
      },
    ];
  },
};

/** The listener for all languages: finds out which one is spoken, and when each word was said. */

import { isUnspaced, SPOKEN } from '#common/voice-words.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { toSimplified } from '#engine/voice/text/simplified.ts';
import { type TimedText, timesByShare } from '#engine/voice/timing/word-times.ts';

export interface Listener {
  hear(pcm: Int16Array, language?: string): Promise<{ words: TimedText[]; language: string }>;
}

interface Chunk {
  text: string;
  timestamp: [number, number | null];
}

/** What the library offers and its types do not tell. */
interface Pipeline {
  (audio: Float32Array, options: Record<string, unknown>): Promise<{ text: string; chunks?: Chunk[] }>;
  processor(audio: Float32Array): Promise<{ input_features: unknown }>;
  model: {
    (inputs: Record<string, unknown>): Promise<{ logits: { data: Float32Array } }>;
    generation_config: { lang_to_id: Record<string, number> };
  };
}

/** How much likelier the languages of this product are than the ninety others, as the logarithm of odds: decides only close calls. */
const HEAD_START = 2;
const LIKELY: readonly string[] = SPOKEN.map((language) => `<|${language}|>`);

/** Begins every transcript; the model's next guess after it is the language. */
const START_OF_TRANSCRIPT = 50_258n;

export async function loadWhisper(
  { root, name }: { root: string; name: string },
  threads: number,
): Promise<Listener> {
  const { pipeline, env, Tensor } = await import('@huggingface/transformers');
  env.allowRemoteModels = false;
  env.localModelPath = root;
  const asr = (await pipeline('automatic-speech-recognition', name, {
    dtype: 'q8',
    session_options: { intraOpNumThreads: threads },
  })) as unknown as Pipeline;

  async function languageOf(audio: Float32Array): Promise<string> {
    const { input_features } = await asr.processor(audio);
    const { logits } = await asr.model({
      input_features,
      decoder_input_ids: new Tensor('int64', [START_OF_TRANSCRIPT], [1, 1]),
    });
    let [best, max] = ['<|en|>', Number.NEGATIVE_INFINITY];
    for (const [token, id] of Object.entries(asr.model.generation_config.lang_to_id)) {
      const score = logits.data[id]! + (LIKELY.includes(token) ? HEAD_START : 0);
      if (score > max) [best, max] = [token, score];
    }
    return best.replace(/[<|>]/g, '');
  }

  return {
    async hear(pcm, wanted) {
      const audio = toFloat32(pcm);
      const language = wanted ?? (await languageOf(audio));
      const { chunks = [] } = await asr(audio, { language, task: 'transcribe', return_timestamps: 'word' });
      const words = cleanWords(chunks, audio.length / 16_000);
      const written =
        language === 'zh' ? words.map((one) => ({ ...one, text: toSimplified(one.text) })) : words;
      return { language, words: isUnspaced(language) ? written.flatMap(apart) : written };
    },
  };
}

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Without spaces a whole clause comes as one word: taken apart, signs kept with the word before them. */
function apart({ text, start, end }: TimedText): TimedText[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of SEGMENTER.segment(text)) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return timesByShare(parts, start, end);
}

/** Times that run on, never backwards, and no word that is only a sign. */
function cleanWords(chunks: readonly Chunk[], seconds: number): TimedText[] {
  const words: TimedText[] = [];
  for (const { text, timestamp } of chunks) {
    const trimmed = text.trim();
    if (!trimmed) continue;
    const last = words.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(trimmed)) {
      last.text += trimmed;
      continue;
    }
    const start = Math.min(Math.max(timestamp[0] ?? 0, last?.start ?? 0), seconds);
    words.push({ text: trimmed, start, end: Math.min(Math.max(timestamp[1] ?? start, start), seconds) });
  }
  return isStuck(words) ? [] : words;
}

/** On noise the model sometimes says one thing over and over: that is no transcript. */
function isStuck(words: readonly TimedText[]): boolean {
  if (words.length < 12) return false;
  return new Set(words.map((word) => word.text.toLowerCase())).size <= 2;
}

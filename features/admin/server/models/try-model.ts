/** Has an engine make something small, for an operator who wants to see that it works; it counts as nobody's use. */

import { generateImage, generateSpeech, generateText, transcribe } from 'ai';
import { AppError } from '#common/errors.ts';
import { withoutBilling } from '#platform/ai/costs/billing-context.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import { changePicture } from '#platform/assets/pictures/picture-intake.ts';
import type { Log } from '#platform/log/log.ts';
import type { EngineKind, Tried } from '../../calls/model-calls.ts';

const TIMEOUT_MS = 180_000;
/** Pixels along the longer side of what is shown. */
const SHOWN_SIDE = 512;
const SAID = 'Hello from Atelier';

export const NOTHING_MADE: Omit<Tried, 'isGood' | 'error' | 'seconds' | 'model'> = {
  picture: null,
  sound: null,
  words: null,
  modelCount: null,
};

type Made = Partial<typeof NOTHING_MADE>;
type Trial = (models: ModelRegistry, id: string, abortSignal: AbortSignal) => Promise<Made>;

const soundOf = async (models: ModelRegistry, id: string, abortSignal: AbortSignal) => {
  const model = await models.speech(id);
  const { audio } = await generateSpeech({ model, text: SAID, maxRetries: 0, abortSignal });
  return audio;
};

const TRIALS: Record<EngineKind, Trial> = {
  async image(models, id, abortSignal) {
    const { image } = await generateImage({
      model: await models.image(id),
      prompt: 'a red apple on a wooden table',
      seed: 1,
      providerOptions: { adapter: { isTiny: true } },
      maxRetries: 0,
      abortSignal,
    });
    const resize = {
      width: SHOWN_SIDE,
      height: SHOWN_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    const small = await changePicture(
      image.uint8Array,
      { resize },
      { type: 'webp' },
      { userId: undefined, signal: abortSignal },
    ).catch((cause: Error) => {
      throw new AppError('upstream_failed', 'The engine’s answer isn’t a picture.', { cause });
    });
    return { picture: `data:image/webp;base64,${small.bytes.toString('base64')}` };
  },
  async speech(models, id, abortSignal) {
    const audio = await soundOf(models, id, abortSignal);
    return { sound: { data: audio.base64, type: audio.mediaType } };
  },
  async transcription(models, id, abortSignal) {
    const sound = await soundOf(models, 'builtin:voice', abortSignal);
    const model = await models.transcription(id);
    const { text } = await transcribe({ model, audio: sound.uint8Array, maxRetries: 0, abortSignal });
    return { words: text };
  },
  async text(models, id, abortSignal) {
    const prompt = 'Greet a designer in one short sentence';
    const { text } = await generateText({ model: await models.text(id), prompt, maxRetries: 0, abortSignal });
    return { words: text.slice(0, 500) };
  },
  video() {
    throw new AppError(
      'bad_request',
      'Video clips can’t be tested here: they take minutes and are expensive.',
    );
  },
};

export async function tryOut(
  { models, log }: { models: ModelRegistry; log: Log },
  kind: EngineKind,
  id: string,
  gone: AbortSignal,
): Promise<Tried> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  try {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]);
    const made = await withoutBilling(() => TRIALS[kind](models, id, signal));
    return { ...NOTHING_MADE, ...made, isGood: true, error: null, seconds: seconds(), model: id };
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error, model: id }, 'A model failed its test');
    return { ...NOTHING_MADE, isGood: false, error: wordsOf(error), seconds: seconds(), model: id };
  }
}

export const wordsOf = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Something unexpected went wrong. See the log for details.';

/** Counts every call of a paid model: what it will cost before it, what it did cost after it, nothing when it failed. */

import { AppError } from '#common/errors.ts';
import { isTooSlow } from '../model-errors.ts';
import type { ModelKind, ModelOf } from '../model-kinds.ts';
import type { Units } from './prices.ts';

export interface MeteredCall {
  kind: ModelKind;
  /** 'openai:gpt-image-1'. */
  id: string;
  provider: string;
  units: Units;
}

export interface CallReservation {
  /** With what it took in the end, where that is known. */
  settle(units?: Units): Promise<void>;
  release(): Promise<void>;
}

/** Refuses a call that no budget has room for. */
export type Meter = (call: MeteredCall) => Promise<CallReservation>;

type Metered<K extends ModelKind> = (
  call: (units: Units) => Promise<CallReservation>,
  model: ModelOf[K],
) => ModelOf[K];

/** Sounds in a transcription are compressed or not; without a better word, this many bytes are a second. */
const BYTES_A_SECOND = 16_000;
const DEFAULT_CLIP_SECONDS = 5;
const DEFAULT_ANSWER_TOKENS = 1000;
const LETTERS_A_TOKEN = 4;

const mayBeBilled = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'cancelled' || isTooSlow(error));

async function counted<T>(
  reservation: Promise<CallReservation>,
  work: () => PromiseLike<T>,
  unitsOf: (result: T) => Units | undefined = () => undefined,
): Promise<T> {
  const call = await reservation;
  let result: T;
  try {
    result = await work();
  } catch (error) {
    // Cancelled or too slow for us: the provider may have done the work, and bills it.
    await (mayBeBilled(error) ? call.settle() : call.release());
    throw error;
  }
  await call.settle(unitsOf(result));
  return result;
}

const METERS: { [K in ModelKind]: Metered<K> } = {
  image: (begin, model) => ({
    ...model,
    doGenerate: (options) =>
      counted(
        begin({ image: options.n }),
        () => model.doGenerate(options),
        ({ images }) => ({ image: images.length }),
      ),
  }),
  speech: (begin, model) => ({
    ...model,
    doGenerate: (options) =>
      counted(begin({ character: [...options.text].length }), () => model.doGenerate(options)),
  }),
  transcription: (begin, model) => ({
    ...model,
    doGenerate: (options) =>
      counted(
        begin({ minute: options.audio.length / BYTES_A_SECOND / 60 }),
        () => model.doGenerate(options),
        ({ durationInSeconds }) =>
          durationInSeconds === undefined ? undefined : { minute: durationInSeconds / 60 },
      ),
  }),
  video: (begin, model) => {
    const { doGenerate, doStart } = model;
    const unitsOf = (options: { n: number; duration?: number | undefined }): Units => ({
      second: options.n * (options.duration ?? DEFAULT_CLIP_SECONDS),
    });
    return {
      ...model,
      doGenerate:
        doGenerate && ((options) => counted(begin(unitsOf(options)), () => doGenerate.call(model, options))),
      // What is begun is paid for, however its end is fetched.
      doStart: doStart && ((options) => counted(begin(unitsOf(options)), () => doStart.call(model, options))),
    };
  },
  text: (begin, model) => {
    const expected = (options: { prompt: unknown; maxOutputTokens?: number | undefined }): Units => ({
      'input token': Math.ceil(JSON.stringify(options.prompt).length / LETTERS_A_TOKEN),
      'output token': options.maxOutputTokens ?? DEFAULT_ANSWER_TOKENS,
    });
    return {
      ...model,
      doGenerate: (options) =>
        counted(
          begin(expected(options)),
          () => model.doGenerate(options),
          ({ usage }) =>
            usage.inputTokens.total === undefined
              ? undefined
              : { 'input token': usage.inputTokens.total, 'output token': usage.outputTokens.total ?? 0 },
        ),
      doStream: (options) => counted(begin(expected(options)), () => model.doStream(options)),
    };
  },
};

export function meterModel<K extends ModelKind>(
  kind: K,
  model: ModelOf[K],
  { id, provider }: Pick<MeteredCall, 'id' | 'provider'>,
  meter: Meter,
): ModelOf[K] {
  const metered: Metered<K> = METERS[kind];
  return metered((units) => meter({ kind, id, provider, units }), model);
}

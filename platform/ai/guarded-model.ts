/** Puts the same guard around every model, built-in or cloud: failures in words, and results that are what they claim. */

import { cancelled, type Explain, isTimeout } from './model-errors.ts';
import type { ModelKind, ModelOf } from './model-kinds.ts';
import type { OutputCheck } from './output-check.ts';

export interface Guard {
  explain: Explain;
  check: OutputCheck;
  /** Videos usually come as addresses: fetched here, under the same limits as everything else. */
  download(url: string, signal?: AbortSignal): Promise<Uint8Array>;
}

type VideoModel = ModelOf['video'];
type Videos = Awaited<ReturnType<NonNullable<VideoModel['doGenerate']>>>['videos'];

type Guards = { [K in ModelKind]: (model: ModelOf[K], guard: Guard) => ModelOf[K] };

const GUARDS: Guards = {
  image: (model, { explain, check }) => ({
    ...identity(model),
    maxImagesPerCall:
      typeof model.maxImagesPerCall === 'function'
        ? model.maxImagesPerCall.bind(model)
        : model.maxImagesPerCall,
    doGenerate: (options) =>
      explained(explain, options.abortSignal, async () => {
        const result = await model.doGenerate(options);
        await check.images(result.images);
        return result;
      }),
  }),
  speech: (model, { explain, check }) => ({
    ...identity(model),
    doGenerate: (options) =>
      explained(explain, options.abortSignal, async () => {
        const result = await model.doGenerate(options);
        check.audio(result.audio);
        return result;
      }),
  }),
  transcription: (model, { explain }) => ({
    ...identity(model),
    doGenerate: (options) => explained(explain, options.abortSignal, () => model.doGenerate(options)),
  }),
  video: guardVideo,
  text: (model, { explain }) => ({
    ...identity(model),
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => explained(explain, options.abortSignal, () => model.doGenerate(options)),
    doStream: (options) => explained(explain, options.abortSignal, () => model.doStream(options)),
  }),
};

export function guardModel<K extends ModelKind>(kind: K, model: ModelOf[K], guard: Guard): ModelOf[K] {
  return GUARDS[kind](model, guard);
}

function guardVideo(model: VideoModel, { explain, download }: Guard): VideoModel {
  const { doGenerate, doStart, doStatus } = model;
  const fetched = (videos: Videos, signal?: AbortSignal): Promise<Videos> =>
    Promise.all(
      videos.map(async (video) =>
        video.type === 'url'
          ? { type: 'binary', mediaType: video.mediaType, data: await download(video.url, signal) }
          : video,
      ),
    );
  return {
    ...identity(model),
    maxVideosPerCall:
      typeof model.maxVideosPerCall === 'function'
        ? model.maxVideosPerCall.bind(model)
        : model.maxVideosPerCall,
    doGenerate:
      doGenerate &&
      ((options) =>
        explained(explain, options.abortSignal, async () => {
          const result = await doGenerate.call(model, options);
          return { ...result, videos: await fetched(result.videos, options.abortSignal) };
        })),
    doStart:
      doStart && ((options) => explained(explain, options.abortSignal, () => doStart.call(model, options))),
    doStatus:
      doStatus &&
      ((options) =>
        explained(explain, options.abortSignal, async () => {
          const result = await doStatus.call(model, options);
          if (result.status !== 'completed') return result;
          return { ...result, videos: await fetched(result.videos, options.abortSignal) };
        })),
  };
}

const identity = (model: { provider: string; modelId: string }) => ({
  specificationVersion: 'v4' as const,
  provider: model.provider,
  modelId: model.modelId,
});

/** The result is an AppError at once, which the AI SDK does not retry: the fetch below has done that already. */
async function explained<T>(
  explain: Explain,
  signal: AbortSignal | undefined,
  work: () => PromiseLike<T>,
): Promise<T> {
  try {
    signal?.throwIfAborted();
    return await work();
  } catch (error) {
    throw signal?.aborted && !isTimeout(signal.reason) ? cancelled() : explain(error);
  }
}

/** The models of the photo editor, each opened when first needed and kept. */

import { InferenceSession } from 'onnxruntime-node';
import { createEmbeddingCache, type EmbeddingCache } from '../select/embedding-cache.ts';
import { installedWeights, type ModelName, WeightsError, weightsFile } from './weights.ts';

export interface PhotoModels {
  /** Throws a `WeightsError` when the model is absent or damaged. */
  session(model: ModelName): Promise<InferenceSession>;
  /** What clicks on a picture need, kept from one click to the next. */
  embeddings: EmbeddingCache;
  /** Ends all sessions; the next use opens them again. */
  close(): Promise<void>;
}

export interface PhotoModelsOptions {
  /** Processors that a model may use. */
  threads?: number;
  /** Another place to look for the files. */
  find?: (model: ModelName) => string | undefined;
}

export function createPhotoModels({
  threads = 2,
  find = installedWeights,
}: PhotoModelsOptions = {}): PhotoModels {
  const open = new Map<ModelName, Promise<InferenceSession>>();

  const openSession = async (model: ModelName): Promise<InferenceSession> =>
    InferenceSession.create(await weightsFile(model, find), {
      intraOpNumThreads: threads,
      graphOptimizationLevel: 'all',
      // Without it, what the largest picture needed would never be given back.
      enableCpuMemArena: false,
      // Waiting threads sleep: a busy machine has better uses for its processors.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      logSeverityLevel: 3,
    });

  const release = (session: Promise<InferenceSession>): Promise<void> =>
    session.then(
      (one) => one.release(),
      () => undefined,
    );

  return {
    embeddings: createEmbeddingCache(),

    session(model) {
      const known = open.get(model);
      const session = known ?? openSession(model);
      open.set(model, session);
      // A file that could not be read today may be there tomorrow.
      session.catch(() => {
        if (open.get(model) === session) open.delete(model);
      });
      return session;
    },

    async close() {
      const sessions = [...open.values()];
      open.clear();
      await Promise.all(sessions.map(release));
    },
  };
}

let shared: PhotoModels | undefined;

/** The models of this process. */
export const sharedModels = (): PhotoModels => {
  shared ??= createPhotoModels();
  return shared;
};

/** Does it with a model, or says in words why it has to be done without. */
export async function withModel<T>(work: () => Promise<T>, instead: (why: string) => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WeightsError)) throw error;
    return instead(error.message);
  }
}

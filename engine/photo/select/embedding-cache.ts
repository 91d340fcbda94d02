/** Keeps what the model saw in the last few pictures, so that the next click on one of them is quick. */

import type { Tensor } from 'onnxruntime-node';

/** About 17 MB each. */
const MAX_PICTURES = 4;

export interface Embedding {
  width: number;
  height: number;
  features: Record<'image_embed' | 'high_res_feats_0' | 'high_res_feats_1', Tensor>;
}

export interface EmbeddingCache {
  /** Two who ask for the same picture at once share one look at it. */
  get(key: string, look: () => Promise<Embedding>): Promise<Embedding>;
}

export function createEmbeddingCache(): EmbeddingCache {
  const known = new Map<string, Promise<Embedding>>();
  return {
    get(key, look) {
      const embedding = known.get(key) ?? look();
      known.delete(key);
      known.set(key, embedding);
      embedding.catch(() => known.delete(key));
      for (const oldest of known.keys()) {
        if (known.size <= MAX_PICTURES) break;
        known.delete(oldest);
      }
      return embedding;
    },
  };
}

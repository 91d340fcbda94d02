/** Keeps the last meshes that were built, by key, so that a subject seen again costs only its rendering. */

import type { ModelMesh } from './model-mesh.ts';

export interface MeshCache {
  get(key: string, build: () => ModelMesh): ModelMesh;
  readonly size: number;
}

/** Forgets the mesh that was not used for longest when `limit` is passed. */
export function meshCache(limit = 24): MeshCache {
  const kept = new Map<string, ModelMesh>();
  return {
    get(key, build) {
      const mesh = kept.get(key) ?? build();
      kept.delete(key);
      kept.set(key, mesh);
      if (kept.size > limit) kept.delete(kept.keys().next().value!);
      return mesh;
    },
    get size() {
      return kept.size;
    },
  };
}

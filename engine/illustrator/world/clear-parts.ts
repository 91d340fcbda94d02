/** Parts one looks through are drawn after everything solid; this splits a mesh into the two, once. */

import type { ModelMesh } from '#engine/sculpt/mesh/model-mesh.ts';

export interface Split {
  solid: Uint32Array;
  clear: Uint32Array;
  /** Number of each triangle in the whole mesh. */
  solidNumbers: Uint32Array;
  clearNumbers: Uint32Array;
}

const known = new WeakMap<ModelMesh['model'], Split>();

export function splitClear({ model, indices, partOf }: ModelMesh): Split {
  const before = known.get(model);
  if (before) return before;
  const isClear = model.parts.map(({ material }) => material === 'glass');
  const solid: number[] = [];
  const clear: number[] = [];
  const hasClear = isClear.includes(true);
  if (hasClear) for (let t = 0; t < partOf.length; t++) (isClear[partOf[t]!] ? clear : solid).push(t);
  const pick = (numbers: readonly number[]): Uint32Array => {
    const out = new Uint32Array(numbers.length * 3);
    for (const [i, t] of numbers.entries()) for (let k = 0; k < 3; k++) out[i * 3 + k] = indices[t * 3 + k]!;
    return out;
  };
  const split: Split = hasClear
    ? {
        solid: pick(solid),
        clear: pick(clear),
        solidNumbers: Uint32Array.from(solid),
        clearNumbers: Uint32Array.from(clear),
      }
    : {
        solid: indices,
        clear: new Uint32Array(0),
        solidNumbers: new Uint32Array(0),
        clearNumbers: new Uint32Array(0),
      };
  known.set(model, split);
  return split;
}

/** A line across the picture worked out once, then only looked up: hills, crests, the forest's floor. */

const PLACES = 2048;

/** `at` sampled for every layer between -reach and reach. */
export function profile(
  layers: number,
  reach: number,
  at: (u: number, layer: number) => number,
): (u: number, layer: number) => number {
  const table = new Float32Array(layers * (PLACES + 2));
  for (let layer = 0; layer < layers; layer++)
    for (let i = 0; i < PLACES + 2; i++)
      table[layer * (PLACES + 2) + i] = at((i / PLACES) * 2 * reach - reach, layer);
  return (u, layer) => {
    const t = Math.min(PLACES, Math.max(0, ((u + reach) / (2 * reach)) * PLACES));
    const i = Math.floor(t);
    const low = table[layer * (PLACES + 2) + i]!;
    return low + (table[layer * (PLACES + 2) + i + 1]! - low) * (t - i);
  };
}

/** Normals of open sheets such as cloth, cards and faces from photos, which no distance field can tell. */

export function normalsOf(positions: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(positions.length);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    for (const o of [a, b, c]) {
      out[o]! += nx;
      out[o + 1]! += ny;
      out[o + 2]! += nz;
    }
  }
  for (let i = 0; i < out.length; i += 3) {
    const l = Math.hypot(out[i]!, out[i + 1]!, out[i + 2]!);
    // A folded grid has no direction of its own: it faces forward, as the face does.
    if (l < 1e-12) out.set([0, 0, 1], i);
    else {
      out[i]! /= l;
      out[i + 1]! /= l;
      out[i + 2]! /= l;
    }
  }
  return out;
}

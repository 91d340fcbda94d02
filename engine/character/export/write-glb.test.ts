/** The files that characters are taken home in: valid by the Khronos validator, whole, and moving like the original. */

import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCharacter, type Character } from '../build-character.ts';
import { DEFAULT_LOOK } from '../figure/look.ts';
import { BONES } from '../figure/skeleton.ts';
import { ANIMATIONS, poseAt } from '../motion/animations.ts';
import { localRotation } from '../motion/pose.ts';
import { bake } from './bake.ts';
import { writeGlb } from './write-glb.ts';

interface Report {
  issues: { numErrors: number; messages: { severity: number; message: string }[] };
  info: Record<string, unknown>;
}
// The validator comes without types.
const { validateBytes } = createRequire(import.meta.url)('gltf-validator') as {
  validateBytes(bytes: Uint8Array, options?: object): Promise<Report>;
};

let character: Character;
let bytes: Uint8Array;
beforeAll(() => {
  character = buildCharacter({
    ...DEFAULT_LOOK,
    quality: 'low',
    outfit: 'medieval',
    hairStyle: 'long',
    facialHair: 'beard',
    accessories: ['crown', 'cape', 'glasses'],
  });
  bytes = writeGlb(character);
});

describe('a GLB file', () => {
  it('has no errors and no warnings', async () => {
    const { issues } = await validateBytes(bytes, { maxIssues: 20 });
    expect(issues.messages.filter((one) => one.severity < 2)).toEqual([]);
    expect(issues.numErrors).toBe(0);
  });

  it('holds every piece, bone, expression and movement', async () => {
    const { info } = await validateBytes(bytes);
    expect(info).toMatchObject({ animationCount: ANIMATIONS.length, hasMorphTargets: true, hasSkins: true });
    expect(info.totalTriangleCount).toBe(
      character.parts.reduce((sum, one) => sum + one.indices.length / 3, 0),
    );
    const view = new DataView(bytes.buffer);
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + view.getUint32(12, true))));
    expect(json.skins[0].joints).toHaveLength(BONES.length);
    expect(json.animations.map((one: { name: string }) => one.name)).toEqual(ANIMATIONS);
  });

  it.each(ANIMATIONS)('%s turns the bones as the engine does, without a seam', (name) => {
    const { times, rotations } = bake(name, character.skeleton.bones);
    const frame = Math.floor(times.length / 3);
    for (const bone of BONES) {
      const track = rotations[bone];
      const matrix = localRotation(bone, poseAt(name, times[frame]!).turns[bone]);
      const [x, y, z, w] = track.subarray(frame * 4, frame * 4 + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      expect(2 * (x * y - w * z)).toBeCloseTo(matrix[1]!, 5);
      expect(2 * (x * z + w * y)).toBeCloseTo(matrix[2]!, 5);
      expect(2 * (y * z - w * x)).toBeCloseTo(matrix[5]!, 5);
      const [start, end] = [track.subarray(0, 4), track.subarray(-4)];
      expect(Math.abs(start.reduce((sum, v, i) => sum + v * end[i]!, 0))).toBeCloseTo(1, 5);
    }
  });
});

/** Faces are found in photos, judged, and taken out; other pictures hold none. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DamagedWeights } from '#engine/weights/verify.ts';
import { FACE_PHOTO, GROUP_PHOTO } from '#tests/factories/face-photo.ts';
import { modelBytes } from './face-finder.ts';
import { POINTS } from './photo-face.ts';
import { facesIn, takeFace } from './read-photo.ts';
import { axesOf } from './upright.ts';

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

describe('pictures without a face', () => {
  it.each(['#000000', '#7d9a6b'])('%s: nobody', async (colour) => {
    expect(await facesIn(await plain(colour))).toEqual([]);
    expect(await takeFace(await plain(colour), 0)).toBeUndefined();
  });

  it('are looked at with the published models only', async () => {
    await expect(modelBytes(fileURLToPath(import.meta.url))).rejects.toThrow(DamagedWeights);
  });

  it('what is no picture is refused', async () => {
    await expect(facesIn(new TextEncoder().encode('not a picture'))).rejects.toThrow();
  });
});

// The package may come without its sample pictures some day; nothing else here needs them.
describe.skipIf(!existsSync(FACE_PHOTO))('a photo of a person', () => {
  it('gives the face with its mesh, its crop and its skin', async () => {
    const photo = await readFile(FACE_PHOTO);
    const faces = await facesIn(photo);
    expect(faces).toHaveLength(1);
    expect(faces[0]).toMatchObject({ problem: null });
    expect(faces[0]!.x).toBeCloseTo(0.05, 1);
    const face = (await takeFace(photo, 0))!;
    expect(face.points).toHaveLength(POINTS * 3);
    expect(face.crop.rgb).toHaveLength(face.crop.width * face.crop.height * 3);
    expect(face.skin).toMatch(/^#[0-9a-f]{6}$/);
    // Black hair.
    expect(face.hair).toMatch(/^#[0-4][0-9a-f][0-4][0-9a-f][0-4][0-9a-f]$/);
    expect(Math.abs(axesOf(face.points).yaw)).toBeLessThan(12);
    expect(await takeFace(photo, 1)).toBeUndefined();
  });

  it('finds it upright in a photo that lies on its side by its own mark', async () => {
    const lying = await sharp(FACE_PHOTO).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [face] = await facesIn(lying);
    expect(face).toMatchObject({ problem: null });
    expect(face!.x).toBeCloseTo(0.05, 1);
  });

  it('says what is wrong: too small, too dark', async () => {
    const small = await sharp(FACE_PHOTO).resize(380).png().toBuffer();
    expect((await facesIn(small))[0]).toMatchObject({ problem: 'too-small' });
    const dark = await sharp(FACE_PHOTO).linear(0.28, 0).png().toBuffer();
    expect((await facesIn(dark))[0]).toMatchObject({ problem: 'too-dark' });
  });

  it('finds everybody in a group, the largest first', async () => {
    const faces = await facesIn(await readFile(GROUP_PHOTO));
    const usable = faces.filter((one) => one.problem === null);
    expect(usable.length).toBeGreaterThanOrEqual(4);
    const sizes = faces.map((one) => one.width * one.height);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });
});

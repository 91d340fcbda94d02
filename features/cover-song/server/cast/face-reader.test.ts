/** Photos are read in a process of their own: faces come back as data, broken files as words for people. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { FACE_PHOTO } from '#tests/factories/face-photo.ts';
import { loadPhotoFace, readFace } from './face-reader.ts';

const patient = () => new AbortController().signal;

it.skipIf(!existsSync(FACE_PHOTO))('gives faces, and the chosen one as plain data', async () => {
  const photo = await readFile(FACE_PHOTO);
  const [faces, face] = await Promise.all([readFace(photo, patient()), loadPhotoFace(photo, 0)]);
  expect(faces).toMatchObject([{ problem: null }]);
  expect(face.points).toBeInstanceOf(Float32Array);
  expect(face.crop.rgb).toBeInstanceOf(Uint8Array);
});

it('says that a broken photo cannot be read, and stops when it is told to', async () => {
  const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  await expect(readFace(broken, patient())).rejects.toThrow('The photo could not be read');
  await expect(readFace(broken, AbortSignal.abort())).rejects.toThrow();
});

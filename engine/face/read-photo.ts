/** From a photo's file to the faces in it, and to the one that shall sing. */

import { peopleMatte } from '#engine/photo/cutout/people-matte.ts';
import { sharedModels, withModel } from '#engine/photo/models/photo-models.ts';
import type { Pixels } from '#engine/photo/pixels.ts';
import { length, subtract } from '#engine/sculpt/shapes/vector.ts';
import { crisper, cutPart, cutSquare, decodePhoto, smaller } from './decode-photo.ts';
import { type FoundMesh, findMeshes } from './face-finder.ts';
import { SIDES } from './face-points.ts';
import { hairColourOf, lightOn, skinOf } from './face-tones.ts';
import { readLook } from './hair/photo-look.ts';
import type { FaceBox, FacePicture, FaceProblem, PhotoFace, PhotoLook } from './photo-face.ts';
import { axesOf, pointAt } from './upright.ts';

const LONGEST = 4000;
/** Faces are looked for in a picture of this size, which finds them as well and sooner. */
const SEARCHED = 1600;
/** Pixels from side to side of the face: with fewer the eyes are a few dots. */
const SMALLEST_WIDTH = 56;
/** Of 255. */
const DARKEST = 58;
/** Degrees; beyond it one half of the face is not in the picture. */
const MAX_YAW = 32;
const MAX_PITCH = 36;

const CROP = 1024;
const KEPT = 640;

export interface FaceInPhoto extends FaceBox {
  problem: FaceProblem | null;
}

interface Searched {
  picture: FacePicture;
  /** Of the picture, not of the smaller one that was searched. */
  meshes: FoundMesh[];
}

async function search(photo: Uint8Array): Promise<Searched> {
  const picture = await decodePhoto(photo, LONGEST);
  const small = await smaller(picture, SEARCHED);
  const grown = picture.width / small.width;
  const meshes = (await findMeshes(small)).map(({ points, box }) => ({
    points: points.map((value) => value * grown),
    box: box.map((value) => value * grown) as unknown as FoundMesh['box'],
  }));
  return { picture, meshes };
}

function problemOf(picture: FacePicture, points: Float32Array): FaceProblem | null {
  const across = subtract(pointAt(points, SIDES[0]), pointAt(points, SIDES[1]));
  if (length(across) < SMALLEST_WIDTH) return 'too-small';
  const { yaw, pitch } = axesOf(points);
  if (Math.abs(yaw) > MAX_YAW || Math.abs(pitch) > MAX_PITCH) return 'turned-away';
  return lightOn(picture, points) < DARKEST ? 'too-dark' : null;
}

/** The largest comes first. */
export async function facesIn(photo: Uint8Array): Promise<FaceInPhoto[]> {
  const { picture, meshes } = await search(photo);
  return meshes.map(({ points, box: [x, y, width, height] }) => ({
    x: Math.max(0, x / picture.width),
    y: Math.max(0, y / picture.height),
    width: Math.min(1, width / picture.width),
    height: Math.min(1, height / picture.height),
    problem: problemOf(picture, points),
  }));
}

/** `which` counts the faces that can perform, the largest is 0; undefined where there is no such face. */
export async function takeFace(photo: Uint8Array, which: number): Promise<PhotoFace | undefined> {
  const { picture, meshes } = await search(photo);
  const chosen = meshes.filter(({ points }) => problemOf(picture, points) === null)[which];
  if (!chosen) return undefined;
  const [x, y, width, height] = chosen.box;
  const side = Math.round(Math.max(width, height) * 1.8);
  const left = Math.round(x + width / 2 - side / 2);
  // Room above, where the hair is.
  const top = Math.round(y + height / 2 - side * 0.55);
  const square = await cutSquare(picture, { left, top, side }, CROP);
  // Looked at again from near: the finder rounds to whole pixels.
  const near = (await findMeshes(square))[0]?.points ?? inSquare(chosen.points, left, top, CROP / side);
  const crop = await crisper(await smaller(square, KEPT));
  const points = near.map((value) => (value * KEPT) / CROP);
  const look = await headLook(picture, chosen);
  const hair = look?.hairColor ?? hairColourOf(crop, points);
  return { points, crop, skin: skinOf(crop, points), hair, look };
}

/** How much of the photo around a face is looked at for its hair, in sizes of the face; and pixels of it. */
const AROUND = 3.1;
const HEAD = 512;

/** Hair and glasses; undefined where the model that cuts people out is not installed. */
async function headLook(
  picture: FacePicture,
  { box: [x, y, width, height], points }: FoundMesh,
): Promise<PhotoLook | undefined> {
  const side = Math.max(width, height) * AROUND;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const { part, left, top, scale } = await cutPart(
    picture,
    { left: middle - side / 2, top: centre - side * 0.48, side },
    HEAD,
  );
  const inside = points.map((value, i) => (value - [left, top, 0][i % 3]!) * scale);
  return withModel(
    async () => readLook(part, inside, await peopleMatte(toRgba(part), sharedModels())),
    async () => undefined,
  );
}

function toRgba({ width, height, rgb }: FacePicture): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
  return { width, height, data };
}

const inSquare = (points: Float32Array, left: number, top: number, scale: number): Float32Array =>
  points.map((value, i) => (value - [left, top, 0][i % 3]!) * scale);

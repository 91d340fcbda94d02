/** A frame of a film, several times quicker than a picture: light is worked out at the corners of triangles and spread between them. */

import type { ModelMesh } from '../mesh/model-mesh.ts';
import { length, subtract, type Vec3 } from '../shapes/vector.ts';
import { type Camera, project } from './camera.ts';
import { celCorners, celTone } from './cel-shader.ts';
import { inModelSpace, type LightRig } from './lights.ts';
import {
  drawTriangles,
  type Projected,
  projectAll,
  scratchPicture,
  scratchProjected,
  type Visible,
} from './raster.ts';
import { flags, floats } from './scratch.ts';
import { blackPlace, type Shade, shader } from './shader.ts';
import { FILM, shadowMap } from './shadow-map.ts';
import { SAMPLES, type Spread, spread } from './spread.ts';
import type { Coloured } from './surface-sampler.ts';

export interface QuickFrame {
  width: number;
  height: number;
  /** Straight sRGB with coverage as alpha. */
  rgba: Uint8ClampedArray;
  /** Row where the middle of the model's foot meets the ground. */
  groundY: number;
}

/** With what lines are drawn from: only where the figure is, the rest is empty. */
export interface QuickDrawing extends QuickFrame {
  depth: Float32Array;
  material: Uint8Array;
  pixelsPerUnit: number;
}

export interface QuickOptions {
  size: { width: number; height: number };
  light: LightRig;
  camera: Camera;
  /** Degrees; turns the light with the view. */
  yaw: number;
}

type FilmMesh = ModelMesh & Required<Coloured>;

/** Corners turned further away than this are never seen. */
const AWAY = -0.25;

export function quickFrame(mesh: FilmMesh, options: QuickOptions): QuickFrame {
  const { size, camera } = options;
  const corners = cornersOf(mesh, options, 3, shader);
  const { indices, partOf } = mesh;
  const rgba = spread({ indices, partOf, ...look(mesh, camera, size), ...corners, channels: 3, ...size });
  return { ...size, rgba, groundY: footOf(mesh, camera).y };
}

/** The same with flat tones and clean edges between them, and with what ink needs. */
export function quickDrawing(mesh: FilmMesh, options: QuickOptions): QuickDrawing {
  const { size, camera } = options;
  const corners = cornersOf(mesh, options, 5, celCorners);
  const { projected, seen, box } = look(mesh, camera, size);
  const tones = mesh.model.parts.map((part) => celTone(part.material));
  const { indices, partOf } = mesh;
  const rgba = spread({ indices, partOf, projected, seen, box, ...corners, channels: 5, ...size, tones });
  const foot = footOf(mesh, camera);
  return {
    ...size,
    rgba,
    ...surfaces(mesh, seen, box, size),
    groundY: foot.y,
    pixelsPerUnit: camera.focal / foot.depth,
  };
}

const footOf = (mesh: FilmMesh, camera: Camera) => {
  const middle: Vec3 = [(mesh.lo[0] + mesh.hi[0]) / 2, mesh.lo[1], (mesh.lo[2] + mesh.hi[2]) / 2];
  return project(camera, middle);
};

/** Part of the picture in pixels, right and bottom not included. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which triangle each sample sees; only the part of the picture that holds the figure is looked at. */
function look(
  mesh: FilmMesh,
  camera: Camera,
  { width, height }: { width: number; height: number },
): { projected: Projected; seen: Visible; box: Box } {
  const projected = projectAll(
    mesh.positions,
    camera,
    SAMPLES,
    scratchProjected('film', mesh.positions.length / 3),
  );
  const [left, right] = rangeOf(projected.x, width);
  const [top, bottom] = rangeOf(projected.y, height);
  const box = { left, top, right, bottom };
  const seen = scratchPicture('film', (right - left) * SAMPLES, (bottom - top) * SAMPLES);
  for (let i = 0; i < projected.x.length; i++) {
    projected.x[i]! -= left * SAMPLES;
    projected.y[i]! -= top * SAMPLES;
  }
  drawTriangles(projected, mesh.indices, seen, true);
  return { projected, seen, box };
}

function rangeOf(samples: Float32Array, max: number): [from: number, to: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const at of samples) {
    if (at < low) low = at;
    if (at > high) high = at;
  }
  const from = Math.max(0, Math.min(max, Math.floor(low / SAMPLES)));
  return [from, Math.max(from, Math.min(max, Math.ceil(high / SAMPLES)))];
}

type CornerShader = (...light: Parameters<typeof shader>) => Shade;

/** `channels` numbers for a corner, worked out when it is seen. */
function cornersOf(
  mesh: FilmMesh,
  { light, camera, yaw }: QuickOptions,
  channels: number,
  shaderOf: CornerShader,
): Pick<Spread, 'values' | 'learnCorner'> {
  const { positions, normals, colours, occlusion, partOf } = mesh;
  const size = length(subtract(mesh.hi, mesh.lo));
  const shadows = shadowMap(mesh, inModelSpace(light.key.direction, yaw), FILM);
  const shade = shaderOf(light, yaw, camera.eye, size, shadows);
  const values = floats('corners', (positions.length / 3) * channels);
  const isKnown = flags('known corners', positions.length / 3);
  const place = blackPlace();
  const given = new Float32Array(channels);
  const { eye } = camera;
  const learnCorner = (v: number, triangle: number): void => {
    if (isKnown[v]) return;
    isKnown[v] = 1;
    const i = v * 3;
    place.x = positions[i]!;
    place.y = positions[i + 1]!;
    place.z = positions[i + 2]!;
    place.nx = normals[i]!;
    place.ny = normals[i + 1]!;
    place.nz = normals[i + 2]!;
    const dx = eye[0] - place.x;
    const dy = eye[1] - place.y;
    const dz = eye[2] - place.z;
    const facing = place.nx * dx + place.ny * dy + place.nz * dz;
    if (facing < AWAY * Math.sqrt(dx * dx + dy * dy + dz * dz)) {
      values.fill(0, v * channels, (v + 1) * channels);
      return;
    }
    place.r = colours[i]!;
    place.g = colours[i + 1]!;
    place.b = colours[i + 2]!;
    place.open = Math.min(1, Math.max(0.05, occlusion[v]!));
    place.material = mesh.model.parts[partOf[triangle]!]!.material;
    shade(place, given);
    values.set(given, v * channels);
  };
  return { values, learnCorner };
}

/** Distance and part of what each pixel shows. */
function surfaces(
  { partOf }: FilmMesh,
  { near, triangle, width: across }: Visible,
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
): Pick<QuickDrawing, 'depth' | 'material'> {
  const depth = new Float32Array(width * height).fill(Infinity);
  const material = new Uint8Array(width * height);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const o = (y - top) * SAMPLES * across + (x - left) * SAMPLES;
      const below = o + across;
      let nearest = near[o + 1]! > near[o]! ? o + 1 : o;
      if (near[below]! > near[nearest]!) nearest = below;
      if (near[below + 1]! > near[nearest]!) nearest = below + 1;
      const t = triangle[nearest]!;
      if (t === 0) continue;
      depth[y * width + x] = 1 / near[nearest]!;
      material[y * width + x] = partOf[t - 1]! + 1;
    }
  return { depth, material };
}

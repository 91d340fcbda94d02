/** A frame of a film, several times quicker than a picture: light is worked out at the corners of triangles and spread between them. */

import type { ModelMesh } from '../mesh/model-mesh.ts';
import { length, subtract, type Vec3 } from '../shapes/vector.ts';
import { type Camera, project } from './camera.ts';
import { encode } from './colour.ts';
import { inModelSpace, type LightRig } from './lights.ts';
import { drawTriangles, emptyPicture, type Projected, projectAll, type Visible } from './raster.ts';
import { blackPlace, shader } from './shader.ts';
import { FILM, shadowMap } from './shadow-map.ts';
import type { Coloured } from './surface-sampler.ts';

export interface QuickFrame {
  width: number;
  height: number;
  /** Straight sRGB with coverage as alpha. */
  rgba: Uint8ClampedArray;
  /** Row where the middle of the model's foot meets the ground. */
  groundY: number;
}

export interface QuickOptions {
  size: { width: number; height: number };
  light: LightRig;
  camera: Camera;
  /** Degrees; turns the light with the view. */
  yaw: number;
}

/** Samples a pixel along each axis. */
const SAMPLES = 2;
/** Corners turned further away than this are never seen. */
const AWAY = -0.25;

export function quickFrame(mesh: ModelMesh & Required<Coloured>, options: QuickOptions): QuickFrame {
  const { camera } = options;
  const { width, height } = options.size;
  const projected = projectAll(mesh.positions, camera, SAMPLES);
  const seen = emptyPicture(width * SAMPLES, height * SAMPLES);
  drawTriangles(projected, mesh.indices, seen, true);
  const lit = litCorners(mesh, options);
  const middle: Vec3 = [(mesh.lo[0] + mesh.hi[0]) / 2, mesh.lo[1], (mesh.lo[2] + mesh.hi[2]) / 2];
  const rgba = spread(mesh.indices, projected, lit, seen, width, height);
  return { width, height, rgba, groundY: project(camera, middle).y };
}

/** Linear light at every corner that can be seen. */
function litCorners(
  mesh: ModelMesh & Required<Coloured>,
  { light, camera, yaw }: QuickOptions,
): Float32Array {
  const { positions, normals, colours, occlusion, partOf, indices } = mesh;
  const size = length(subtract(mesh.hi, mesh.lo));
  const shadows = shadowMap(mesh, inModelSpace(light.key.direction, yaw), FILM);
  const shade = shader(light, yaw, camera.eye, size, shadows);
  const out = new Float32Array(positions.length);
  const done = new Uint8Array(positions.length / 3);
  const place = blackPlace();
  const rgb = new Float32Array(3);
  const { eye } = camera;
  for (let t = 0; t < indices.length; t++) {
    const v = indices[t]!;
    if (done[v]) continue;
    done[v] = 1;
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
    if (facing < AWAY * Math.sqrt(dx * dx + dy * dy + dz * dz)) continue;
    place.r = colours[i]!;
    place.g = colours[i + 1]!;
    place.b = colours[i + 2]!;
    place.open = Math.min(1, Math.max(0.05, occlusion[v]!));
    place.material = mesh.model.parts[partOf[(t / 3) | 0]!]!.material;
    shade(place, rgb);
    out[i] = rgb[0]!;
    out[i + 1] = rgb[1]!;
    out[i + 2] = rgb[2]!;
  }
  return out;
}

function spread(
  indices: Uint32Array,
  { x: px, y: py }: Projected,
  lit: Float32Array,
  { triangle, width: across }: Visible,
  width: number,
  height: number,
): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const sum = new Float32Array(3);
  const add = (t: number, x: number, y: number): void => {
    const a = indices[t * 3]!;
    const b = indices[t * 3 + 1]!;
    const c = indices[t * 3 + 2]!;
    const ax = px[a]!;
    const ay = py[a]!;
    const ux = px[b]! - ax;
    const uy = py[b]! - ay;
    const vx = px[c]! - ax;
    const vy = py[c]! - ay;
    const inverse = 1 / (ux * vy - vx * uy);
    // Slivers seen edge-on would extrapolate wildly.
    const w1 = Math.min(1, Math.max(0, ((x - ax) * vy - (y - ay) * vx) * inverse));
    const w2 = Math.min(1 - w1, Math.max(0, ((y - ay) * ux - (x - ax) * uy) * inverse));
    const w0 = 1 - w1 - w2;
    for (let k = 0; k < 3; k++) sum[k]! += w0 * lit[a * 3 + k]! + w1 * lit[b * 3 + k]! + w2 * lit[c * 3 + k]!;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = y * SAMPLES * across + x * SAMPLES;
      const p = triangle[o]!;
      const q = triangle[o + 1]!;
      const r = triangle[o + across]!;
      const s = triangle[o + across + 1]!;
      if (!p && !q && !r && !s) continue;
      sum[0] = 0;
      sum[1] = 0;
      sum[2] = 0;
      let covered = 1;
      const left = x * SAMPLES;
      const top = y * SAMPLES;
      if (p === q && p === r && p === s) add(p - 1, left + 1, top + 1);
      else {
        covered = 0;
        if (p) {
          add(p - 1, left + 0.5, top + 0.5);
          covered++;
        }
        if (q) {
          add(q - 1, left + 1.5, top + 0.5);
          covered++;
        }
        if (r) {
          add(r - 1, left + 0.5, top + 1.5);
          covered++;
        }
        if (s) {
          add(s - 1, left + 1.5, top + 1.5);
          covered++;
        }
      }
      const d = (y * width + x) * 4;
      rgba[d] = encode(sum[0]! / covered);
      rgba[d + 1] = encode(sum[1]! / covered);
      rgba[d + 2] = encode(sum[2]! / covered);
      rgba[d + 3] = p && q && r && s ? 255 : (255 * covered) / 4;
    }
  return rgba;
}

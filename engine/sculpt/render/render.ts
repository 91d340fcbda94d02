/** Draws a mesh: colours with alpha, and beside them depth, normals, colour numbers and the ground's shadow. */

import type { ModelMesh } from '../mesh/model-mesh.ts';
import { length, subtract, type Vec3 } from '../shapes/vector.ts';
import { type Camera, fitCamera, project, type View } from './camera.ts';
import { celShader } from './cel-shader.ts';
import { encode } from './colour.ts';
import { groundShadow } from './ground-shadow.ts';
import { inModelSpace, type LightRig } from './lights.ts';
import { drawTriangles, emptyPicture, projectAll, type Visible } from './raster.ts';
import { blackPlace, flatShader, type Palette, shader } from './shader.ts';
import { FILM, shadowMap } from './shadow-map.ts';
import { type Coloured, isCalm, surfaceSampler } from './surface-sampler.ts';

export interface Picture {
  width: number;
  height: number;
  /** Straight (not premultiplied) sRGB with coverage as alpha. */
  rgba: Uint8ClampedArray;
  /** Distance from the viewer in the model's units; Infinity where nothing is. */
  depth: Float32Array;
  /** Three numbers a pixel, seen from the viewer: x right, y up, z towards the viewer. */
  normal: Float32Array;
  /** Number of the colour seen (1 and up), 0 where nothing is; neighbours differ where an outline belongs. */
  material: Uint8Array;
  /** Darkness of the ground, 0 to 1, also under and behind the subject. */
  shadow: Float32Array;
  /** Row where the middle of the model's foot meets the ground. */
  groundY: number;
  /** Pixels for each unit of the model at its middle. */
  pixelsPerUnit: number;
  camera: Camera;
}

export interface RenderOptions {
  view: View;
  size: { width: number; height: number };
  light: LightRig;
  palette: Palette;
  style?: 'full' | 'flat' | 'cel';
  /** For frames of a film: coarser shadows, and none on the ground. */
  withoutGround?: boolean;
  /** Overrides the framing by `view`; its yaw still turns the light. */
  camera?: Camera;
}

/** Samples a pixel along each axis. */
const SAMPLES = 2;

export function render(mesh: ModelMesh & Coloured, options: RenderOptions): Picture {
  const { view, light, palette } = options;
  const { width, height } = options.size;
  const size = length(subtract(mesh.hi, mesh.lo));
  const camera = options.camera ?? fitCamera(mesh.positions, mesh.lo, mesh.hi, view, width, height);
  const projected = projectAll(mesh.positions, camera, SAMPLES);
  const seen = emptyPicture(width * SAMPLES, height * SAMPLES);
  drawTriangles(projected, mesh.indices, seen, true);
  const shadows = shadowMap(
    mesh,
    inModelSpace(light.key.direction, view.yaw),
    options.withoutGround ? FILM : undefined,
  );
  const shade =
    options.style === 'flat'
      ? flatShader(light, view.yaw)
      : (options.style === 'cel' ? celShader : shader)(light, view.yaw, camera.eye, size, shadows);
  const sampler = surfaceSampler(mesh, projected, palette);

  const middle: Vec3 = [(mesh.lo[0] + mesh.hi[0]) / 2, mesh.lo[1], (mesh.lo[2] + mesh.hi[2]) / 2];
  const foot = project(camera, middle);
  const picture: Picture = {
    width,
    height,
    rgba: new Uint8ClampedArray(width * height * 4),
    depth: new Float32Array(width * height).fill(Infinity),
    normal: new Float32Array(width * height * 3),
    material: new Uint8Array(width * height),
    shadow: options.withoutGround
      ? new Float32Array(width * height)
      : groundShadow(mesh, camera, shadows, width, height, light.softness ?? 0.02),
    groundY: foot.y,
    pixelsPerUnit: camera.focal / foot.depth,
    camera,
  };

  const place = blackPlace();
  const rgb = new Float32Array(3);
  const footprint = 1 / camera.focal;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const corner = y * SAMPLES * seen.width + x * SAMPLES;
      if (isEmpty(seen, corner)) continue;
      const calm = isCalm(seen, sampler, corner);
      let covered = 0;
      let r = 0;
      let g = 0;
      let b = 0;
      let nearest = 0;
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const dx = s % SAMPLES;
        const dy = (s / SAMPLES) | 0;
        const o = corner + dy * seen.width + dx;
        const triangle = seen.triangle[o]! - 1;
        if (triangle < 0) continue;
        covered++;
        const near = seen.near[o]!;
        // A calm pixel is looked at once, in its middle; the others at each of their samples.
        const atX = x * SAMPLES + (calm ? 1 : dx + 0.5);
        const atY = y * SAMPLES + (calm ? 1 : dy + 0.5);
        const number = sampler.read(triangle, atX, atY, (footprint * 0.5) / near, place);
        shade(place, rgb);
        r += rgb[0]!;
        g += rgb[1]!;
        b += rgb[2]!;
        if (near > nearest) {
          nearest = near;
          remember(picture, y * width + x, number, 1 / near, place, camera);
        }
        if (calm) break;
      }
      if (!covered) continue;
      const q = (y * width + x) * 4;
      picture.rgba[q] = encode(r / covered);
      picture.rgba[q + 1] = encode(g / covered);
      picture.rgba[q + 2] = encode(b / covered);
      picture.rgba[q + 3] = calm ? 255 : (255 * covered) / (SAMPLES * SAMPLES);
    }
  return picture;
}

const isEmpty = ({ triangle, width }: Visible, o: number): boolean =>
  triangle[o] === 0 && triangle[o + 1] === 0 && triangle[o + width] === 0 && triangle[o + width + 1] === 0;

function remember(
  picture: Picture,
  o: number,
  number: number,
  depth: number,
  { nx, ny, nz }: { nx: number; ny: number; nz: number },
  { right: r, up: u, forward: f }: Camera,
): void {
  picture.material[o] = number;
  picture.depth[o] = depth;
  picture.normal[o * 3] = nx * r[0] + ny * r[1] + nz * r[2];
  picture.normal[o * 3 + 1] = nx * u[0] + ny * u[1] + nz * u[2];
  picture.normal[o * 3 + 2] = -(nx * f[0] + ny * f[1] + nz * f[2]);
}

/** Where the viewer stands, and how points of the model fall onto the picture. */

import { add, cross, radians, scaled, subtract, unit, type Vec3 } from '../shapes/vector.ts';

export interface View {
  /** Degrees: 0 looks the subject in the face, positive walks to its left side. */
  yaw: number;
  /** Degrees above the horizon. */
  pitch: number;
  /** Share of the picture that the subject fills; 0.86 unless told. */
  fit?: number;
  /** From the middle of the model, in its units; overrides `fit`. */
  distance?: number;
  /** Full angle of view across the picture's height, in degrees. */
  angle?: number;
}

export interface Camera {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  /** Pixels for each unit at distance one. */
  focal: number;
  /** Where the optical axis meets the picture, in pixels. */
  centreX: number;
  centreY: number;
}

export function aim(target: Vec3, view: View, distance: number, width: number, height: number): Camera {
  const [a, b] = [radians(view.yaw), radians(view.pitch)];
  const back: Vec3 = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
  const forward = scaled(back, -1);
  const right = unit(cross(forward, [0, 1, 0]));
  return {
    eye: add(target, scaled(back, distance)),
    forward,
    right,
    up: cross(right, forward),
    focal: height / (2 * Math.tan(radians(view.angle ?? 26) / 2)),
    centreX: width / 2,
    centreY: height / 2,
  };
}

export function project(camera: Camera, p: Vec3): { x: number; y: number; depth: number } {
  const [x, y, z] = subtract(p, camera.eye);
  const { right: r, up: u, forward: f } = camera;
  const depth = x * f[0] + y * f[1] + z * f[2];
  const k = camera.focal / depth;
  return {
    x: camera.centreX + (x * r[0] + y * r[1] + z * r[2]) * k,
    y: camera.centreY - (x * u[0] + y * u[1] + z * u[2]) * k,
    depth,
  };
}

/** Stands back until the points fill the wanted share of the picture, then shifts the picture so that they are centred. */
export function fitCamera(
  positions: Float32Array,
  lo: Vec3,
  hi: Vec3,
  view: View,
  width: number,
  height: number,
): Camera {
  const target = scaled(add(lo, hi), 0.5);
  const size = Math.hypot(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);
  const fit = view.fit ?? 0.86;
  let distance = view.distance ?? size * 2.4;
  let camera = aim(target, view, distance, width, height);
  for (let round = 0; round < 3; round++) {
    const box = pixelBox(camera, positions);
    if (view.distance === undefined) {
      const fill = Math.max((box.right - box.left) / width, (box.bottom - box.top) / height);
      distance = Math.max(size * 0.75, distance * (fill / fit));
      camera = aim(target, view, distance, width, height);
    }
  }
  const box = pixelBox(camera, positions);
  return {
    ...camera,
    centreX: camera.centreX + width / 2 - (box.left + box.right) / 2,
    centreY: camera.centreY + height / 2 - (box.top + box.bottom) / 2,
  };
}

export function pixelBox(camera: Camera, positions: Float32Array) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  // Every fifth vertex bounds the silhouette to well under a pixel's worth of framing.
  for (let i = 0; i < positions.length; i += 15) {
    const { x, y } = project(camera, [positions[i]!, positions[i + 1]!, positions[i + 2]!]);
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** Open sea in late light: heaving water that mirrors the sky, thin crests lit from behind. */

import { addRgb, clamp, fbm, mixRgb, noise, type Rgb, ramp, rgb, scaleRgb, smoothstep } from './maths.ts';

const SKY: readonly Rgb[] = ['#ffc48a', '#f79a94', '#8c8fd6', '#4766c4', '#2745a0'].map(rgb);
const SUN: Rgb = [0.28, 0.13, -0.95];
const EYE = 2.1;

function sky(x: number, y: number, z: number): Rgb {
  const up = clamp(y);
  let color = scaleRgb(ramp(SKY, up ** 0.6 * 1.3), 0.62);
  const toSun = clamp(x * SUN[0] + y * SUN[1] + z * SUN[2]);
  color = addRgb(color, [1.6, 0.9, 0.45], toSun ** 30 * 0.35);
  color = addRgb(color, [6, 4.6, 3], smoothstep(0.9988, 0.9996, toSun));
  const plane = 1 / (up + 0.07);
  const cloud = fbm(x * plane + 2, z * plane * 0.6 + 9, 6);
  const cover = smoothstep(0.5, 0.78, cloud) * smoothstep(0.01, 0.14, up);
  return mixRgb(
    color,
    mixRgb([0.4, 0.33, 0.5], [1.15, 0.7, 0.52], clamp(toSun ** 2 + 0.55 - cloud * 0.4)),
    cover * 0.85,
  );
}

/** Sharp-crested waves: folded sines, bent by noise, turned and shrunk each round. */
function sea(x: number, z: number, rounds: number): number {
  let height = 0;
  let frequency = 0.2;
  let amplitude = 0.66;
  let choppy = 3.6;
  for (let i = 0; i < rounds; i++) {
    for (const way of [1, -1]) {
      const px = (x + way * 7.3) * frequency;
      const pz = (z - way * 3.1) * frequency;
      const bend = 2 * noise(px, pz) - 1;
      const a = 1 - Math.abs(Math.sin(px + bend));
      const b = 1 - Math.abs(Math.sin(pz + bend));
      height += amplitude * 0.5 * (1 - (a * b) ** 0.65) ** choppy;
    }
    const nx = 1.6 * x + 1.2 * z;
    z = -1.2 * x + 1.6 * z;
    x = nx;
    frequency *= 0.95;
    amplitude *= 0.24;
    choppy = choppy * 0.8 + 0.2;
  }
  return height;
}

export function shadeOcean(u: number, v: number): Rgb {
  const px = u - 0.667;
  const py = 0.4 - v;
  const l = Math.hypot(px, py, 1.25);
  const dx = px / l;
  const dy = py / l;
  const dz = -1.25 / l;
  if (dy >= -0.004) return sky(dx, Math.max(0, dy), dz);

  let low = 0;
  let high = EYE / -dy;
  for (let i = 0, t = Math.max(0, (EYE - 1.5) / -dy); i < 60; i++) {
    const gap = EYE + dy * t - sea(dx * t, dz * t, 3);
    if (gap < 0.004) {
      high = t;
      break;
    }
    low = t;
    t += Math.max(gap * 0.55, 0.003 * t);
  }
  for (let i = 0; i < 7; i++) {
    const t = (low + high) / 2;
    if (EYE + dy * t < sea(dx * t, dz * t, 3)) high = t;
    else low = t;
  }
  return surface(dx, dy, dz, high);
}

function surface(dx: number, dy: number, dz: number, t: number): Rgb {
  const x = dx * t;
  const z = dz * t;
  const e = 0.004 + 0.0011 * t;
  const h = sea(x, z, 5);
  let nx = (h - sea(x + e, z, 5)) / e;
  let nz = (h - sea(x, z + e, 5)) / e;
  const n = Math.hypot(nx, 1, nz);
  nx /= n;
  nz /= n;
  const ny = 1 / n;
  const facing = clamp(-(dx * nx + dy * ny + dz * nz));
  const fresnel = 0.03 + 0.8 * (1 - facing) ** 4;
  const k = -2 * facing;
  const rx = dx - k * nx;
  const ry = Math.abs(dy - k * ny);
  const rz = dz - k * nz;
  const mirror = sky(rx, ry, rz);
  const depth = smoothstep(0.05, 0.95, h);
  let body = mixRgb(rgb('#04243f'), rgb('#128f9c'), depth ** 1.6 * 0.85);
  body = addRgb(body, [0.12, 0.42, 0.34], depth ** 3 * clamp(dz * SUN[2] + dx * SUN[0]) * 0.55);
  let color = mixRgb(body, mirror, clamp(fresnel));
  const glint = clamp(rx * SUN[0] + ry * SUN[1] + rz * SUN[2]) ** 220;
  color = addRgb(color, [3.4, 2.1, 1.2], glint);
  const foam = smoothstep(0.86, 1.2, h + (fbm(x * 5, z * 5, 4) - 0.45) * 0.5) * Math.exp(-t * 0.03);
  color = mixRgb(color, [0.95, 0.92, 0.95], foam * 0.75);
  return mixRgb(color, sky(dx, 0.02, dz), 1 - Math.exp(-((t * 0.012) ** 1.7)));
}

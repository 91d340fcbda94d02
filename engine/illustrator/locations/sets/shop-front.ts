/** A shop seen from the pavement: a painted wooden front with a large lit window, a door, a striped awning and a sign. */

import {
  addRgb,
  clamp,
  fract,
  mixRgb,
  multiplyRgb,
  type Rgb,
  rgb,
  scaleRgb,
  smoothstep,
} from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import { faceFor, setWords } from '../../lettering/set-words.ts';
import { type Stage, type StageContext, throughPicture, traced } from '../stage.ts';
import { AWNINGS } from './floor-over.ts';

const FRONTS = ['#2f5d50', '#7a2f2a', '#2f4a6b', '#6b4a2f', '#3f3f46', '#8a5a6b'];
const GOODS = ['#c98a4a', '#e6c07a', '#b5572e', '#f1e2c0', '#8a3f2a', '#d6a24a'];

/** Metres: the window, the door and what is above them. */
const FRONT = { half: 3.4, height: 3.1, sill: 0.55, top: 2.35, sign: 2.62, awning: 0.9 };

/** The plate over the window: half its width, half its height, and its middle. */
const PLATE = { half: FRONT.half * 0.62, tall: 0.16, y: FRONT.sign + 0.17 };

/** How much of a place on the plate is lettered, 0 to 1. */
function nameOnPlate({ scene: { lettering }, faces }: StageContext): (x: number, y: number) => number {
  const face =
    lettering?.on === 'shop front' && faces ? faceFor(lettering.text, 'playfair-800', faces) : undefined;
  if (!lettering || !face) return () => 0;
  const fine = 420;
  const { width, height, alpha } = setWords(lettering.text, face, {
    width: 1.9 * PLATE.half * fine,
    height: 1.6 * PLATE.tall * fine,
  });
  return (x, y) => {
    const column = Math.floor(x * fine + width / 2);
    const row = Math.floor((PLATE.y - y) * fine + height / 2);
    const isInside = column >= 0 && row >= 0 && column < width && row < height;
    return isInside ? alpha[row * width + column]! : 0;
  };
}

export function shopFront(context: StageContext): Stage {
  const { scene, light, noise, seed, sky, aspect } = context;
  const nameAt = nameOnPlate(context);
  const chance = random(seed + 27);
  const front = rgb(FRONTS[Math.floor(chance() * FRONTS.length)]!);
  const cloth = AWNINGS[Math.floor(chance() * AWNINGS.length)]!;
  const brick = rgb(chance() < 0.5 ? '#b08068' : '#c9b79c');
  const doorSide = chance() < 0.5 ? -1 : 1;
  const { hash, fbm } = noise;
  const isDark = light.time === 'night' || light.time === 'sunset';
  const day = addRgb(scaleRgb(light.ambient, 0.95), light.key, 0.32);
  const inside: Rgb = isDark ? [1.5, 1.02, 0.56] : [0.82, 0.64, 0.42];

  /** Shelves with goods behind the glass. */
  const display = (x: number, y: number): Rgb => {
    const row = Math.floor((y - FRONT.sill) / 0.46);
    const up = (y - FRONT.sill) / 0.46 - row;
    if (up < 0.07) return multiplyRgb(rgb('#7a5230'), inside);
    const cell = Math.floor(x / 0.27 + row * 0.5);
    const round = Math.hypot((fract(x / 0.27 + row * 0.5) - 0.5) * 2.1, (up - 0.28) * 3.3);
    if (round < 0.75 + 0.25 * hash(cell, row)) {
      const tone = rgb(GOODS[Math.floor(hash(cell, row + 7) * GOODS.length)]!);
      return multiplyRgb(scaleRgb(tone, 1.25 - 0.55 * round), scaleRgb(inside, 1.25));
    }
    return multiplyRgb([0.62, 0.48, 0.34], scaleRgb(inside, 0.55 + 0.35 * up));
  };

  const wallAt = (x: number, y: number): Rgb => {
    const ax = Math.abs(x);
    if (y > FRONT.height || ax > FRONT.half) {
      const rowNumber = Math.floor(y / 0.09);
      const across = x / 0.26 + (rowNumber % 2) * 0.5;
      const isJoint = fract(y / 0.09) < 0.12 || fract(across) < 0.05;
      const windowUp = y > FRONT.height + 0.7 && fract(x / 2.1 + 0.5) > 0.3 && fract(x / 2.1 + 0.5) < 0.7;
      if (windowUp) return mixRgb(scaleRgb(day, 0.16), light.sky[1]!, 0.4);
      return multiplyRgb(
        isJoint ? scaleRgb(brick, 0.72) : scaleRgb(brick, 0.82 + 0.3 * hash(Math.floor(across), rowNumber)),
        day,
      );
    }
    const wood = multiplyRgb(scaleRgb(front, 0.85 + 0.3 * fbm(x * 3, y * 3, 3)), day);
    if (y > FRONT.sign - 0.1) {
      if (Math.abs(y - PLATE.y) > PLATE.tall || ax > PLATE.half) return scaleRgb(wood, 1.1);
      const plate = mixRgb(rgb('#e9dcc0'), scaleRgb(front, 0.35), nameAt(x, y));
      return multiplyRgb(plate, scaleRgb(day, 0.95));
    }
    const isDoor = x * doorSide > FRONT.half * 0.45 && x * doorSide < FRONT.half * 0.78;
    if (isDoor) {
      const [dx, dy] = [Math.abs(x * doorSide - FRONT.half * 0.615) / (FRONT.half * 0.165), y / FRONT.top];
      const isPane = dx < 0.62 && dy > 0.4 && dy < 0.93;
      if (dx > 0.94 || dy > 0.98) return scaleRgb(wood, 0.6);
      return isPane
        ? mixRgb(scaleRgb(inside, 0.7), light.sky[1]!, isDark ? 0.05 : 0.2)
        : scaleRgb(wood, 0.82);
    }
    const isPane =
      y > FRONT.sill &&
      y < FRONT.top &&
      (x * doorSide < FRONT.half * 0.4 || x * doorSide > FRONT.half * 0.84) &&
      ax < FRONT.half * 0.95;
    if (!isPane) return wood;
    if (Math.abs(fract(x / 1.35) - 0.5) > 0.482 || y > FRONT.top - 0.05 || y < FRONT.sill + 0.05)
      return scaleRgb(wood, 0.75);
    // The glass shows the goods, and at a slant a breath of the sky.
    const sheen = isDark ? 0.03 : 0.1 + 0.16 * smoothstep(0.4, 0.6, fract(x * 0.35 + y * 0.4));
    return mixRgb(display(x, y), light.sky[Math.min(2, light.sky.length - 1)]!, sheen);
  };

  const render: Stage['render'] = (width, height, tick, view) => {
    const k = Math.max(0.55, view.hero / 1.7);
    const back = -(view.back + 0.9 * k);
    const shade = (u: number, v: number): Rgb => {
      const [dx, dy, dz] = throughPicture(view, u, v);
      const [ex, ey, ez] = view.eye;
      const tBack = (back - ez) / dz;
      // The awning leans out of the wall: asked first, as it is nearer.
      const out = FRONT.awning * k;
      const tFront = (back + out * 0.55 - ez) / dz;
      const [ax, ay] = [(ex + dx * tFront) / k, (ey + dy * tFront) / k];
      const drop = FRONT.sign - 0.12 - ay;
      if (Math.abs(ax) < FRONT.half * 0.97 && drop > 0 && drop < 0.62 + 0.06 * Math.sin(ax * 18)) {
        const stripe = fract(ax / 0.5) < 0.5 ? cloth : rgb('#f4ecdd');
        return scaleRgb(multiplyRgb(stripe, day), 1.15 - 0.5 * drop);
      }
      const tFloor = dy < 0 ? -ey / dy : Infinity;
      if (tFloor < tBack) {
        const [x, z] = [(ex + dx * tFloor) / k, (ez + dz * tFloor) / k];
        const isJoint = fract(x / 0.7) < 0.02 || fract(z / 0.7) < 0.025;
        const stone = scaleRgb(
          rgb('#a59c90'),
          (isJoint ? 0.7 : 0.86 + 0.2 * hash(Math.floor(x / 0.7), Math.floor(z / 0.7))) *
            (0.9 + 0.2 * fbm(x * 4, z * 4, 3)),
        );
        const glow = isDark ? Math.exp(-Math.max(0, z - back / k) * 0.9) * 0.8 : 0;
        const wet = scene.weather === 'rain' ? 0.35 : 0;
        const lit = multiplyRgb(stone, addRgb(day, inside, glow));
        const near = 1 - 0.4 * Math.exp(-Math.abs(z - back / k) * 6);
        return scaleRgb(wet > 0 ? mixRgb(lit, wallAt(x, clamp(-z * 0.5, 0, 3)), wet) : lit, near);
      }
      const [x, y] = [(ex + dx * tBack) / k, (ey + dy * tBack) / k];
      if (y > 7) return sky(dx, Math.max(0.02, dy), dz);
      const shadow =
        drop > 0.3 && Math.abs(x) < FRONT.half ? 1 : y > FRONT.top - 0.5 && y < FRONT.sign ? 0.82 : 1;
      return scaleRgb(
        wallAt(x, y),
        shadow * (1 - 0.15 * smoothstep(0.45, 0.9, Math.hypot(u / aspect, v - 0.5))),
      );
    };
    return traced(shade)(width, height, tick, view);
  };
  return {
    render,
    detail: 1,
    horizon: 0.5,
    ground: 0.88,
    footing: 'ground',
    bounce: [0.3, 0.28, 0.26],
    glow: isDark ? 0.7 : 0.3,
  };
}

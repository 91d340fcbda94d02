/** Words that nothing in the picture carries: a headline in its calm part, or the tubes of a neon sign. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { clamp, luma, mix, smoothstep } from '../canvas/colour.ts';
import type { Scene } from '../scene.ts';
import { faceFor, setWords } from './set-words.ts';

const FACE = 'poppins-700';
const NEON = 'fredoka-500';
/** Edge of the picture that stays free. */
const MARGIN = 0.06;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room is left for a headline where the words did not say where; upright pictures of people keep their faces. */
export function headlineSide(scene: Scene): Scene {
  const { lettering, textSpace, things } = scene;
  // A shop has its own plate over the window.
  if (lettering && !lettering.on && scene.place === 'shop front' && things.length === 0)
    return { ...scene, lettering: { ...lettering, on: 'shop front' } };
  if (!lettering || lettering.on || textSpace || scene.treatment === 'neon sign') return scene;
  return things.length > 0 ? { ...scene, textSpace: 'top' } : scene;
}

const boxFor = ({ textSpace }: Scene, width: number, height: number): Box => {
  const edge = MARGIN * Math.min(width, height);
  switch (textSpace) {
    case 'left':
      return { left: edge, top: 0.2 * height, width: 0.4 * width, height: 0.6 * height };
    case 'right':
      return { left: 0.6 * width - edge, top: 0.2 * height, width: 0.4 * width, height: 0.6 * height };
    case 'bottom':
      return { left: edge, top: 0.74 * height, width: width - 2 * edge, height: 0.26 * height - edge };
    default:
      return { left: edge, top: edge, width: width - 2 * edge, height: 0.24 * height - edge };
  }
};

/** Over the finished picture, so that no brush softens the letters. */
export function setHeadline(canvas: Canvas, scene: Scene, mask: Float32Array, faces: FaceSource): void {
  const { lettering } = scene;
  const face = lettering && !lettering.on ? faceFor(lettering.text, FACE, faces) : undefined;
  if (!lettering || !face) return;
  const { width, height, data } = canvas;
  const box = boxFor(scene, width, height);
  const letters = setWords(lettering.text, face, { ...box, largest: 0.62 });
  const isDark = brightness(canvas, box) > 0.58;
  calm(canvas, box, isDark ? 1 : 0, mask);
  const ink = isDark ? 0.09 : 1;
  const [x0, y0] = [Math.round(box.left), Math.round(box.top)];
  for (let y = 0; y < letters.height; y++)
    for (let x = 0; x < letters.width; x++) {
      const share = letters.alpha[y * letters.width + x]!;
      if (share <= 0 || x + x0 >= width || y + y0 >= height) continue;
      const at = ((y + y0) * width + x + x0) * 3;
      for (let c = 0; c < 3; c++) data[at + c] = mix(data[at + c]!, ink, share);
    }
}

/** Mean of what lies behind the words, as displayed. */
function brightness({ width, height, data }: Canvas, { left, top, width: wide, height: high }: Box): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(top); y < Math.min(height, top + high); y++)
    for (let x = Math.floor(left); x < Math.min(width, left + wide); x++) {
      const at = (y * width + x) * 3;
      sum += luma(data[at]!, data[at + 1]!, data[at + 2]!);
      count++;
    }
  return count > 0 ? sum / count : 1;
}

/** A breath of dark or light behind the words, fading out around them; things in front keep their colours. */
function calm({ width, height, data }: Canvas, box: Box, tone: number, mask: Float32Array): void {
  const reach = 0.14 * height;
  const strength = tone === 1 ? 0.3 : 0.42;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const aside = Math.max(box.left - x, x - box.left - box.width, 0);
      const away = Math.max(box.top - y, y - box.top - box.height, 0);
      const share =
        strength * smoothstep(reach, 0, Math.hypot(aside, away)) * (1 - 0.8 * mask[y * width + x]!);
      if (share <= 0.003) continue;
      for (let c = 0; c < 3; c++) {
        const at = (y * width + x) * 3 + c;
        data[at] = mix(data[at]!, tone, share);
      }
    }
}

/** The outlines of the words as glass tubes; alone on the wall where the words name nothing else. */
export function tubesOf(
  scene: Scene,
  ink: Float32Array,
  { width, height }: { width: number; height: number },
  faces: FaceSource,
): void {
  const { lettering, things } = scene;
  const face = lettering ? faceFor(lettering.text, NEON, faces) : undefined;
  if (!lettering || !face) return;
  const isAlone = things.length === 0 || lettering.on === 'sign';
  const box: Box = isAlone
    ? { left: 0.1 * width, top: 0.22 * height, width: 0.8 * width, height: 0.56 * height }
    : boxFor(scene, width, height);
  if (isAlone) ink.fill(0);
  const { alpha, width: wide, height: high } = setWords(lettering.text, face, { ...box, largest: 0.5 });
  const [x0, y0] = [Math.round(box.left), Math.round(box.top)];
  const reach = Math.max(1, Math.round(height / 400));
  for (let y = reach; y < high - reach; y++)
    for (let x = reach; x < wide - reach; x++) {
      const at = y * wide + x;
      const around = [at - reach, at + reach, at - reach * wide, at + reach * wide].map((n) => alpha[n]!);
      const edge = clamp(Math.max(...around) - Math.min(...around));
      const to = (y + y0) * width + x + x0;
      if (edge > 0 && to < ink.length) ink[to] = Math.max(ink[to]!, edge);
    }
}

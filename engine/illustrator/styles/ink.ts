/** Drawn lines: around subjects from their shapes, in the setting from strong changes of colour. */

import { boxBlur } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { clamp, type Rgb } from '../canvas/colour.ts';
import { greyOf } from './grade.ts';
import type { StyleContext } from './style.ts';

export interface Pen {
  /** Width as a share of the height. */
  width: number;
  /** Changes of lightness below this draw no line in the setting. */
  threshold: number;
  color: Rgb;
  strength: number;
}

export function drawInk(canvas: Canvas, { cast }: StyleContext, pen: Pen): void {
  const { width, height, data } = canvas;
  const w = Math.max(1, Math.round(pen.width * height));
  const l = greyOf(canvas);
  boxBlur(l, width, height, 1, w * 0.7, 2);
  const line = new Float32Array(width * height);
  for (let y = w; y < height - w; y++)
    for (let x = w; x < width - w; x++) {
      const at = y * width + x;
      const edge = Math.hypot(l[at + w]! - l[at - w]!, l[at + w * width]! - l[at - w * width]!);
      const inSetting = clamp((edge - pen.threshold) / 0.09) * (1 - cast.mask[at]!) * 0.8;
      line[at] = Math.max(inSetting, cast.ink[at]!);
    }
  boxBlur(line, width, height, 1, Math.max(1, w * 0.4), 1);
  for (let at = 0; at < line.length; at++) {
    const k = clamp(line[at]! * 1.9) * pen.strength;
    for (let c = 0; c < 3; c++) data[at * 3 + c]! += (pen.color[c]! - data[at * 3 + c]!) * k;
  }
}

/** Lightness in a few steps with soft borders; colours stay. */
export function inSteps(canvas: Canvas, steps: number, share: number, saturation: number): void {
  const { data } = canvas;
  for (let at = 0; at < data.length; at += 3) {
    const l = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    const whole = Math.round(l * steps) / steps;
    const k = (l * (1 - share) + whole * share) / Math.max(0.02, l);
    for (let c = 0; c < 3; c++) data[at + c] = clamp((l + (data[at + c]! - l) * saturation) * k);
  }
}

/** Drawn lines: around subjects from their shapes, in the setting from strong changes of colour. */

import { boxBlur } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { clamp, type Rgb, smoothstep } from '../canvas/colour.ts';
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
  const line = contours(canvas, w * 1.6, pen.threshold);
  for (let at = 0; at < line.length; at++)
    line[at] = Math.max(line[at]! * (1 - cast.mask[at]!) * 0.85, cast.ink[at]!);
  boxBlur(line, width, height, 1, Math.max(1, w * 0.4), 1);
  for (let at = 0; at < line.length; at++) {
    const k = clamp(line[at]! * 1.9) * pen.strength;
    for (let c = 0; c < 3; c++) data[at * 3 + c]! += (pen.color[c]! - data[at * 3 + c]!) * k;
  }
}

/** Where a place is darker than its surroundings: the difference of two blurs runs along whole contours. */
function contours(canvas: Canvas, radius: number, threshold: number): Float32Array {
  const { width, height } = canvas;
  const fine = greyOf(canvas);
  const coarse = fine.slice();
  boxBlur(fine, width, height, 1, radius, 2);
  boxBlur(coarse, width, height, 1, radius * 2.4, 2);
  const line = new Float32Array(fine.length);
  for (let at = 0; at < line.length; at++)
    line[at] = clamp((coarse[at]! - fine[at]! - threshold * 0.3) / 0.035);
  dropSpecks(line, width, height, height * 0.07);
  return line;
}

/** A line that goes nowhere is dirt: connected places that reach less far than `least` are wiped out. */
function dropSpecks(line: Float32Array, width: number, height: number, least: number): void {
  const isSeen = new Uint8Array(line.length);
  for (let start = 0; start < line.length; start++) {
    if (isSeen[start] || line[start]! < 0.15) continue;
    const found = [start];
    isSeen[start] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let n = 0; n < found.length; n++) {
      const at = found[n]!;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= line.length || isSeen[next] || line[next]! < 0.15) continue;
        isSeen[next] = 1;
        found.push(next);
      }
    }
    if (right - left + bottom - top < least) for (const at of found) line[at] = 0;
  }
}

/** Lightness in a few steps with narrow soft borders; colours stay. */
export function inSteps(canvas: Canvas, steps: number, share: number, saturation: number): void {
  const { data } = canvas;
  for (let at = 0; at < data.length; at += 3) {
    const l = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    const low = Math.floor(l * steps);
    const whole = (low + smoothstep(0.42, 0.58, l * steps - low)) / steps;
    const k = (l * (1 - share) + whole * share) / Math.max(0.02, l);
    for (let c = 0; c < 3; c++) data[at + c] = clamp((l + (data[at + c]! - l) * saturation) * k);
  }
}

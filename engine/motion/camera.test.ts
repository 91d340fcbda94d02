/** The camera over a picture: its subject stays whole, nothing is left open, and each shot is another one. */

import { describe, expect, it } from 'vitest';
import { cropAt, subjectIn } from './camera.ts';
import type { Size } from './canvas.ts';
import { findSubject } from './find-subject.ts';

/** Grey, with a red box. */
function pixels(width: number, height: number, box: { x: number; y: number; w: number; h: number }) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isIn = x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h;
      data.set(isIn ? [200, 30, 20] : [180, 184, 190 - (y % 3)], (y * width + x) * 4);
    }
  return { data, width, height };
}

interface Drawn extends Size {
  x: number;
  y: number;
}

/** Where a picture lies in a frame that is shown through the camera. */
function shot(picture: Size, frame: Size, number: number, share = 0.5): Drawn {
  const { x, y, zoom } = cropAt(picture, frame, share, { number, subject: SUBJECT });
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: frame.width / 2 - x * width, y: frame.height / 2 - y * height, width, height };
}

const SUBJECT = { x: 0.3, y: 0.2, width: 0.4, height: 0.6 };
const WIDE = { width: 1600, height: 900 };
const TALL = { width: 1080, height: 1920 };

const covers = ({ x, y, width, height }: Drawn, frame: Size) =>
  x <= 0.5 && y <= 0.5 && x + width >= frame.width - 0.5 && y + height >= frame.height - 0.5;

describe('a subject', () => {
  it('is found where something differs from the edges', () => {
    const found = findSubject(pixels(96, 64, { x: 50, y: 20, w: 24, h: 30 }))!;
    expect(found.x).toBeCloseTo(50 / 96, 1);
    expect(found.y).toBeCloseTo(20 / 64, 1);
    expect(found.width).toBeCloseTo(24 / 96, 1);
    expect(found.height).toBeCloseTo(30 / 64, 1);
  });

  it('is not found where nothing does', () => {
    expect(findSubject(pixels(96, 64, { x: 0, y: 0, w: 0, h: 0 }))).toBeUndefined();
  });

  it('stays whole in a frame of another shape that has room for it', () => {
    const { x, width } = subjectIn(WIDE, TALL, { x: 0.42, y: 0.2, width: 0.2, height: 0.6 }, 0);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(TALL.width);
  });
});

describe('a frame', () => {
  it.each([
    ['wide in tall', WIDE, TALL],
    ['tall in wide', TALL, WIDE],
    ['square in wide', { width: 1024, height: 1024 }, WIDE],
    ['square in square', { width: 1024, height: 1024 }, { width: 1080, height: 1080 }],
  ])('is filled to its edges: %s', (_, picture, frame) => {
    for (const number of [0, 1, 2, 3, 4])
      for (const share of [0, 0.5, 1]) {
        expect(covers(shot(picture, frame, number, share), frame)).toBe(true);
      }
  });

  it('shows another part in each of the first shots', () => {
    const views = [0, 1, 2, 3].map((number) => {
      const { x, y, width } = shot(WIDE, WIDE, number);
      return [x, y, width].map(Math.round).join();
    });
    expect(new Set(views).size).toBe(4);
  });
});

it('shows the head of what is taller than its box', () => {
  const subject = { x: 0.3, y: 0.1, width: 0.4, height: 0.86 };
  const box = { width: 400, height: 300 };
  for (const share of [0, 0.5, 1]) {
    const { y, zoom } = cropAt({ width: 400, height: 600 }, box, share, { number: 0, subject });
    const seen = box.height / (600 * zoom);
    expect(y - seen / 2).toBeLessThan(subject.y);
    expect(y - seen / 2).toBeGreaterThanOrEqual(0);
  }
});

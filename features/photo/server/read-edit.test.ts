/** What programs write for an edit is understood, and what cannot be done is refused in words. */

import { describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import { readEdit } from './read-edit.ts';

const SIZE = { width: 1000, height: 500 };
const stepOf = (body: Record<string, unknown>) => readEdit(body, SIZE).operations[0];

describe('one step', () => {
  it('takes areas in shares and in pixels', () => {
    const area = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 };
    expect(stepOf({ operation: 'crop', ...area })).toEqual({ type: 'crop', area });
    expect(stepOf({ operation: 'crop', x: 100, y: 100, width: 500, height: 200 })).toEqual({
      type: 'crop',
      area,
    });
    expect(stepOf({ operation: 'crop', aspect: '16:9' })).toEqual({ type: 'crop', area: { aspect: 16 / 9 } });
  });

  it('takes angles by their usual names', () => {
    expect(stepOf({ operation: 'rotate', degrees: -90 })).toMatchObject({ type: 'rotate', turn: 270 });
    expect(stepOf({ operation: 'rotate', angle: 7 })).toEqual({ type: 'straighten', angle: 7 });
    expect(stepOf({ operation: 'flip' })).toMatchObject({ flipHorizontal: true, flipVertical: false });
  });

  it('takes settings of the file beside the step', () => {
    expect(readEdit({ operation: 'upscale', factor: 2, format: 'jpg', quality: 80 }, SIZE)).toEqual({
      operations: [{ type: 'upscale', factor: 2 }],
      output: { format: 'jpeg', quality: 80, background: '#ffffff' },
    });
    expect(readEdit({ operation: 'export', format: 'avif', maxWidth: 640 }, SIZE)).toMatchObject({
      operations: [],
      output: { format: 'avif', maxWidth: 640 },
    });
  });

  it('turns a rectangle into strokes that stay inside it', () => {
    const step = stepOf({ operation: 'erase', x: 0.2, y: 0.2, width: 0.4, height: 0.3 });
    if (step?.type !== 'erase' || step.mask.kind !== 'strokes') throw new Error('strokes were expected');
    for (const { points, size } of step.mask.strokes) {
      for (const [x, y] of points) {
        const [rx, ry] = [(size * SIZE.width) / 2 / SIZE.width, (size * SIZE.width) / 2 / SIZE.height];
        expect(x - rx).toBeGreaterThanOrEqual(0.2 - 1e-9);
        expect(x + rx).toBeLessThanOrEqual(0.6 + 1e-9);
        expect(y - ry).toBeGreaterThanOrEqual(0.2 - 1e-9);
        expect(y + ry).toBeLessThanOrEqual(0.5 + 1e-9);
      }
    }
  });
});

it.each([
  [{}],
  [{ operation: 'explode' }],
  [{ operation: 'crop' }],
  [{ operation: 'crop', x: 0.9, y: 0, width: 0.5, height: 0.5 }],
  [{ operation: 'upscale', factor: 3 }],
  [{ operation: 'adjust', brightness: 900 }],
  [{ operation: 'erase' }],
  [{ operations: [{ type: 'nothing' }] }],
  [{ operation: 'export', format: 'exe' }],
])('refuses %j', (body) => {
  expect(() => readEdit(body, SIZE)).toThrow(AppError);
});

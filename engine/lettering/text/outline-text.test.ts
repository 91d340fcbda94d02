/** Letters into outlines: widths of the original fonts, whole paths, positions and turns kept. */

import { describe, expect, it } from 'vitest';
import { faceBlock, shippedFaces } from '#platform/assets/svg/shipped-faces.ts';
import { element, toMarkup } from '../svg/svg-node.ts';
import { layoutText } from './layout-text.ts';
import { moveOutline } from './move-outline.ts';
import { outlineText } from './outline-text.ts';

const faces = shippedFaces('');
const text = (words: string, attributes: Record<string, string | number> = {}) =>
  element('svg', {}, [
    element('text', { x: 100, y: 50, 'font-size': 20, 'font-family': 'Arial', ...attributes }, [words]),
  ]);
const leftOf = (svg: string) =>
  Math.min(...[...svg.matchAll(/[ML](-?[\d.]+) /g)].map((one) => Number(one[1])));

describe('layout', () => {
  it('has the widths of Arial and Times', () => {
    // Advance of 'Hamburg' at 1000 units: H 722 a 556 m 833 b 556 u 556 r 333 g 556.
    expect(layoutText(faces('arimo-400')!, 'Hamburg', 1000).width).toBeCloseTo(4112, -1);
    expect(layoutText(faces('tinos-400')!, 'n', 1000).width).toBeCloseTo(500, 0);
  });

  it('kerns, and spaces letters without a space after the last', () => {
    const face = faces('arimo-700')!;
    const alone = layoutText(face, 'A', 100).width + layoutText(face, 'V', 100).width;
    expect(layoutText(face, 'AV', 100).width).toBeLessThan(alone);
    expect(layoutText(face, 'HH', 100, 10).width).toBeCloseTo(layoutText(face, 'HH', 100).width + 10);
  });
});

it('every glyph has whole commands', () => {
  const counts: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
  for (const key of [
    'arimo-400',
    'arimo-700',
    'gelasio-600',
    'tinos-400',
    'dejavu-700',
    'gelasio-500-italic',
  ]) {
    for (const [, , d] of faceBlock(key, 0)!.glyphs) {
      for (const [, command, values] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
        expect(values!.match(/-?[\d.]+/g)?.length ?? 0).toBe(counts[command!]);
      }
    }
  }
});

describe('outlines', () => {
  it('stand where the text stood', () => {
    const start = leftOf(toMarkup(outlineText(text('Hill'), faces)));
    const middle = leftOf(toMarkup(outlineText(text('Hill', { 'text-anchor': 'middle' }), faces)));
    const end = leftOf(toMarkup(outlineText(text('Hill', { 'text-anchor': 'end' }), faces)));
    const { width } = layoutText(faces('arimo-400')!, 'Hill', 20);
    expect(start - middle).toBeCloseTo(width / 2, 1);
    expect(start - end).toBeCloseTo(width, 1);
  });

  it('keep paint, drop what only text has, and say the words to screen readers', () => {
    const svg = toMarkup(outlineText(text('Hi', { fill: 'url(#p)', 'letter-spacing': 2 }), faces));
    expect(svg).toMatch(/<path fill="url\(#p\)" d="M[^"]+" aria-label="Hi"\/>/);
  });

  it('leave text that no face of ours can draw', () => {
    expect(toMarkup(outlineText(text('東京'), faces))).toContain('東京</text>');
  });

  it('turn letters around their own place', () => {
    expect(moveOutline('M0 0L10 0', { x: 5, y: 5, scale: 2, turn: 90 })).toBe('M5 5L5 25');
  });
});

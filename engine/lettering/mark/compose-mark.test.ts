/** Marks: the spec's base, every layout within its canvas, the same picture for the same design, hostile choices made harmless. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedFaces } from '#platform/assets/svg/shipped-faces.ts';
import { readMarkup } from '../svg/read-markup.ts';
import { toMarkup } from '../svg/svg-node.ts';
import { GEOMETRIC } from '../symbols/geometric.ts';
import { outlineText } from '../text/outline-text.ts';
import { composeMark, facesOf } from './compose-mark.ts';
import {
  DEFAULT_DESIGN,
  GRADIENTS,
  LAYOUTS,
  ORNAMENTS,
  PLATES,
  readDesign,
  readFontSize,
  SHAPES,
} from './design.ts';
import { composeIcon } from './icon.ts';

const faces = shippedFaces('');
const draw = (given: object) => composeMark(readDesign(given), { faces, symbol: GEOMETRIC.cube! });

describe('the base mark', () => {
  it('is 200 × 100 with a rounded ground and centred text', () => {
    const svg = toMarkup(draw({ text: 'Acme' }).picture);
    expect(svg).toContain('width="200" height="100" viewBox="0 0 200 100"');
    expect(svg).toMatch(/<rect [^>]*width="200" height="100" rx="10" fill="#ffffff"\/>/);
    expect(svg).toMatch(
      /<text x="100" y="[\d.]+" text-anchor="middle" font-family="Arial[^"]*" font-size="24"[^>]*>Acme<\/text>/,
    );
    expect(svg).not.toContain('<style');
  });

  it('embeds keyframes when it moves, and stands still for those who prefer that', () => {
    const svg = toMarkup(
      draw({ text: 'Acme', isAnimated: true, motion: { type: 'shake', duration: '3s' } }).picture,
    );
    expect(svg).toContain('@keyframes shake{');
    expect(svg).toContain('animation:shake 3s ease-in-out 0s infinite');
    expect(svg).toContain('@media (prefers-reduced-motion: reduce){.motion{animation:none}}');
  });

  it('makes long names smaller instead of letting them run out', () => {
    const { size } = draw({ text: 'Donaudampfschifffahrtsgesellschaft', fontSize: '40px' });
    expect(size).toBeLessThan(20);
  });

  it('says which letters it lacks', () => {
    expect(draw({ text: 'Tokyo 東京' }).missing).toEqual(['東', '京']);
  });
});

const boxOf = (d: string) => {
  const numbers = d.match(/-?[\d.]+/g)!.map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
};

describe('every layout', () => {
  const names = ['A', 'Copper Kettle', 'Internationale Gesellschaft für Logos', 'gyjpq'];
  it.each(LAYOUTS)(
    '%s keeps its letters on the canvas, and asks for no other face than it names',
    (layout) => {
      for (const text of names) {
        for (const shape of SHAPES) {
          const design = readDesign({
            text,
            tagline: 'Fine things since 1999',
            layout,
            shape,
            symbol: 'geo:cube',
            fontSize: '34px',
          });
          const named = facesOf(design);
          const source = (key: string) => (named.includes(key) ? faces(key) : undefined);
          const { picture, width, height } = composeMark(design, { faces: source, symbol: GEOMETRIC.cube! });
          const outlines = toMarkup(outlineText(picture, source));
          expect(outlines).not.toContain('<text');
          for (const [, d] of outlines.matchAll(/ d="(M[^"]*)" aria-label/g)) {
            const [left, top, right, bottom] = boxOf(d!);
            expect(left).toBeGreaterThanOrEqual(-0.5);
            expect(top).toBeGreaterThanOrEqual(-0.5);
            expect(right).toBeLessThanOrEqual(width + 0.5);
            expect(bottom).toBeLessThanOrEqual(height + 0.5);
          }
        }
      }
    },
  );

  it('draws any combination, always the same way, and can be read back', () => {
    const any = fc.record({
      text: fc.string({ maxLength: 30 }),
      tagline: fc.string({ maxLength: 30 }),
      layout: fc.constantFrom(...LAYOUTS),
      shape: fc.constantFrom(...SHAPES),
      plate: fc.constantFrom(...PLATES),
      gradient: fc.constantFrom(...GRADIENTS),
      ornament: fc.constantFrom(...ORNAMENTS),
      symbol: fc.constantFrom('', 'mono', 'geo:cube'),
      twoTone: fc.boolean(),
      fontSize: fc.oneof(
        fc.string(),
        fc.integer({ min: 1, max: 500 }).map((n) => `${n}px`),
      ),
      letterSpacing: fc.integer({ min: -100, max: 900 }),
    });
    fc.assert(
      fc.property(any, (given) => {
        const svg = toMarkup(draw(given).picture);
        expect(toMarkup(draw(given).picture)).toBe(svg);
        expect(svg).not.toMatch(/="[^"]*(NaN|Infinity|undefined)/);
        expect(toMarkup(readMarkup(svg))).toBe(svg);
      }),
      { numRuns: 150 },
    );
  });
});

describe('reading a design', () => {
  it('makes anything drawable', () => {
    for (const given of [null, 7, 'x', [], { colors: 'red', motion: 5 }]) {
      expect(readDesign(given)).toMatchObject({ ...DEFAULT_DESIGN, text: '' });
    }
  });

  it('keeps no way into a style', () => {
    const svg = toMarkup(
      draw({
        text: '</text><script>',
        fontSize: '24px;} *{background:url(//x)}',
        colors: ['red"/><script>', 'url(//x)'],
        backgroundColor: 'expression(1)',
        fontFamily: 'x;}',
        isAnimated: true,
        motion: { type: 'x{}', duration: '1s;}', timing: '}' },
      }).picture,
    );
    expect(svg).not.toMatch(/<script|url\(\/\/|expression|x\{\}/);
  });

  it.each([
    ['24px', 24],
    ['18', 18],
    ['12pt', 16],
    ['2em', 32],
    ['500px', 96],
    [30, 30],
    ['24px;', undefined],
    ['calc(1px)', undefined],
    ['', undefined],
    ['-3px', undefined],
  ])('reads the size %s as %s', (text, size) => expect(readFontSize(text)).toBe(size));
});

it('an icon is the symbol, or the initial where there is none', () => {
  const design = readDesign({ text: 'Fern' });
  expect(toMarkup(composeIcon(design, { faces }))).toContain('<path');
  expect(toMarkup(composeIcon(design, { faces, symbol: GEOMETRIC.leaf! }))).toContain('scale(');
});

/** The one drawing: words as outlines in any script, fitted into their box, and the same list for SVG. */

import { expect, it } from 'vitest';
import { type DesignInput, documentSchema } from '#engine/page/document/document.ts';
import type { TextLayer } from '#engine/page/document/layers.ts';
import { DEFAULT_THEME, resolveColor } from '#engine/page/document/theme.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { displayList } from '#engine/page/draw/draw-design.ts';
import { paintSvg } from '#engine/page/draw/paint-svg.ts';
import { parsePath } from '#engine/page/draw/parse-path.ts';
import { boundsOf, pathData } from '#engine/page/draw/path.ts';
import { joinArabic } from '#engine/page/draw/text/arabic.ts';
import { layOutText } from '#engine/page/draw/text/lay-out.ts';
import { letterResources } from './design-resources.ts';

const text = (words: string, over: object = {}) => ({
  id: 'a',
  type: 'text' as const,
  text: words,
  x: 20,
  y: 20,
  w: 300,
  h: 100,
  size: 40,
  face: 'arimo' as const,
  ...over,
});
const made = (layers: DesignInput['pages'][number]['layers']) =>
  documentSchema.parse({ name: 'Test', format: 'custom', pages: [{ width: 400, height: 200, layers }] });
const laidOut = (words: string, over: object = {}) => {
  const document = made([text(words, over)]);
  return layOutText(
    document.pages[0]!.layers[0] as TextLayer,
    document.theme,
    letterResources(document).faces,
  );
};
const lettersOf = (words: string, over: object = {}): string[] =>
  laidOut(words, over).lines.map((line) => line.letters.map(({ letter }) => letter.char).join(''));

it('breaks lines between words, shrinks what is too long, and says what does not fit at all', () => {
  expect(lettersOf('Fresh bread every morning')).toEqual(
    ['Fresh bread ', 'every morning'].map((one) => one.trimEnd()),
  );
  const long = laidOut('Fresh bread every morning, and cake on Sundays when the sun is out');
  expect(long.size).toBeLessThan(40);
  expect(long.isOverflowing).toBe(false);
  expect(laidOut('many words '.repeat(200)).isOverflowing).toBe(true);
  expect(laidOut('Big', { fit: 'fill' }).size).toBeGreaterThan(60);
});

it('writes from right to left, joins Arabic letters, and keeps numbers readable', () => {
  expect(lettersOf('שלום 2026')).toEqual(['2026 םולש']);
  const codes = [...'سلام'].map((char) => char.codePointAt(0)!);
  expect(joinArabic(codes)).toEqual([0xfeb3, 0xfefc, 0, 0xfee1]);
});

it('draws letters of every script as outlines, and emoji as pictures', () => {
  const document = made([text('Grün Привет 🎉')]);
  const list = displayList(document, document.pages[0]!, {
    ...letterResources(document),
    picture: () => ({ width: 10, height: 10 }),
  });
  const svg = paintSvg(list, (ref) => `data:image/png;base64,${ref === 'emoji:1f389' ? 'AA' : 'no'}`);
  expect(svg).toContain('aria-label="Grün Привет 🎉"');
  expect(svg).toContain('base64,AA');
  expect(svg.match(/<path d="M/g)?.length).toBeGreaterThan(1);
  expect(svg).not.toContain('<text');
});

it('finds words that lie over each other, are covered, or leave the page', () => {
  const problems = (layers: Parameters<typeof made>[0]) => {
    const document = made(layers);
    return checkPage(document, document.pages[0]!, letterResources(document)).map(({ kind }) => kind);
  };
  expect(problems([text('One'), text('Two', { id: 'b', y: 120, h: 60 })])).toEqual([]);
  expect(problems([text('One'), text('Two', { id: 'b' })])).toEqual(['overlaps']);
  expect(problems([text('Out', { x: 380 })])).toEqual(['clipped']);
  expect(problems([text('One'), { id: 'p', type: 'picture', x: 0, y: 0, w: 400, h: 200 }])).toEqual([
    'covered',
  ]);
});

it('reads every command of a path', () => {
  const box = boundsOf(parsePath('m10 10h20v20h-20z a5 5 0 1 1 0.1 0z M0 0 t5 5 s1 1 2 2'));
  expect(box!.right).toBeGreaterThanOrEqual(30);
  expect(pathData(parsePath('M0 0l1 1 2 2'))).toBe('M0 0L1 1L3 3');
});

it('looks colours up by what they are for', () => {
  expect(resolveColor('@primary/50', DEFAULT_THEME)).toEqual({
    hex: DEFAULT_THEME.colors.primary,
    alpha: 0.5,
  });
  expect(resolveColor('#FF000080', DEFAULT_THEME)).toEqual({ hex: '#ff0000', alpha: 128 / 255 });
});

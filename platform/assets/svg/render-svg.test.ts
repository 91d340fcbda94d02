/** Outlines and pixels: text that would explode stays text, and pixels come with plain colours. */

import { expect, it } from 'vitest';
import { element } from '#engine/lettering/svg/svg-node.ts';
import { outlineSvg, renderPixels, renderPng } from './render-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';

it('outlines a logo, but not a novel', () => {
  expect(outlineSvg(`<svg ${NS}><text x="1" y="9">Hi</text></svg>`)).not.toContain('<text');
  const novel = `<svg ${NS}><text x="1" y="9">${'word '.repeat(1000)}</text></svg>`;
  expect(outlineSvg(novel)).toBe(novel);
});

it('renders in its own size or the one asked for', async () => {
  const { default: sharp } = await import('sharp');
  const svg = `<svg ${NS} width="20" height="10"><rect width="20" height="10"/></svg>`;
  expect(await sharp(await renderPng(svg)).metadata()).toMatchObject({ width: 20, height: 10 });
  expect(await sharp(await renderPng(svg, 60)).metadata()).toMatchObject({ width: 60, height: 30 });
});

it('gives half-transparent colours as they were meant', async () => {
  const rect = element('rect', { width: 4, height: 4, fill: '#ff8000', 'fill-opacity': 0.5 });
  const picture = element('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 4, height: 4 }, [rect]);
  const { rgba } = await renderPixels(picture, 4);
  expect([...rgba.slice(0, 4)]).toEqual([255, expect.closeTo(128, -1), 0, expect.closeTo(128, -1)]);
});

/** What was moved by hand stays where it was put: in other words and other colours, and its plate goes with it. */

import { expect, it } from 'vitest';
import { type Layer, pictureLayerSchema } from '#engine/page/document/layers.ts';
import { FRAME_SIZES, type VideoData, videoDataSchema } from '../../contract.ts';
import { segmentsOf } from '../../server/render/segments/segments.ts';
import { setPlaces } from '../scene-list.ts';
import { storyboardOf } from '../storyboard.ts';
import {
  cropMoved,
  isMovable,
  placeForWords,
  placeOfLayer,
  withoutLayer,
  withPlaces,
} from './moved-layers.ts';
import { pageSize, scenePage } from './scene-page.ts';

const film = (text: string, more: object = {}): VideoData =>
  videoDataSchema.parse({
    title: 'Sunday bread',
    format: 'portrait',
    drawsPictures: false,
    scenes: [{ id: 's1', text }],
    ...more,
  });

function pageOf(data: VideoData, index = 1) {
  const board = storyboardOf(data, []);
  const frame = pageSize(FRAME_SIZES[data.format]);
  return scenePage(board.scenes[index]!, {
    data,
    board,
    frame,
    pictures: [],
    logo: undefined,
    roomOf: () => ({ x: 80, y: 80, w: frame.width - 160, h: frame.height - 160 }),
    isCaptioned: () => false,
  }).page;
}

const wordsOf = (layers: readonly Layer[], id: string) => layers.find((one) => one.id === id)!;

it('keeps its place when words, colours and voice change', () => {
  const before = film('We bake every morning at five.');
  const page = pageOf(before);
  const headline = wordsOf(page.layers, 'headline');
  const place = placeOfLayer({ ...headline, x: 111, y: 777, rotation: 5 } as Layer, page);
  const moved = setPlaces(before, 0, [place]);
  for (const other of [
    moved,
    { ...moved, scenes: [{ ...moved.scenes[0]!, text: 'Our ovens are never cold.' }] },
    { ...moved, brand: { background: '#ffffff', text: '#111111', accent: '#a0522d' } },
    { ...moved, narration: { ...moved.narration, isOn: true } },
  ])
    expect(wordsOf(pageOf(other).layers, 'headline')).toMatchObject({
      x: expect.closeTo(111, 3),
      y: expect.closeTo(777, 3),
      rotation: 5,
    });
  expect(wordsOf(pageOf(setPlaces(moved, 0, [])).layers, 'headline')).toEqual(headline);
});

it('moves title and ending, and nothing else', () => {
  const before = film('We bake every morning at five.');
  const place = { ...placeOfLayer(wordsOf(pageOf(before, 0).layers, 'headline'), pageOf(before, 0)), y: 0.5 };
  const moved = setPlaces(before, 'title', [place]);
  expect(wordsOf(pageOf(moved, 0).layers, 'headline').y).toBeCloseTo(0.5 * pageOf(moved, 0).height);
  expect(pageOf(moved, 1)).toEqual(pageOf(before, 1));
});

it('takes the plate of a word along', () => {
  const page = pageOf(film('Sourdough, only 4.50 €'));
  const price = page.layers.findLast((one) => one.role === 'price' && one.type === 'text')!;
  const plate = page.layers.find(
    (one) =>
      one.type === 'shape' && one.x <= price.x && one.x + one.w >= price.x + price.w && one.w < page.width,
  );
  const after = withPlaces(page, [{ ...placeOfLayer(price, page), y: price.y / page.height + 0.1 }]);
  const by = (id: string) => wordsOf(after.layers, id).y - wordsOf(page.layers, id).y;
  expect(by(price.id)).toBeCloseTo(0.1 * page.height);
  if (plate) expect(by(plate.id)).toBeCloseTo(0.1 * page.height);
  expect(page.layers.filter((one) => isMovable(one, page)).length).toBeGreaterThan(0);
});

it('is drawn anew where something was moved, and only there', () => {
  const keys = (data: VideoData) =>
    segmentsOf({
      data,
      board: storyboardOf(data, []),
      captions: [],
      mouths: [],
      mediaKeys: [],
      logoKey: null,
      size: FRAME_SIZES[data.format],
      fps: 30,
    }).map(({ key }) => key);
  const before = film('We bake every morning at five.', {
    scenes: [
      { id: 's1', text: 'We bake every morning.', seconds: 4 },
      { id: 's2', text: 'Come and taste it.', seconds: 4 },
      { id: 's3', text: 'See you on Sunday.', seconds: 4 },
    ],
  });
  const moved = setPlaces(before, 2, [{ layer: 'headline', x: 0.1, y: 0.1, w: 0.5, h: 0.2, rotation: 0 }]);
  const [one, other] = [keys(before), keys(moved)];
  expect(one).toHaveLength(other.length);
  const changed = one.filter((key, i) => key !== other[i]).length;
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThanOrEqual(3);
});

it('adds words of one’s own, and takes layers off the page', () => {
  const before = film('We bake every morning at five.');
  const page = pageOf(before);
  const added = setPlaces(before, 0, [placeForWords('Open on Sunday', [])]);
  const withWords = pageOf(added);
  const own = wordsOf(withWords.layers, 'own-1');
  expect(own).toMatchObject({ type: 'text', text: 'Open on Sunday' });
  expect(placeForWords('More', added.scenes[0]!.places).layer).toBe('own-2');
  expect(withoutLayer(own, withWords, added.scenes[0]!.places)).toEqual([]);
  const less = setPlaces(before, 0, withoutLayer(wordsOf(page.layers, 'headline'), page, []));
  expect(wordsOf(pageOf(less).layers, 'headline').isHidden).toBe(true);
});

it('moves what is seen of a picture, and never leaves its frame open', () => {
  const layer = pictureLayerSchema.parse({
    id: 'photo',
    type: 'picture',
    role: 'photo',
    x: 0,
    y: 0,
    w: 1080,
    h: 1920,
  });
  const far = cropMoved(layer, 1, { dx: 5000, dy: -5000 });
  expect(far.x).toBeCloseTo(1080 / 1920 / 2);
  expect(far.y).toBeCloseTo(0.5);
  const near = cropMoved({ ...layer, crop: far }, 1, { dx: 0, dy: -100, nearer: 2 });
  expect(near.zoom).toBe(2);
  expect(near.y).toBeGreaterThan(0.5);
});

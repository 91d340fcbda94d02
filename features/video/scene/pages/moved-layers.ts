/** What a person moved on the page of a scene, by the role of each layer: it stays where it was put when the words, the voice or the colours change. */

import type { Page } from '#engine/page/document/document.ts';
import {
  type FrameLayer,
  type Layer,
  type ShapeLayer,
  textLayerSchema,
} from '#engine/page/document/layers.ts';
import type { LayerPlace } from '../../contract.ts';

type PictureLayer = Extract<FrameLayer, { type: 'picture' }>;

/** Share of the page from which on a layer is its ground: it is not moved. */
const IS_GROUND = 0.6;

const areaOf = ({ w, h }: { w: number; h: number }): number => w * h;

/** Words, and pictures and logos that lie on the page. */
export const isMovable = (layer: Layer, page: Page): boolean =>
  !layer.isHidden &&
  (layer.type === 'text' ||
    ((layer.type === 'picture' || layer.type === 'logo') &&
      areaOf(layer) < IS_GROUND * page.width * page.height));

/** A picture that is the ground of its page: what of it is seen can be moved, it itself cannot. */
export const groundPicture = (page: Page): PictureLayer | undefined =>
  page.layers.find(
    (one): one is PictureLayer =>
      one.type === 'picture' && one.role === 'photo' && one.fit === 'cover' && !isMovable(one, page),
  );

/** Moved by so many pixels of the page, with the frame always filled. `ratio`: the picture's width by its height. */
export function cropMoved(
  { w, h, crop }: PictureLayer,
  ratio: number,
  by: { dx: number; dy: number; nearer?: number },
): PictureLayer['crop'] {
  const zoom = Math.min(6, Math.max(1, crop.zoom * (by.nearer ?? 1)));
  const wide = Math.max(w, h * ratio) * zoom;
  const high = wide / ratio;
  const keep = (at: number, room: number, whole: number) =>
    Math.min(1 - room / whole / 2, Math.max(room / whole / 2, at));
  return { x: keep(crop.x - by.dx / wide, w, wide), y: keep(crop.y - by.dy / high, h, high), zoom };
}

const holds = (outer: Layer, inner: Layer): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1;

/** The plates that lie below these words and below no others: a badge moves with its price. */
const platesOf = (page: Page, layer: Layer): ShapeLayer[] =>
  page.layers
    .slice(0, page.layers.indexOf(layer))
    .filter(
      (one): one is ShapeLayer =>
        one.type === 'shape' &&
        one.role !== 'ground' &&
        areaOf(one) < IS_GROUND * page.width * page.height &&
        holds(one, layer) &&
        page.layers.filter((other) => isMovable(other, page) && holds(one, other)).length === 1,
    );

const shorter = ({ width, height }: Page): number => Math.min(width, height);

export const placeOfLayer = (layer: Layer, page: Page): LayerPlace => ({
  layer: layer.id,
  x: layer.x / page.width,
  y: layer.y / page.height,
  w: layer.w / page.width,
  h: layer.h / page.height,
  rotation: layer.rotation % 360,
  ...(layer.type === 'text' && { size: layer.size / shorter(page) }),
  ...(layer.type === 'picture' &&
    layer.crop.zoom >= 1 &&
    layer === groundPicture(page) && { crop: layer.crop }),
});

/** The page with everything where it was put. */
export function withPlaces(given: Page, places: readonly LayerPlace[]): Page {
  if (places.length === 0) return given;
  const moved = new Map<string, Layer>();
  const page = { ...given, layers: [...given.layers, ...places.flatMap((one) => ownWords(one, given))] };
  for (const place of places) {
    const layer = page.layers.find(({ id }) => id === place.layer);
    if (layer && place.crop && layer === groundPicture(page))
      moved.set(layer.id, { ...layer, crop: place.crop });
    if (!layer || !isMovable(layer, page)) continue;
    const next = { ...layer, ...boxOn(page, place) } as Layer;
    if (next.type === 'text' && place.size) next.size = Math.max(1, place.size * shorter(page));
    next.isHidden = place.isHidden === true;
    moved.set(layer.id, next);
    for (const plate of platesOf(page, layer))
      moved.set(plate.id, { ...carried(plate, layer, next), isHidden: next.isHidden });
  }
  return { ...page, layers: page.layers.map((one) => moved.get(one.id) ?? one) };
}

/** Words that somebody added: on a plate, so that they are read on anything. */
const ownWords = (place: LayerPlace, page: Page): Layer[] =>
  place.text && !page.layers.some(({ id }) => id === place.layer)
    ? [
        textLayerSchema.parse({
          id: place.layer,
          type: 'text',
          role: 'body',
          text: place.text,
          ...boxOn(page, place),
          size: Math.max(1, (place.size ?? 0.05) * shorter(page)),
          face: '@heading',
          weight: 600,
          fill: '@on-accent',
          align: 'center',
          valign: 'middle',
          plate: { color: '@accent', pad: 0.35, corner: 0.2 },
        }),
      ]
    : [];

/** Words of one's own are gone for good, what the page brings is only hidden. */
export function withoutLayer(layer: Layer, page: Page, places: readonly LayerPlace[]): LayerPlace[] {
  const others = places.filter((one) => one.layer !== layer.id);
  const isOwn = places.some((one) => one.layer === layer.id && one.text);
  return isOwn ? others : [...others, { ...placeOfLayer(layer, page), isHidden: true }];
}

/** A place for words that are new on a page: in its middle, under a name that is not taken. */
export function placeForWords(text: string, places: readonly LayerPlace[]): LayerPlace {
  let n = 1;
  while (places.some(({ layer }) => layer === `own-${n}`)) n++;
  return { layer: `own-${n}`, text, x: 0.15, y: 0.45, w: 0.7, h: 0.1, rotation: 0, size: 0.06 };
}

const boxOn = ({ width, height }: Page, { x, y, w, h, rotation }: LayerPlace) => ({
  x: x * width,
  y: y * height,
  w: w * width,
  h: h * height,
  rotation,
});

function carried(plate: ShapeLayer, from: Layer, to: Layer): ShapeLayer {
  const [wide, high] = [to.w / from.w, to.h / from.h];
  return {
    ...plate,
    x: to.x + (plate.x - from.x) * wide,
    y: to.y + (plate.y - from.y) * high,
    w: plate.w * wide,
    h: plate.h * high,
    rotation: plate.rotation + to.rotation - from.rotation,
  };
}

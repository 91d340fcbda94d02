/** A page at a moment of its film: its layers come in one after another, then stay; the end is the page itself. */

import { easeInOut, easeOut, overshoot, span } from '#engine/motion/easing.ts';
import type { DesignDocument, Motion, MotionKind, Page } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { groundOps, layerOps } from '../draw/draw-design.ts';
import { type DesignCanvas, paintCanvas } from '../draw/paint-canvas.ts';
import type { Resources } from '../draw/resources.ts';

/** Seconds that a layer takes to come in. */
const ENTRANCE = 0.7;
/** Seconds between two layers, where there are few of them. */
const STAGGER = 0.22;
/** Share of the film after which the last one begins, however many there are. */
const LATEST = 0.4;
/** Seconds of a page without motion among others that have some. */
export const STILL_SECONDS = 3;

/** Share of the page from which on a layer is what the others stand on. */
const IS_GROUND = 0.6;
const IS_GROUND_AT_EDGE = 0.12;
/** Share of the page from which on a picture drifts. */
const DRIFTS = 0.18;

export const secondsOf = ({ motion }: Page): number => motion?.seconds ?? STILL_SECONDS;

export interface Entrance {
  /** They come in together. */
  layers: readonly Layer[];
  /** Seconds. */
  from: number;
}

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const holds = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1;

const reachesEdge = ({ x, y, w, h }: Area, { width, height }: Page): boolean =>
  x <= 0 || y <= 0 || x + w >= width || y + h >= height;

/** There from the first moment on: else a film would begin with an empty page. */
function isGround(layer: Layer, page: Page): boolean {
  const share = (layer.w * layer.h) / (page.width * page.height);
  return layer.role === 'ground' || share >= (reachesEdge(layer, page) ? IS_GROUND_AT_EDGE : IS_GROUND);
}

/** Layers that belong together: a group, and a plate with what lies on it. */
function unitsOf(page: Page): Layer[][] {
  const units: Layer[][] = [];
  for (const layer of page.layers) {
    if (layer.isHidden || isGround(layer, page)) continue;
    const own = units.findLast((unit) => {
      const [first] = unit as [Layer];
      if (layer.group !== null && unit.some(({ group }) => group === layer.group)) return true;
      const isPlate = first.type === 'shape' && (first.role === 'decor' || first.role === 'button');
      return isPlate && holds(first, layer);
    });
    if (own) own.push(layer);
    else units.push([layer]);
  }
  return units;
}

const topOf = (unit: readonly Layer[]): number => Math.min(...unit.map(({ y }) => y));
const leftOf = (unit: readonly Layer[]): number => Math.min(...unit.map(({ x }) => x));

/** As one reads: from the top down, and beside each other from the left. */
export function entrancesOf(page: Page, seconds: number): Entrance[] {
  const line = page.height * 0.04;
  const units = unitsOf(page).sort(
    (a, b) => Math.round(topOf(a) / line) - Math.round(topOf(b) / line) || leftOf(a) - leftOf(b),
  );
  const step = Math.min(STAGGER, (seconds * LATEST) / Math.max(1, units.length));
  return units.map((layers, i) => ({ layers, from: 0.15 + i * step }));
}

interface Pose {
  alpha: number;
  dx: number;
  dy: number;
  scale: number;
}

function poseAt(kind: MotionKind, share: number, page: Page): Pose {
  const gone = 1 - easeOut(share);
  const alpha = easeOut(Math.min(1, share * 1.6));
  const rest = { alpha, dx: 0, dy: 0, scale: 1 };
  switch (kind) {
    case 'rise':
      return { ...rest, dy: gone * page.height * 0.05 };
    case 'slide':
      return { ...rest, dx: -gone * page.width * 0.08 };
    case 'pop':
      return { ...rest, scale: 0.72 + 0.28 * overshoot(share) };
    default:
      return rest;
  }
}

/** A large picture comes slowly nearer; it ends as it is on the page. */
function drifted(layer: Layer, page: Page, time: number, seconds: number): Layer {
  if (
    layer.type !== 'picture' ||
    layer.fit !== 'cover' ||
    layer.w * layer.h < DRIFTS * page.width * page.height
  )
    return layer;
  const left = 1 - easeInOut(span(time, 0, seconds));
  const { x, y, zoom } = layer.crop;
  return {
    ...layer,
    crop: { x: Math.min(1, x + 0.05 * left), y, zoom: Math.min(10, zoom * (1 + 0.14 * left)) },
  };
}

export interface MovingResources extends Resources {
  image(ref: string): CanvasImageSource | undefined;
}

export interface Moment {
  /** Pixels of the canvas to each of the page. */
  scale: number;
  /** Seconds since the page came. */
  time: number;
  /** The same for its words, where they changed since. */
  wordsTime?: number;
  /** How a layer is seen now, where something else than its own motion moves it: a camera over a picture. */
  seen?: (layer: Layer) => Layer;
  /** Only some of the page: what lies behind a figure, then what lies before it. */
  part?: 'behind' | 'before';
}

const isBehind = ({ role }: Layer): boolean => role === 'ground' || role === 'photo';

/** Entrances of a page are worked out once: a film asks for them thirty times a second. */
const known = new WeakMap<Page, Entrance[]>();

function knownEntrances(page: Page, seconds: number): Entrance[] {
  const found = known.get(page) ?? entrancesOf(page, seconds);
  known.set(page, found);
  return found;
}

export function drawMoving(
  canvas: DesignCanvas,
  { theme }: Pick<DesignDocument, 'theme'>,
  page: Page,
  resources: MovingResources,
  { scale, time, wordsTime = time, seen, part }: Moment,
): void {
  const motion: Motion | null = page.motion;
  const poses = new Map<string, Pose & { middle: { x: number; y: number } }>();
  if (motion)
    for (const { layers, from } of knownEntrances(page, motion.seconds)) {
      const [left, top] = [leftOf(layers), topOf(layers)];
      const right = Math.max(...layers.map(({ x, w }) => x + w));
      const bottom = Math.max(...layers.map(({ y, h }) => y + h));
      const area = { x: left, y: top, w: right - left, h: bottom - top };
      // Moved, what reaches over the edge would show that it ends there.
      const kind = reachesEdge(area, page) ? 'fade' : motion.kind;
      const pose = poseAt(kind, span(time, from, from + ENTRANCE), page);
      const ofWords = wordsTime === time ? pose : poseAt(kind, span(wordsTime, from, from + ENTRANCE), page);
      for (const { id, type } of layers)
        poses.set(id, {
          ...(type === 'text' ? ofWords : pose),
          middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
        });
    }
  canvas.save();
  canvas.scale(scale, scale);
  if (part !== 'before') paintCanvas(canvas, groundOps(page, theme), resources.image, scale);
  for (const layer of page.layers) {
    if (part && isBehind(layer) !== (part === 'behind')) continue;
    const pose = poses.get(layer.id);
    if (pose && pose.alpha <= 0) continue;
    const shown = seen
      ? seen(layer)
      : motion?.kind === 'pan'
        ? drifted(layer, page, time, motion.seconds)
        : layer;
    canvas.save();
    if (pose) {
      const { scale: size, middle, dx, dy } = pose;
      canvas.transform(size, 0, 0, size, middle.x * (1 - size) + dx, middle.y * (1 - size) + dy);
      canvas.globalAlpha *= pose.alpha;
    }
    paintCanvas(canvas, layerOps(shown, theme, resources), resources.image, scale);
    canvas.restore();
  }
  canvas.restore();
}

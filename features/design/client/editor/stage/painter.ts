/** Paints a page on the stage; while something is dragged, what lies still is painted once and kept. */

import type { Page } from '#engine/page/document/document.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { groundOps, layerOps } from '#engine/page/draw/draw-design.ts';
import { paintCanvas } from '#engine/page/draw/paint-canvas.ts';
import type { BrowserResources } from '../../use-resources.ts';

/** More pixels than this only make a screen slow. */
const MAX_PIXELS = 12_000_000;

export interface Scene {
  page: Page;
  theme: Theme;
  resources: BrowserResources;
  /** Pixels of the canvas to each of the page. */
  scale: number;
}

export function scaleFor({ width, height }: Page, zoom: number): number {
  const wanted = zoom * Math.min(2, window.devicePixelRatio || 1);
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height)));
}

export function sizeCanvas(canvas: HTMLCanvasElement, { width, height }: Page, scale: number): void {
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
}

function paintLayers(
  context: CanvasRenderingContext2D,
  layers: readonly Layer[],
  { theme, resources, scale }: Scene,
): void {
  for (const layer of layers) paintCanvas(context, layerOps(layer, theme, resources), resources.image, scale);
}

function paintGround(context: CanvasRenderingContext2D, { page, theme, resources, scale }: Scene): void {
  paintCanvas(context, groundOps(page, theme), resources.image, scale);
}

function onCanvas(
  canvas: HTMLCanvasElement,
  scale: number,
  paint: (context: CanvasRenderingContext2D) => void,
) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  paint(context);
}

export function paintPage(canvas: HTMLCanvasElement, scene: Scene): void {
  sizeCanvas(canvas, scene.page, scene.scale);
  onCanvas(canvas, scene.scale, (context) => {
    paintGround(context, scene);
    paintLayers(context, scene.page.layers, scene);
  });
}

/** For the time of one drag: paints only what moves, between two pictures of what does not. */
export function dragPainter(canvas: HTMLCanvasElement, scene: Scene, moving: ReadonlySet<string>) {
  const { layers } = scene.page;
  const first = layers.findIndex(({ id }) => moving.has(id));
  const last = layers.findLastIndex(({ id }) => moving.has(id));
  const still = (paint: (context: CanvasRenderingContext2D) => void) => {
    const made = document.createElement('canvas');
    sizeCanvas(made, scene.page, scene.scale);
    onCanvas(made, scene.scale, paint);
    return made;
  };
  const below = still((context) => {
    paintGround(context, scene);
    paintLayers(context, layers.slice(0, Math.max(0, first)), scene);
  });
  const above =
    last >= 0 && last < layers.length - 1
      ? still((context) => paintLayers(context, layers.slice(last + 1), scene))
      : undefined;
  const between = first < 0 ? [] : layers.slice(first, last + 1);
  return (moved: ReadonlyMap<string, Layer>): void => {
    const context = canvas.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(below, 0, 0);
    context.scale(scene.scale, scene.scale);
    for (const layer of between) {
      const now = moved.get(layer.id) ?? layer;
      const isShifted = now.w === layer.w && now.h === layer.h && now.rotation === layer.rotation;
      context.save();
      // Letters need not be set again for a layer that only moves.
      if (isShifted) context.translate(now.x - layer.x, now.y - layer.y);
      paintLayers(context, [isShifted ? layer : now], scene);
      context.restore();
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (above) context.drawImage(above, 0, 0);
  };
}

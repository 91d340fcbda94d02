/** Which handles a selection has, how its pointer looks, and where its frame lies. */

import type { Layer } from '../document/layers.ts';
import { type Box, boundsOf, boxOf, HANDLES, type Handle } from './box.ts';

/** Pixels of the screen: what is smaller has no room for all handles. */
const SMALL = 44;

/** What is framed: one layer as it is turned, several by what lies round them. */
export const frameOf = (layers: readonly Layer[]): Box | undefined => {
  const bounds = boundsOf(layers);
  return layers.length === 1 ? layers[0] : bounds && boxOf(bounds);
};

export function handlesOf(layers: readonly Layer[], zoom: number): (Handle & { cursor: string })[] {
  const box = frameOf(layers);
  if (!box || layers.every((one) => one.isLocked)) return [];
  const small = Math.min(box.w, box.h) * zoom < SMALL;
  return HANDLES.filter((handle) => isOffered(handle, layers, small)).map((handle) => ({
    ...handle,
    cursor: cursorOf(handle, box.rotation),
  }));
}

/** Several are resized by their corners. */
function isOffered({ x, y }: Handle, layers: readonly Layer[], small: boolean): boolean {
  const isCorner = x !== 0 && y !== 0;
  if (layers.length > 1) return isCorner;
  const type = layers[0]!.type;
  if (type === 'icon' || type === 'qr') return isCorner;
  if (type === 'line') return y === 0;
  if (type === 'text') return isCorner || y === 0;
  return isCorner || !small;
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

function cursorOf({ x, y }: Handle, rotation: number): string {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI + rotation;
  return CURSORS[((Math.round(degrees / 45) % 4) + 4) % 4]!;
}

/** On the screen. */
export const placeOf = (box: Box, zoom: number) => ({
  left: box.x * zoom,
  top: box.y * zoom,
  width: box.w * zoom,
  height: box.h * zoom,
  rotate: `${box.rotation}deg`,
});

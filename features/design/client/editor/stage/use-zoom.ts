/** How large the page is shown: as it fits, or as the person chose; wheel and pinch zoom around the pointer. */

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Page } from '#engine/page/document/document.ts';

export const ZOOM = { least: 0.05, max: 8 } as const;
/** The most room around the page, in pixels of the screen. */
const MARGIN = 32;

export const clampZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.least, zoom));

export interface Zoom {
  /** Pixels of the screen to each of the page. */
  zoom: number;
  isFitted: boolean;
  /** Room around the page, in pixels of the screen. */
  margin: number;
  fit: () => void;
  /** `at`: the point of the screen that stays where it is; the middle when absent. */
  zoomTo: (zoom: number, at?: { x: number; y: number }) => void;
}

export function useZoom(area: RefObject<HTMLElement | null>, { width, height }: Page): Zoom {
  const [room, setRoom] = useState({ width: 800, height: 600 });
  const [chosen, setChosen] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  const margin = Math.min(MARGIN, room.width * 0.04);
  const fitted = clampZoom(Math.min((room.width - 2 * margin) / width, (room.height - 2 * margin) / height));
  const zoom = chosen ?? fitted;

  /** Where the view has to go once the page has its new size. */
  const keep = useRef<{ x: number; y: number; fx: number; fy: number } | null>(null);
  const zoomTo = useCallback(
    (next: number, at?: { x: number; y: number }) => {
      const element = area.current;
      const sheet = element?.querySelector<HTMLElement>('[data-sheet]');
      if (element && sheet) {
        const view = element.getBoundingClientRect();
        const point = at ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
        const box = sheet.getBoundingClientRect();
        keep.current = {
          ...point,
          fx: (point.x - box.left) / Math.max(1, box.width),
          fy: (point.y - box.top) / Math.max(1, box.height),
        };
      }
      setChosen(clampZoom(next));
    },
    [area],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the zoom
  useLayoutEffect(() => {
    const element = area.current;
    const sheet = element?.querySelector<HTMLElement>('[data-sheet]');
    const held = keep.current;
    keep.current = null;
    if (!element || !sheet || !held) return;
    const box = sheet.getBoundingClientRect();
    element.scrollLeft += box.left + held.fx * box.width - held.x;
    element.scrollTop += box.top + held.fy * box.height - held.y;
  }, [zoom]);

  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(latest.current * Math.exp(-event.deltaY * 0.002), { x: event.clientX, y: event.clientY });
    };
    // React's own listener may not keep the browser from zooming the whole page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [area, zoomTo]);

  return { zoom, margin, isFitted: chosen === null, fit: () => setChosen(null), zoomTo };
}

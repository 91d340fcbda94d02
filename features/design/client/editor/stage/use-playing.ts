/** Plays the motion of a page on the stage, with the drawing that makes its film. */

import { type RefObject, useEffect, useRef } from 'react';
import type { DesignDocument, Page } from '#engine/page/document/document.ts';
import { drawMoving, secondsOf } from '#engine/page/motion/draw-moving.ts';
import type { BrowserResources } from '../../use-resources.ts';

export interface Playing {
  document: DesignDocument;
  page: Page;
  resources: BrowserResources;
  scale: number;
}

/** Until its end, when `onEnd` is called; the page is painted still again by whoever shows it. */
export function usePlaying(
  canvas: RefObject<HTMLCanvasElement | null>,
  playing: Playing | null,
  onEnd: () => void,
): void {
  const latest = useRef({ playing, onEnd });
  latest.current = { playing, onEnd };
  const isPlaying = playing !== null;
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    let began: number | undefined;
    const draw = (now: number) => {
      const { playing: what, onEnd: end } = latest.current;
      const context = canvas.current?.getContext('2d');
      began ??= now;
      const time = (now - began) / 1000;
      if (!what || !context || time >= secondsOf(what.page)) return end();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      drawMoving(context, what.document, what.page, what.resources, { scale: what.scale, time });
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, canvas]);
}

/** A small picture of each scene, as the film draws it but without words, which stand beside it: once for each look, one at a time. */

import { useEffect, useMemo, useState } from 'react';
import type { VideoData } from '../../contract.ts';
import { drawFrame } from '../../scene/draw-frame.ts';
import type { SceneCut } from '../../scene/storyboard.ts';
import { type LiveFilm, previewSize } from '../preview/use-film.ts';
import { lengthOf } from './scene-names.ts';

/** Pixels of the shorter side: sharp at twice the size of the strip. */
const SIDE = 144;
const MAX_KEPT = 600;
const kept = new Map<string, string>();

/** Everything that a scene looks different by; where it stands in time is not among it. */
function keyOf({ data, board, stills }: LiveFilm, scene: SceneCut): string {
  const { style, brand, format } = data;
  const { kind, media, turn } = scene;
  const picture = media === undefined ? undefined : stills[media]?.key;
  return JSON.stringify([board.template, style, brand, format, kind, turn, picture]);
}

/** Of a clip, the still that was taken of it. */
const posterOf = ({ uploadedFiles }: VideoData, key: string | undefined): string | undefined =>
  uploadedFiles.find((one) => `file:${one.id}` === key)?.posterUrl;

/** An address for each scene of the board; undefined until it is drawn. */
export function useThumbnails(film: LiveFilm): readonly (string | undefined)[] {
  const [drawn, setDrawn] = useState(0);
  const keys = useMemo(() => film.board.scenes.map((scene) => keyOf(film, scene)), [film]);
  const wanted = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say all that can be seen
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let timer = 0;
    const next = () => {
      const index = keys.findIndex((key) => !kept.has(key));
      if (index < 0) return;
      kept.set(keys[index]!, draw(canvas, film, film.board.scenes[index]!));
      for (const old of kept.keys()) {
        if (kept.size <= MAX_KEPT) break;
        kept.delete(old);
      }
      setDrawn((count) => count + 1);
      timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next, 60);
    return () => window.clearTimeout(timer);
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept grows with each that is drawn
  return useMemo(
    () =>
      keys.map((key, i) => {
        const { media } = film.board.scenes[i]!;
        const still = media === undefined ? undefined : film.stills[media];
        return (still?.video && posterOf(film.data, still.key)) || kept.get(key);
      }),
    [wanted, drawn],
  );
}

function draw(canvas: HTMLCanvasElement, film: LiveFilm, scene: SceneCut): string {
  const { width, height } = previewSize(film.data);
  const fit = SIDE / Math.min(width, height);
  const frame = { width: Math.round(width * fit), height: Math.round(height * fit) };
  Object.assign(canvas, frame);
  const context = canvas.getContext('2d');
  if (!context) return '';
  const data = { ...film.data, textOverlay: '', watermark: null };
  const alone = { ...scene, headline: '', text: '' };
  const board = { ...film.board, scenes: [alone] };
  const at = scene.start + lengthOf(scene) * 0.7;
  drawFrame(context, frame, { ...film, data, board, captions: [], logo: undefined }, at);
  return canvas.toDataURL('image/webp', 0.8);
}

/** The page of the scene that is shown, with its handles where the preview lies. */

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Page } from '#engine/page/document/document.ts';
import { Button } from '#ui/form/button.tsx';
import type { LayerPlace } from '../../contract.ts';
import { scenePageOf } from '../../scene/draw-frame.ts';
import { PageHandles, type PageHandlesProps } from './page-handles.tsx';
import { type LiveFilm, previewSize } from './use-film.ts';

export interface MoveOnPageProps extends Pick<PageHandlesProps, 'onLive' | 'onChange' | 'onDone'> {
  canvas: RefObject<HTMLCanvasElement | null>;
  film: LiveFilm;
  /** Its place among the scenes. */
  scene: number;
}

const NOTHING: readonly LayerPlace[] = [];

export function MoveOnPage({ canvas, film, scene: index, ...doing }: MoveOnPageProps) {
  const scene = film.board.scenes[index]!;
  const places = scene.places ?? NOTHING;
  const [page, setPage] = useState<Page>();
  const box = useBox(canvas);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    setPage(scenePageOf(context, previewSize(film.data), film, scene).page);
  }, [canvas, film, scene]);
  if (!page || !box) return null;
  return (
    <>
      <PageHandles key={index} page={page} places={places} box={box} {...doing} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-muted-foreground text-sm">
        <p>{t('Drag words and pictures. They stay where you put them when the text changes.')}</p>
        <div className="flex gap-2">
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={places.length === 0}
            onClick={() => doing.onChange([])}
          >
            {t('Put everything back')}
          </Button>
          <Button type="button" size="sm" onClick={doing.onDone}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Where the preview lies in what is round it; it changes with the window. */
function useBox(canvas: RefObject<HTMLCanvasElement | null>) {
  const [box, setBox] = useState<PageHandlesProps['box']>();
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const measure = () => {
      const {
        offsetLeft: left,
        offsetTop: top,
        clientWidth: width,
        clientHeight: height,
        clientLeft,
      } = element;
      setBox({ left: left + clientLeft, top: top + clientLeft, width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.offsetParent) observer.observe(element.offsetParent);
    return () => observer.disconnect();
  }, [canvas]);
  return box;
}

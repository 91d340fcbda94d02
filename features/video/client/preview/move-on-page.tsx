/** The page of the scene that is shown, with its handles where the preview lies. */

import { Plus, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Size } from '#engine/motion/canvas.ts';
import type { Page } from '#engine/page/document/document.ts';
import { type Layer, textLayerSchema } from '#engine/page/document/layers.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import type { LayerPlace, VideoData } from '../../contract.ts';
import { pageIn } from '../../scene/draw-frame.ts';
import { placeForWords, withoutLayer } from '../../scene/pages/moved-layers.ts';
import type { Rect } from '../../scene/parts/rect.ts';
import { type Furniture, furnish } from '../../scene/places.ts';
import { OVER, PageHandles, type PageHandlesProps } from './page-handles.tsx';
import { type LiveFilm, previewSize } from './use-film.ts';

export interface MoveOnPageProps extends Pick<PageHandlesProps, 'onLive' | 'onChange' | 'onDone'> {
  /** Called while the logo or the captions of all scenes are moved. */
  onOver: (at: VideoData['overAt']) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
  film: LiveFilm;
  /** Its place among the scenes. */
  scene: number;
}

const NOTHING: readonly LayerPlace[] = [];

/** The logo and the captions as things with handles, in pixels of the page. */
function overOf(page: Page, frame: Size, { logo, captions }: Furniture, isEnd: boolean): Layer[] {
  const scale = page.width / frame.width;
  const made = (id: string, text: string, { x, y, width, height }: Rect): Layer =>
    textLayerSchema.parse({
      id,
      type: 'text',
      text,
      size: 10,
      x: x * scale,
      y: y * scale,
      w: width * scale,
      h: height * scale,
    });
  return [
    ...(logo && !isEnd ? [made(OVER.logo, t('Logo'), logo)] : []),
    ...(captions ? [made(OVER.captions, t('Captions'), captions)] : []),
  ];
}

export function MoveOnPage({ canvas, film, scene: index, onOver, ...doing }: MoveOnPageProps) {
  const scene = film.board.scenes[index]!;
  const places = scene.places ?? NOTHING;
  const [page, setPage] = useState<Page>();
  const [over, setOver] = useState<Layer[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const box = useBox(canvas);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const frame = previewSize(film.data);
    const furniture = furnish(context, frame, film);
    const { page: made } = pageIn(frame, film, scene, furniture).page;
    setPage(made);
    setOver(overOf(made, frame, furniture, scene.kind === 'end'));
  }, [canvas, film, scene]);
  if (!page || !box) return null;
  const layer = page.layers.find(({ id }) => id === chosen);
  const add = () => {
    const text = words.trim();
    if (!text) return;
    const place = placeForWords(text, places);
    doing.onChange([...places, place]);
    setChosen(place.layer);
    setWords('');
  };
  const still = scene.media === undefined ? undefined : film.stills[scene.media];
  const { overAt } = film.data;
  const moveOver = ({ id, x, y, w, h }: Layer) => {
    const middle = {
      x: Math.min(1, Math.max(0, (x + w / 2) / page.width)),
      y: Math.min(1, Math.max(0, (y + h / 2) / page.height)),
    };
    const width = Math.min(0.9, Math.max(0.04, w / page.width));
    onOver(
      id === OVER.logo
        ? { ...overAt, logo: { ...middle, w: width } }
        : { ...overAt, captions: { y: middle.y } },
    );
  };
  return (
    <>
      <PageHandles
        key={index}
        page={page}
        places={places}
        ratio={still && !still.video ? still.width / still.height : undefined}
        over={over}
        chosen={chosen}
        onChoose={setChosen}
        box={box}
        onOver={moveOver}
        {...doing}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-muted-foreground text-sm">
        <p>{t('Drag words and pictures. They stay where you put them when the text changes.')}</p>
        <div className="flex flex-wrap gap-2">
          <Input
            aria-label={t('Your own words')}
            placeholder={t('Your own words')}
            value={words}
            maxLength={200}
            className="h-8 w-40"
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button type="button" size="sm" variant="outline" disabled={!words.trim()} onClick={add}>
            <Plus /> {t('Add text')}
          </Button>
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={!layer}
            onClick={() => {
              if (layer) doing.onChange(withoutLayer(layer, page, places));
              setChosen(null);
            }}
          >
            <Trash2 /> {t('Remove')}
          </Button>
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={places.length === 0 && !overAt.logo && !overAt.captions}
            onClick={() => {
              if (places.length > 0) doing.onChange([]);
              onOver({ logo: null, captions: null });
            }}
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

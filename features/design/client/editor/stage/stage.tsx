/** The page in the middle: drawn by the one drawing, touched through a layer of handles above it. */

import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import type { Layer, TextLayer } from '#engine/page/document/layers.ts';
import { layOutText } from '#engine/page/draw/text/lay-out.ts';
import { boundsOf, overlaps, type Point } from '#engine/page/edit/box.ts';
import { type Gesture, type Gestured, gestured, layerAt, targetsOf } from '#engine/page/edit/gestures.ts';
import { placeOf } from '#engine/page/edit/handles.ts';
import type { Guide } from '#engine/page/edit/snap.ts';
import type { BrowserResources } from '../../use-resources.ts';
import { changeLayers, withGroups } from '../edits/layer-edits.ts';
import type { Editor } from '../state/use-editor.ts';
import { PageMarks } from './page-marks.tsx';
import { dragPainter, paintPage, scaleFor } from './painter.ts';
import { SelectionFrame } from './selection-frame.tsx';
import { TextBox } from './text-box.tsx';
import { usePlaying } from './use-playing.ts';
import { clampZoom, type Zoom } from './use-zoom.ts';

export interface StageProps {
  editor: Editor;
  resources: BrowserResources;
  area: RefObject<HTMLDivElement | null>;
  view: Zoom;
  /** The text layer that is being written in. */
  writing: string | null;
  onWrite: (id: string | null) => void;
  /** Its motion is being shown. */
  isPlaying: boolean;
  onPlayed: () => void;
  /** The lines of the printer. */
  showsLines: boolean;
}

/** Pixels of the screen. */
const CATCH = 6;
const SLACK = 6;
/** A finger or a hand trembles this much without meaning to drag. */
const STILL = 3;

/** What a pointer is doing now, apart from pinching. */
type Doing =
  | {
      kind: 'layers';
      gesture: Gesture;
      start: Parameters<typeof gestured>[1];
      paint: (moved: ReadonlyMap<string, Layer>) => void;
      moved: boolean;
      result: Gestured | null;
    }
  | { kind: 'marquee'; from: Point; before: ReadonlySet<string> }
  | { kind: 'pan'; x: number; y: number };

export function Stage(props: StageProps) {
  const { editor, resources, area, view, writing, onWrite, isPlaying, onPlayed } = props;
  const { page, selection, selected, document: design } = editor;
  const { zoom } = view;
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const doing = useRef<Doing | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  const [live, setLive] = useState<Gestured | null>(null);
  const [marquee, setMarquee] = useState<{ a: Point; b: Point } | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const scale = scaleFor(page, zoom);
  const scene = { page, theme: design.theme, resources, scale };
  const shown =
    writing === null
      ? page
      : {
          ...page,
          layers: page.layers.map((one) => (one.id === writing ? { ...one, isHidden: true } : one)),
        };

  usePlaying(canvas, isPlaying ? { document: design, page, resources, scale } : null, onPlayed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the drawing is made of
  useLayoutEffect(() => {
    if (isPlaying || !canvas.current || doing.current?.kind === 'layers') return;
    paintPage(canvas.current, { ...scene, page: shown });
  }, [page, design.theme, resources, scale, writing, isPlaying]);

  const toPage = (event: { clientX: number; clientY: number }): Point => {
    const box = sheet.current!.getBoundingClientRect();
    return { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  };

  const begin = (gesture: Gesture, event: PointerEvent, chosen = selection) => {
    const layers = page.layers.filter((one) => chosen.has(one.id) && !one.isLocked);
    if (layers.length === 0 || !canvas.current) return;
    event.preventDefault();
    sheet.current?.setPointerCapture(event.pointerId);
    const moving = new Set(layers.map(({ id }) => id));
    doing.current = {
      kind: 'layers',
      gesture,
      start: { layers, targets: targetsOf(page, moving), at: toPage(event), reach: CATCH / zoom },
      paint: dragPainter(canvas.current, scene, moving),
      moved: false,
      result: null,
    };
  };

  const onPointerDown = (event: PointerEvent) => {
    if (isPlaying) onPlayed();
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 2) {
      cancel();
      const [a, b] = [...pointers.current.values()] as [Point, Point];
      pinch.current = { distance: Math.hypot(a.x - b.x, a.y - b.y), zoom };
      return;
    }
    if (event.button === 1) {
      doing.current = { kind: 'pan', x: event.clientX, y: event.clientY };
      sheet.current?.setPointerCapture(event.pointerId);
      return;
    }
    if (event.button !== 0) return;
    const at = toPage(event);
    const hit = layerAt(page, at, SLACK / zoom);
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!hit) {
      if (!isMore) editor.select([]);
      sheet.current?.setPointerCapture(event.pointerId);
      doing.current =
        event.pointerType === 'touch'
          ? { kind: 'pan', x: event.clientX, y: event.clientY }
          : { kind: 'marquee', from: at, before: isMore ? selection : new Set() };
      return;
    }
    if (isMore) {
      const group = withGroups(page, [hit.id]);
      const rest = [...selection].filter((id) => !group.has(id));
      editor.select(selection.has(hit.id) ? rest : [...selection, ...group]);
      return;
    }
    const chosen = selection.has(hit.id) ? selection : withGroups(page, [hit.id]);
    if (!selection.has(hit.id)) editor.select(chosen);
    begin({ kind: 'move' }, event, chosen);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (pointers.current.has(event.pointerId))
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinch.current && pointers.current.size === 2) {
      const [a, b] = [...pointers.current.values()] as [Point, Point];
      const grow = Math.hypot(a.x - b.x, a.y - b.y) / Math.max(1, pinch.current.distance);
      view.zoomTo(clampZoom(pinch.current.zoom * grow), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      return;
    }
    const now = doing.current;
    if (!now) {
      if (event.pointerType === 'mouse') setHovered(layerAt(page, toPage(event), SLACK / zoom)?.id ?? null);
      return;
    }
    if (now.kind === 'pan') {
      area.current?.scrollBy(now.x - event.clientX, now.y - event.clientY);
      doing.current = { kind: 'pan', x: event.clientX, y: event.clientY };
      return;
    }
    const at = toPage(event);
    if (now.kind === 'marquee') {
      setMarquee({ a: now.from, b: at });
      const [left, right] = [Math.min(now.from.x, at.x), Math.max(now.from.x, at.x)];
      const [top, bottom] = [Math.min(now.from.y, at.y), Math.max(now.from.y, at.y)];
      const within = page.layers
        .filter(
          (one) => !one.isLocked && !one.isHidden && overlaps({ left, top, right, bottom }, boundsOf([one])!),
        )
        // A picture that fills the page is not meant when something on it is framed.
        .filter(
          (one) => !(one.x <= left && one.y <= top && one.x + one.w >= right && one.y + one.h >= bottom),
        );
      editor.select([...now.before, ...within.map(({ id }) => id)]);
      return;
    }
    const far = Math.hypot(at.x - now.start.at.x, at.y - now.start.at.y) * zoom;
    if (!now.moved && far < STILL) return;
    now.moved = true;
    now.result = gestured(now.gesture, now.start, at, {
      shift: event.shiftKey,
      alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey,
    });
    now.paint(now.result.layers);
    setLive(now.result);
  };

  const cancel = () => {
    const now = doing.current;
    doing.current = null;
    setLive(null);
    setMarquee(null);
    if (now?.kind === 'layers' && canvas.current) paintPage(canvas.current, scene);
  };

  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size < 2) pinch.current = null;
    const now = doing.current;
    const result = now?.kind === 'layers' && now.moved ? now.result : null;
    doing.current = null;
    setLive(null);
    setMarquee(null);
    if (!result) return;
    const settle = now?.kind === 'layers' && now.gesture.kind === 'resize';
    const settled = new Map(
      [...result.layers].map(([id, one]) => [id, settle ? withOwnHeight(one, design.theme, resources) : one]),
    );
    editor.changePage((before) =>
      changeLayers(before, new Set(settled.keys()), (one) => settled.get(one.id) ?? one),
    );
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && doing.current) cancel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const liveOnes = selected.map((one) => live?.layers.get(one.id) ?? one);
  const written = writing === null ? undefined : page.layers.find((one) => one.id === writing);
  const hover =
    hovered && !selection.has(hovered) ? page.layers.find((one) => one.id === hovered) : undefined;
  return (
    <div className="grid min-h-full min-w-full w-max place-items-center" style={{ padding: view.margin }}>
      <div
        ref={sheet}
        data-sheet
        role="application"
        aria-label={t(
          'Page {0}, {1} layers. Use the list of layers to select by keyboard.',
          editor.pageIndex + 1,
          page.layers.length,
        )}
        className="relative touch-none select-none bg-white shadow-lift"
        style={{ width: page.width * zoom, height: page.height * zoom }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={(event) => {
          pointers.current.delete(event.pointerId);
          pinch.current = null;
          cancel();
        }}
        onPointerLeave={() => setHovered(null)}
        onDoubleClick={(event) => {
          const hit = layerAt(page, toPage(event), SLACK / zoom);
          if (hit?.type === 'text') {
            editor.select([hit.id]);
            onWrite(hit.id);
          }
        }}
      >
        <canvas ref={canvas} className="size-full" />
        {!isPlaying && (
          <PageMarks
            page={page}
            format={design.format}
            resources={resources}
            zoom={zoom}
            showsLines={props.showsLines}
          />
        )}
        {hover && !live && !marquee && !isPlaying && <Outline layer={hover} zoom={zoom} />}
        {liveOnes.length > 1 && liveOnes.map((one) => <Outline key={one.id} layer={one} zoom={zoom} />)}
        {written?.type === 'text' ? (
          <TextBox
            layer={written}
            theme={design.theme}
            zoom={zoom}
            size={layOutText(written, design.theme, resources.faces).size}
            onChange={(text) =>
              editor.changeSelected(
                (one) =>
                  one.type === 'text' ? withOwnHeight(retyped(one, text), design.theme, resources) : one,
                t('text {0}', written.id),
                new Set([written.id]),
              )
            }
            onDone={() => onWrite(null)}
          />
        ) : (
          liveOnes.length > 0 &&
          !isPlaying && <SelectionFrame layers={liveOnes} zoom={zoom} onBegin={begin} />
        )}
        {live?.guides.map((guide) => (
          <GuideLine key={`${guide.axis}${guide.at}`} guide={guide} zoom={zoom} />
        ))}
        {marquee && (
          <div
            className="pointer-events-none absolute border border-primary bg-primary/10"
            style={{
              left: Math.min(marquee.a.x, marquee.b.x) * zoom,
              top: Math.min(marquee.a.y, marquee.b.y) * zoom,
              width: Math.abs(marquee.a.x - marquee.b.x) * zoom,
              height: Math.abs(marquee.a.y - marquee.b.y) * zoom,
            }}
          />
        )}
        {live?.label && (
          <div className="-top-8 pointer-events-none absolute left-0 rounded-md bg-foreground px-2 py-0.5 text-background text-xs tabular-nums">
            {live.label}
          </div>
        )}
      </div>
    </div>
  );
}

/** Other words; styles of parts that are gone go with them. */
const retyped = (layer: TextLayer, text: string): TextLayer => ({
  ...layer,
  text,
  spans: layer.spans.filter(({ to }) => to <= text.length),
});

/** Text that is not fitted to its box has a box as high as its lines. */
export function withOwnHeight(
  layer: Layer,
  theme: Editor['document']['theme'],
  resources: BrowserResources,
): Layer {
  if (layer.type !== 'text' || layer.fit !== 'none' || layer.curve !== 0) return layer;
  const { height } = layOutText(layer as TextLayer, theme, resources.faces);
  return { ...layer, h: Math.max(layer.size * 0.5, Math.ceil(height)) };
}

function Outline({ layer, zoom }: { layer: Layer; zoom: number }) {
  return (
    <div className="pointer-events-none absolute border border-primary/70" style={placeOf(layer, zoom)} />
  );
}

function GuideLine({ guide: { axis, at, from, to }, zoom }: { guide: Guide; zoom: number }) {
  const place =
    axis === 'x'
      ? { left: at * zoom, top: from * zoom, height: (to - from) * zoom, width: 1 }
      : { top: at * zoom, left: from * zoom, width: (to - from) * zoom, height: 1 };
  return <div className="pointer-events-none absolute bg-fuchsia-500" style={place} />;
}

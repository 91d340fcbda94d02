/** The presenter in the preview: drawn by a worker as fast as it can, always the moment that is looked at now. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { measureRecording } from '../../calls/recording-calls.ts';
import type { Presented, VideoData } from '../../contract.ts';
import type { Figures } from '../../scene/presenter/draw-presenter.ts';
import { mouthsOf } from '../../scene/presenter/mouths.ts';
import { type PresentedFilm, presenterAt, presenterLook } from '../../scene/presenter/presenter-pose.ts';
import { shotOf } from '../../scene/presenter/rooms.ts';
import type { PresenterMessage, PresenterReply } from './presenter.worker.ts';
import { type LiveFilm, previewSize } from './use-film.ts';

/** Pixels of the figure for each of the preview: it has to be quick. */
const FINENESS: Record<Presented, number> = { full: 0.55, corner: 0.8 };

interface Wish {
  /** All that can be seen. */
  key: string;
  /** Who it is. */
  who: string;
  ways: readonly Presented[];
  message: PresenterMessage;
}

/** What is to be drawn for a moment; undefined where nobody is seen. */
function wishAt(film: PresentedFilm, seconds: number): Wish | undefined {
  const { presenter } = film.data;
  const now = presenterAt(film, seconds);
  if (!presenter || !now) return undefined;
  const frame = previewSize(film.data);
  const shots = now.ways.map((way) => {
    const { room, framing, yaw } = shotOf(frame, presenter, way);
    const [width, height] = [room.width, room.height].map((side) => Math.round(side * FINENESS[way]));
    return { width: width!, height: height!, framing, yaw, pose: now.pose };
  });
  const look = { ...presenterLook(presenter), quality: 'low' as const };
  const message = { look, shots };
  return { key: JSON.stringify(message), who: JSON.stringify(look), ways: now.ways, message };
}

/** One moment at a time, and then the newest: nothing piles up. */
function createDrawer(onDrawn: (wish: Wish, figures: Figures) => void) {
  let worker: Worker | undefined;
  let wanted: Wish | undefined;
  let busy: Wish | undefined;
  let done: string | undefined;
  function next(): void {
    if (!wanted || busy || wanted.key === done) return;
    worker ??= start();
    busy = wanted;
    worker.postMessage(busy.message);
  }
  function start(): Worker {
    const made = new Worker(new URL('./presenter.worker.ts', import.meta.url), { type: 'module' });
    made.onmessage = ({ data: { pictures = [] } }: MessageEvent<PresenterReply>) => {
      const drawn = busy!;
      busy = undefined;
      done = drawn.key;
      onDrawn(drawn, figuresOf(drawn, pictures));
      next();
    };
    return made;
  }
  return {
    draw(wish: Wish | undefined) {
      wanted = wish;
      next();
    },
    close: () => worker?.terminate(),
  };
}

const SHUT: readonly MouthCue[] = [];

/** Of a recorded voice-over; a mouth that nobody sees is not asked for. */
function useRecordedMouth({ voiceOver, presenter }: VideoData): readonly MouthCue[] | undefined {
  const { id = '', isClean = true } = voiceOver ?? {};
  const { data } = useQuery({
    queryKey: ['recorded-mouth', id, isClean],
    enabled: voiceOver !== null && presenter !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      callApi(measureRecording, { params: { id }, query: { clean: isClean ? 'true' : 'false' } }),
  });
  return voiceOver ? (data?.mouth ?? SHUT) : undefined;
}

/** `isReady`: false while somebody is awaited who has not been drawn yet. */
export function usePresenter(film: LiveFilm, seconds: number): { figures: Figures; isReady: boolean } {
  const [drawn, setDrawn] = useState({ who: '', figures: NOBODY });
  const drawer = useRef<ReturnType<typeof createDrawer>>(undefined);
  const { data, board, voices } = film;
  const recording = useRecordedMouth(data);
  const mouths = useMemo(() => {
    const lines = voices.map(({ seconds: length, mouth, url }) =>
      data.narration.isOn && url && mouth ? { seconds: length, cues: mouth } : null,
    );
    return mouthsOf(board, { lines, recording });
  }, [board, voices, data.narration.isOn, recording]);
  const wish = wishAt({ data, board, mouths }, seconds);
  useEffect(() => {
    const made = createDrawer(({ who }, figures) =>
      // What is seen in another way keeps its last picture until it is drawn anew.
      setDrawn((last) => ({ who, figures: last.who === who ? { ...last.figures, ...figures } : figures })),
    );
    drawer.current = made;
    return made.close;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that can be seen
  useEffect(() => drawer.current?.draw(wish), [wish?.key]);
  const isReady = !wish || wish.who === drawn.who;
  return { figures: isReady ? drawn.figures : NOBODY, isReady };
}

const NOBODY: Figures = {};

function figuresOf({ ways, message }: Wish, pictures: readonly Uint8ClampedArray<ArrayBuffer>[]): Figures {
  const figures: Figures = {};
  for (const [i, rgba] of pictures.entries()) {
    const { width, height } = message.shots[i]!;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
    figures[ways[i]!] = { image: canvas, width, height, part: { x: 0, y: 0, width: 1, height: 1 } };
  }
  return figures;
}

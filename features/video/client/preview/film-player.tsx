/** The live preview: plays the film on a canvas with the very code the exporter draws with; the overlay can be moved. */

import { Move, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '#common/texts.ts';
import { showClock } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { tx } from '#ui/rich-text.ts';
import type { LayerPlace, VideoData } from '../../contract.ts';
import { sceneAt } from '../../scene/change-at.ts';
import { drawFrame } from '../../scene/draw-frame.ts';
import { filmLength } from '../../script/film-length.ts';
import { useClipSound } from '../by-text/use-clip-sound.ts';
import { useFilmFonts } from './film-fonts.ts';
import { type Playhead, useIsPlaying, useSeconds } from './playhead.ts';
import { type LiveFilm, previewSize, syncClips } from './use-film.ts';
import { useFilmLetters } from './use-film-letters.ts';
import { useFilmSound } from './use-film-sound.ts';
import { usePresenter } from './use-presenter.ts';

export interface FilmPlayerProps {
  film: LiveFilm;
  playhead: Playhead;
  /** How tall the picture may become. */
  className?: string;
  /** Called while the overlay is dragged or moved by keys. */
  onMoveOverlay?: (at: VideoData['overlayAt']) => void;
  /** Called while the logo or the captions of all scenes are moved. */
  onOver?: (at: VideoData['overAt']) => void;
  /** Called when something on the page of a scene was moved; absent where nothing can be. */
  onPlaces?: ((scene: number, places: LayerPlace[]) => void) | undefined;
}

/** Fetched when somebody first moves something. */
const MoveOnPage = lazy(async () => ({ default: (await import('./move-on-page.tsx')).MoveOnPage }));

export function FilmPlayer({
  film: given,
  playhead,
  className,
  onMoveOverlay,
  onOver,
  onPlaces,
}: FilmPlayerProps) {
  const { data } = given;
  const [isMoving, setMoving] = useState(false);
  const [live, setLive] = useState<LayerPlace[] | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPlaying = useIsPlaying(playhead);
  const time = useSeconds(playhead);
  const [isHeard, setIsHeard] = useState(true);
  const font = useFilmFonts(data);
  const letters = useFilmLetters(given.board);
  const { duration } = given.board;
  const at = Math.min(time, duration - 0.01);
  const index = sceneAt(given.board, at);
  const scene = given.board.scenes[index]!;
  const film = useMemo(() => {
    if (!live) return given;
    const scenes = given.board.scenes.with(index, { ...given.board.scenes[index]!, places: live });
    return { ...given, board: { ...given.board, scenes } };
  }, [given, live, index]);
  const { width, height } = previewSize(data);
  const { figures, isReady } = usePresenter(given, at);
  const sound = useFilmSound(given, { seconds: at, isPlaying, isHeard });
  useClipSound(given, { seconds: at, isPlaying, isHeard });
  const hasSound =
    data.music !== 'none' ||
    data.ownMusic !== null ||
    data.narration.isOn ||
    data.voiceOver !== null ||
    film.stills.some((one) => one.video);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a face that has come is drawn with at once
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    syncClips(film, at, isPlaying, isHeard);
    if (context) drawFrame(context, { width, height }, { ...film, figures, letters }, at);
  }, [film, at, isPlaying, isHeard, width, height, font, figures, letters]);
  useEffect(() => {
    // A clip that has been sought shows its picture a little later.
    const redraw = () => {
      const context = canvas.current?.getContext('2d');
      if (context) drawFrame(context, { width, height }, { ...film, figures, letters }, at);
    };
    const videos = film.stills.flatMap(({ video }) => video ?? []);
    for (const video of videos) video.addEventListener('seeked', redraw);
    return () => {
      for (const video of videos) video.removeEventListener('seeked', redraw);
    };
  }, [film, at, width, height, figures, letters]);
  useEffect(
    () => () => {
      for (const { video } of film.stills) video?.pause();
    },
    [film.stills],
  );
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    let last = performance.now();
    const step = (now: number) => {
      const passed = (now - last) / 1000;
      last = now;
      const next = playhead.seconds() + passed;
      if (next >= duration) playhead.play(false);
      playhead.seek(next < duration ? next : 0);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, duration, playhead]);
  useEffect(() => () => playhead.play(false), [playhead]);

  const isAtRest = isMoving && !isPlaying && onPlaces !== undefined;
  const canMove = !isAtRest && onMoveOverlay !== undefined && data.textOverlay.trim() !== '';
  const move = (x: number, y: number) =>
    onMoveOverlay?.({ x: Math.max(0.08, Math.min(0.92, x)), y: Math.max(0.06, Math.min(0.94, y)) });
  const onPointer = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!canMove || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    move((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !canMove) return;
    event.preventDefault();
    move(data.overlayAt.x + step[0], data.overlayAt.y + step[1]);
  };

  return (
    <div className="relative grid grid-cols-1 gap-3">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        tabIndex={canMove ? 0 : -1}
        role="img"
        aria-label={canMove ? t('Video preview. Arrow keys move the text overlay.') : t('Video preview')}
        style={{ aspectRatio: `${width} / ${height}` }}
        className={cn(
          'focus-ring mx-auto max-w-full rounded-xl border bg-muted shadow-soft',
          canMove && 'touch-none',
          className,
        )}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      />
      {isAtRest && (
        <Suspense>
          <MoveOnPage
            canvas={canvas}
            film={film}
            scene={index}
            onLive={setLive}
            onChange={(places) => onPlaces(index, places)}
            onOver={(at) => onOver?.(at)}
            onDone={() => setMoving(false)}
          />
        </Suspense>
      )}
      {!isReady && (
        <p role="status" className="text-muted-foreground text-sm">
          {tx('Getting {0} ready…', data.presenter?.name)}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button
          type="button"
          size="icon"
          variant="outline"
          aria-label={isPlaying ? t('Pause') : t('Play')}
          onClick={() => playhead.play(!isPlaying)}
        >
          {isPlaying ? <Pause /> : <Play />}
        </Button>
        <Slider
          aria-label={t('Position')}
          min={0}
          max={duration}
          step={0.1}
          value={[at]}
          onValueChange={([next = 0]) => playhead.seek(next)}
        />
        <span className="shrink-0 text-muted-foreground text-sm tabular-nums">
          {showClock(at)} / {showClock(filmLength(film.board))}
        </span>
        {onPlaces && (
          <Button
            type="button"
            size="icon"
            variant={isAtRest ? 'default' : 'ghost'}
            aria-label={t('Move words and pictures')}
            title={t('Move words and pictures')}
            aria-pressed={isAtRest}
            onClick={() => {
              playhead.play(false);
              // By then everything has come in, and nothing goes yet.
              playhead.seek(scene.end - AT_REST);
              setMoving(!isAtRest);
            }}
          >
            <Move />
          </Button>
        )}
        {hasSound && (
          <Button
            type="button"
            size="icon"
            variant="ghost"
            aria-label={isHeard ? t('Mute') : t('Unmute')}
            pending={sound.isLoading}
            onClick={() => setIsHeard(!isHeard)}
          >
            {!sound.isLoading && (isHeard ? <Volume2 /> : <VolumeX />)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Seconds before the end of a scene. */
const AT_REST = 0.25;

/** How far each key moves the overlay, in shares of the frame. */
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

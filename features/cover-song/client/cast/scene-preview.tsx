/** What the chosen scene looks like, live: the performer in the place, its lights and its camera, as in the film. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { t } from '#common/texts.ts';
import type { Groove } from '#engine/character/motion/dance/groove.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useMedia } from '#platform/browser/use-media.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { type CoverProject, listSceneTemplates, type SongScene } from '../../contract.ts';
import {
  ASPECT_LABELS,
  CAMERA_ANGLE_LABELS,
  CLOTHING_STYLE_LABELS,
  FILM_SIZES,
  LIGHTING_LABELS,
  SCENE_TYPE_LABELS,
} from '../../enums.ts';
import { drawStage } from '../../scene/draw-stage.ts';
import { stageStyle } from '../../scene/performers.ts';
import { pulseAt } from '../../scene/pulse.ts';
import { SHOT_REASON_LABELS, shotAt, shotsOf } from '../../scene/shots.ts';
import { shapeOf } from '../../scene/song-shape.ts';
import { videoLength } from '../../scene-plan.ts';
import { clock } from '../clock.ts';
import type { CoverEditing } from '../use-cover.ts';
import { usePerformer } from './use-performer.ts';
import { farOf, usePicture } from './use-picture.ts';

export interface ScenePreviewProps {
  project: CoverProject;
  editing: CoverEditing;
  scene: SongScene;
}

/** Of the film's size; and pixels of the performer for each pixel of the preview. */
const SHARE = 1 / 3;
const FINENESS = 0.75;
/** Milliseconds between two pictures, at least. */
const PACE = 66;
/** Into the scene, for those who want no movement. */
const STILL = 0.6;

export function ScenePreview({ project, editing, scene }: ScenePreviewProps) {
  const { data: templates } = useQuery(apiQuery(listSceneTemplates));
  const template = templates?.find(
    (one) => one.category === scene.sceneType && one.lighting === scene.lighting,
  );
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { song, character, aspect } = project;
  const length = videoLength(project);
  const shape = useMemo(() => shapeOf(song, song?.trimStart ?? 0, length), [song, length]);
  const groove = useMemo(
    () =>
      ({
        ...shape,
        genre: song?.genre ?? 'pop',
        seed: song?.seed ?? 1,
        hands: 'free',
      }) as unknown as Groove,
    [shape, song?.genre, song?.seed],
  );
  const { draw, state } = usePerformer(project, editing, groove);
  const own = scene.sceneType === 'custom' ? scene.backgroundUrl : null;
  const isDrawn = scene.sceneType === 'concert' || scene.sceneType === 'studio';
  const picture = usePicture(own ?? (isDrawn ? null : (template?.backgroundUrl ?? null)));
  const blurred = useMemo(() => picture && farOf(picture), [picture]);
  const frame = useMemo(() => {
    const { width, height } = FILM_SIZES[aspect];
    return { width: width * SHARE, height: height * SHARE };
  }, [aspect]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { sceneType, lighting } = scene;
    const span = Math.max(1, scene.endTime - scene.startTime);
    const began = performance.now();
    let isFirst = true;
    const show = async (seconds: number) => {
      const shot = shotAt(scene, shape, seconds);
      const performer = await draw?.({ seconds, shot, lighting, frame, fineness: FINENESS });
      if (!isWanted) return;
      drawStage(context, frame, {
        place: { sceneType, lighting, picture, blurred },
        shot,
        pulse: pulseAt(shape, seconds),
        ...(performer && { performer }),
      });
    };
    const step = async () => {
      const now = performance.now();
      // Whatever nobody sees is not drawn.
      if (isFirst || (!document.hidden && isInView(canvas.current)))
        await show(scene.startTime + (((now - began) / 1000) % span));
      isFirst = false;
      if (isWanted) timer = setTimeout(step, Math.max(10, PACE - (performance.now() - now)));
    };
    void (isStill ? show(scene.startTime + STILL) : step());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [scene, picture, blurred, draw, isStill, frame, shape]);

  const shots = useMemo(() => shotsOf(scene, shape), [scene, shape]);
  const style = stageStyle(character);
  const words = [
    t(SCENE_TYPE_LABELS[scene.sceneType]),
    t('{0} camera', t(CAMERA_ANGLE_LABELS[scene.cameraAngle])),
    t('{0} light', t(LIGHTING_LABELS[scene.lighting])),
    style ? t('{0} clothes', t(CLOTHING_STYLE_LABELS[style])) : t('Their own clothes'),
    t(ASPECT_LABELS[aspect]),
  ].join(' · ');
  return (
    <figure className="grid grid-cols-1 content-start gap-2 rounded-2xl border bg-card p-3 shadow-soft">
      <div className="relative grid justify-items-center overflow-hidden rounded-xl bg-muted">
        <canvas
          ref={canvas}
          {...frame}
          role="img"
          aria-label={t('Scene preview: {0}', words)}
          data-performer={state}
          className="block max-h-96 max-w-full"
        />
        {state === 'waiting' && (
          <p
            role="status"
            className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-2 bg-black/60 p-2 text-white text-xs"
          >
            <Spinner className="size-4" /> {t('The performer is getting ready…')}
          </p>
        )}
        {state === 'failed' && (
          <p
            role="status"
            className="absolute inset-x-0 bottom-0 bg-black/70 p-2 text-center text-white text-xs"
          >
            {t('The performer can’t be shown here. Use “Preview Settings” to make a short film instead.')}
          </p>
        )}
      </div>
      <figcaption className="grid gap-2 text-muted-foreground text-xs">
        {words}
        <ol aria-label={t('Shots')} className="flex flex-wrap gap-1.5">
          {shots.map(({ start, end, reason }) => (
            <li key={start} className="rounded-full bg-muted px-2 py-0.5">
              {t(SHOT_REASON_LABELS[reason])} · {clock(end - start)}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

const isInView = (element: HTMLElement | null): boolean => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
};

/** What the chosen scene looks like, live: the place with its lights and camera, and the clothes on its stage. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '#platform/browser/api.ts';
import { useMedia } from '#platform/browser/use-media.ts';
import {
  listClothingOptions,
  type SceneTemplate,
  type SongCharacter,
  type SongScene,
} from '../../contract.ts';
import {
  CAMERA_ANGLE_LABELS,
  CLOTHING_STYLE_LABELS,
  LIGHTING_LABELS,
  SCENE_TYPE_LABELS,
} from '../../enums.ts';
import { drawStage } from '../../scene/draw-stage.ts';
import { pulseAt } from '../../scene/pulse.ts';
import { shotAt } from '../../scene/shots.ts';
import { usePicture } from './use-picture.ts';

export interface ScenePreviewProps {
  scene: SongScene;
  template: SceneTemplate | undefined;
  character: SongCharacter;
}

const FRAME = { width: 640, height: 360 };
/** A calm beat to look at, two a second. */
const BEATS = Array.from({ length: 64 }, (_, i) => i / 2);
const SONG = {
  beats: BEATS,
  downbeats: BEATS.filter((_, i) => i % 4 === 0),
  sections: [{ start: 0, end: 32, energy: 0.75 }],
  duration: 32,
};
/** Where feet are in a picture of clothes, as a share of its height. */
const GROUND = 0.94;

export function ScenePreview({ scene, template, character }: ScenePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { data: clothes = [] } = useQuery(apiQuery(listClothingOptions));
  const own = scene.sceneType === 'custom' ? scene.backgroundUrl : null;
  const isDrawn = scene.sceneType === 'concert' || scene.sceneType === 'studio';
  const picture = usePicture(own ?? (isDrawn ? null : (template?.backgroundUrl ?? null)));
  const worn = clothes.find(
    (one) => one.style === character.clothingStyle && one.category === character.bodyType,
  );
  const dressed = usePicture(worn?.imageUrl ?? null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const draw = (seconds: number) => {
      const still = { ...scene, startTime: 0, endTime: SONG.duration };
      const shot = shotAt(still, SONG, seconds);
      // One picture of the clothes from the front: near shots show its upper part by being larger.
      const near = { full: 1, half: 1.7, bust: 2.6 }[shot.framing];
      const performer = dressed && { ...dressed, groundY: dressed.height * GROUND };
      drawStage(context, FRAME, {
        place: { sceneType: scene.sceneType, lighting: scene.lighting, picture },
        shot: near === 1 ? shot : { ...shot, framing: 'full', tall: shot.tall * near },
        pulse: pulseAt(SONG, seconds),
        performer,
      });
    };
    if (isStill) return draw(0.6);
    let frame = 0;
    const step = (now: number) => {
      draw((now / 1000) % SONG.duration);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [scene, picture, dressed, isStill]);

  const words = [
    SCENE_TYPE_LABELS[scene.sceneType],
    `${CAMERA_ANGLE_LABELS[scene.cameraAngle]} camera`,
    `${LIGHTING_LABELS[scene.lighting]} light`,
    `${CLOTHING_STYLE_LABELS[character.clothingStyle]} clothes`,
  ].join(' · ');
  return (
    <figure className="grid gap-2">
      <canvas
        ref={canvas}
        {...FRAME}
        role="img"
        aria-label={`Scene preview: ${words}`}
        className="aspect-video w-full rounded-xl bg-muted"
      />
      <figcaption className="text-muted-foreground text-xs">{words}</figcaption>
    </figure>
  );
}

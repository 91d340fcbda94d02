/** What the chosen scene looks like: the own picture, the stage's picture, or its colours. */

import { Building2, Guitar, ImageIcon, MicVocal, Mountain } from 'lucide-react';
import { cn } from '#ui/cn.ts';
import type { SceneTemplate, SongCharacter, SongScene } from '../../contract.ts';
import {
  CAMERA_ANGLE_LABELS,
  CLOTHING_STYLE_LABELS,
  LIGHTING_LABELS,
  type Lighting,
  SCENE_TYPE_LABELS,
  type SceneType,
} from '../../enums.ts';

export interface ScenePreviewProps {
  scene: SongScene;
  template: SceneTemplate | undefined;
  character: SongCharacter;
}

const PLACES: Record<SceneType, { icon: typeof Guitar; look: string }> = {
  concert: { icon: Guitar, look: 'from-fuchsia-700 via-violet-900 to-slate-950' },
  studio: { icon: MicVocal, look: 'from-stone-500 via-stone-700 to-stone-900' },
  outdoor: { icon: Mountain, look: 'from-sky-600 via-emerald-700 to-emerald-950' },
  urban: { icon: Building2, look: 'from-indigo-600 via-slate-800 to-zinc-950' },
  custom: { icon: ImageIcon, look: 'from-rose-600 via-purple-800 to-slate-950' },
};

const LIGHTS: Record<Lighting, string> = {
  normal: 'opacity-30',
  dramatic: 'opacity-10',
  soft: 'opacity-40 blur-xl',
  bright: 'opacity-60',
};

export function ScenePreview({ scene, template, character }: ScenePreviewProps) {
  const { icon: Icon, look } = PLACES[scene.sceneType];
  const picture = scene.sceneType === 'custom' ? scene.backgroundUrl : (template?.backgroundUrl ?? null);
  const words = [
    SCENE_TYPE_LABELS[scene.sceneType],
    `${CAMERA_ANGLE_LABELS[scene.cameraAngle]} camera`,
    `${LIGHTING_LABELS[scene.lighting]} light`,
    `${CLOTHING_STYLE_LABELS[character.clothingStyle]} clothes`,
  ].join(' · ');
  return (
    <figure className="grid gap-2">
      <div
        className={cn(
          'relative grid aspect-video place-items-center overflow-hidden rounded-xl bg-linear-to-b text-white',
          look,
        )}
      >
        {picture ? (
          <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <>
            <span
              aria-hidden
              className={cn(
                'absolute inset-x-1/4 -top-1/4 h-full rounded-full bg-radial from-white to-transparent to-70%',
                LIGHTS[scene.lighting],
              )}
            />
            <Icon
              aria-hidden
              className={cn('relative', scene.cameraAngle === 'wide' ? 'size-10' : 'size-16')}
            />
          </>
        )}
      </div>
      <figcaption className="text-muted-foreground text-xs">{words}</figcaption>
    </figure>
  );
}

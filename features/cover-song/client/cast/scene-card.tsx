/** Scene Setup: the scenes along the song, and what the chosen one looks like. */

import { useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { SongScene } from '../../contract.ts';
import {
  CAMERA_ANGLE_LABELS,
  CAMERA_ANGLES,
  LIGHTING_LABELS,
  LIGHTINGS,
  type Lighting,
  SCENE_TYPE_LABELS,
  SCENE_TYPES,
} from '../../enums.ts';
import type { CastCardProps } from './character-card.tsx';
import { OwnPlace } from './own-place.tsx';
import { SceneTimeline } from './scene-timeline.tsx';

/** Milliseconds without a change before scenes are kept. */
const PAUSE = 400;

/** What each light does to a scene. */
const MOODS: Record<Lighting, string> = {
  normal: t('Relaxed mood'),
  dramatic: t('Intense mood'),
  soft: t('Tender mood'),
  bright: t('Joyful mood'),
};

export interface SceneCardProps extends CastCardProps {
  /** Number of the scene that is worked on. */
  chosen: number;
  onChoose: (at: number) => void;
}

export function SceneCard({ project, editing, chosen, onChoose }: SceneCardProps) {
  const { scenes } = project;
  const scene = scenes[chosen];

  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);
  // Leaving the editor must not lose the last change.
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  const change = (next: SongScene[]) => {
    editing.showScenes(next);
    clearTimeout(waiting.current?.timer);
    const send = () => {
      waiting.current = undefined;
      editing.saveScenes.mutate(next);
    };
    waiting.current = { send, timer: setTimeout(send, PAUSE) };
  };
  const set = (part: Partial<SongScene>) =>
    change(scenes.map((one, index) => (index === chosen ? { ...one, ...part } : one)));

  if (!scene) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Scene Setup')}</CardTitle>
        <CardDescription>{t('Choose location, camera angle and lighting.')}</CardDescription>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-5">
        <SceneTimeline scenes={scenes} chosen={chosen} onChoose={onChoose} onChange={change} />
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
          <FormField label={t('Scene Type')}>
            <ChoiceSelect
              value={scene.sceneType}
              choices={SCENE_TYPES}
              nameOf={(one) => SCENE_TYPE_LABELS[one]}
              onChange={(sceneType) => set({ sceneType, templateId: null })}
            />
          </FormField>
          <FormField label={t('Camera Angle')}>
            <ChoiceSelect
              value={scene.cameraAngle}
              choices={CAMERA_ANGLES}
              nameOf={(one) => CAMERA_ANGLE_LABELS[one]}
              onChange={(cameraAngle) => set({ cameraAngle })}
            />
          </FormField>
          <FormField label={t('Lighting')} hint={MOODS[scene.lighting]}>
            <ChoiceSelect
              value={scene.lighting}
              choices={LIGHTINGS}
              nameOf={(one) => LIGHTING_LABELS[one]}
              onChange={(lighting) => set({ lighting, templateId: null })}
            />
          </FormField>
        </div>
        {scene.sceneType === 'custom' && <OwnPlace scene={scene} editing={editing} onChange={set} />}
        <p role="status" className="sr-only">
          {editing.saveScenes.isPending ? t('Saving the scenes') : ''}
        </p>
      </CardContent>
    </Card>
  );
}

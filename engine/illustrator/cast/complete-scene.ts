/** Some settings are named after a building: it then belongs into the picture even where nobody listed it. */

import type { SceneSpec, SubjectSpec } from '../scene-spec.ts';
import { findSubject } from '../subjects/registry.ts';

const OWN_SUBJECT: Partial<Record<SceneSpec['setting'], string>> = { castle: 'castle', farm: 'house' };

export function completed(scene: SceneSpec): SceneSpec {
  const name = OWN_SUBJECT[scene.setting];
  if (!name || !findSubject(name) || scene.subjects.some((one) => one.name === name)) return scene;
  const building: SubjectSpec = {
    name,
    count: 1,
    colour: null,
    scale: scene.setting === 'farm' ? 0.45 : 1,
    pose: null,
    holding: null,
    riding: null,
    relation: null,
  };
  return { ...scene, subjects: [...scene.subjects, building] };
}

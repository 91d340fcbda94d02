/** One call for the illustrator: a subject by name, posed, coloured, lit and seen as the picture wants it. */

import type { MeshCache } from '#engine/sculpt/mesh/mesh-cache.ts';
import { buildMesh, type Quality } from '#engine/sculpt/mesh/model-mesh.ts';
import type { View } from '#engine/sculpt/render/camera.ts';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import { type Picture, render } from '#engine/sculpt/render/render.ts';
import { type Composition, composedModel, composition, HELD, MOUNT } from './compose.ts';
import { paletteOf } from './palette.ts';
import type { Pose } from './subject.ts';

export interface SubjectSpec {
  name: string;
  pose?: Pose;
  /** Names of other subjects. */
  holding?: string;
  riding?: string;
  /** Part name (or 'main') to '#rrggbb'; 'held.' and 'mount.' before the name reach the other subjects. */
  colours?: Readonly<Record<string, string>>;
  view: View;
  size: { width: number; height: number };
  light: LightRig;
  quality: Quality;
  style?: 'full' | 'flat';
  seed?: number;
}

export interface SubjectPicture extends Picture {
  composition: Composition;
}

export function renderSubject(spec: SubjectSpec, cache: MeshCache): SubjectPicture {
  const scene = composition(spec);
  const seed = spec.seed ?? 1;
  const key = [
    scene.subject.name,
    scene.pose,
    scene.held?.name ?? '',
    scene.mount?.name ?? '',
    seed,
    spec.quality,
  ].join('|');
  const mesh = cache.get(key, () => buildMesh(composedModel(scene, seed), spec.quality));
  const palette = {
    ...paletteOf(scene.subject, without(spec.colours, '')),
    ...(scene.held && paletteOf(scene.held, without(spec.colours, HELD), HELD)),
    ...(scene.mount && paletteOf(scene.mount, without(spec.colours, MOUNT), MOUNT)),
  };
  const picture = render(mesh, {
    view: spec.view,
    size: spec.size,
    light: spec.light,
    palette,
    ...(spec.style && { style: spec.style }),
  });
  return { ...picture, composition: scene };
}

/** The wishes meant for one of the subjects, without their prefix. */
function without(colours: Readonly<Record<string, string>> = {}, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours)
      .filter(([name]) => (prefix ? name.startsWith(prefix) : !name.includes('.')))
      .map(([name, colour]) => [name.slice(prefix.length), colour]),
  );
}

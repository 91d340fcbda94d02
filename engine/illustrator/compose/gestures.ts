/** Signs that are made by people: a handshake needs two who shake hands. */

import { newLook } from '../reading/draft/draft.ts';
import type { Scene, Thing } from '../scene.ts';

export function withPeople(scene: Scene): Scene {
  if (!scene.things.some((one) => one.name === 'handshake')) return scene;
  const things = scene.things.map(
    (one): Thing =>
      one.name === 'handshake'
        ? {
            ...one,
            name: 'businessman',
            kind: 'person',
            count: 2,
            action: 'shake hands',
            person: newLook(),
            relation: null,
          }
        : one,
  );
  return { ...scene, things, surface: null };
}

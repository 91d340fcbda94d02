/** What people need though nobody named it: a handshake two who shake hands, a cyclist a bicycle. */

import { catalogueEntry } from '../catalogue.ts';
import { newLook, newThing } from '../reading/draft/draft.ts';
import type { Scene, Thing } from '../scene.ts';

const ON_WHEELS = /^(ride|run|jump|drive)$/;

/** Cyclists ride, or stand beside it when they wait. */
function withBicycles(scene: Scene): Scene {
  const entry = catalogueEntry('bicycle');
  const index = scene.things.findIndex(({ name }) => name === 'cyclist');
  const cyclist = scene.things[index];
  const hasOne = scene.things.some(({ name, kind }) => kind === 'vehicle' || /bike|bicycle/.test(name));
  if (!entry || !cyclist || hasOne || scene.intent === 'portrait') return scene;
  const isRiding = !cyclist.action || ON_WHEELS.test(cyclist.action);
  const bicycle = newThing(entry, '', isRiding ? 1 : cyclist.count);
  if (!isRiding) bicycle.relation = { kind: 'beside', to: index };
  const things = scene.things.map(
    (one): Thing =>
      one === cyclist && isRiding
        ? { ...one, action: 'ride', relation: { kind: 'riding', to: scene.things.length } }
        : one,
  );
  return { ...scene, things: [...things, bicycle] };
}

/** A potter sits at the wheel, with the pot between the hands. */
function withWheel(scene: Scene): Scene {
  const entry = catalogueEntry('pottery wheel');
  const index = scene.things.findIndex(({ name }) => name === 'potter');
  const potter = scene.things[index];
  if (
    !entry ||
    !potter ||
    scene.intent === 'portrait' ||
    scene.things.some(({ name }) => name === entry.name)
  )
    return scene;
  const wheel: Thing = { ...newThing(entry, '', 1), relation: { kind: 'in front of', to: index } };
  const things = scene.things.map((one) => (one === potter ? { ...one, action: one.action ?? 'push' } : one));
  return { ...scene, things: [...things, wheel] };
}

export function withPeople(requested: Scene): Scene {
  const scene = withWheel(withBicycles(requested));
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

/** The one door of the illustrator: a prompt is read into a scene, and a scene is painted. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import { catalogueEntry } from './catalogue.ts';
import { dressingNames } from './compose/dressing.ts';
import type { CardPictures } from './compose/thing-piece.ts';
import { type PaintOptions, paint } from './paint.ts';
import type { Scene } from './scene.ts';

export interface CardFile {
  name: string;
  /** File name in the collection, without ending. */
  code: string;
}

/** Cards that painting a scene may need; whoever can read files hands their pixels to `illustrate`. */
export function cardsFor(scene: Scene): CardFile[] {
  const names = new Set([
    ...scene.things.flatMap((one) => [one.name, ...(one.madeOf ? [one.madeOf] : [])]),
    ...dressingNames(scene.place),
  ]);
  return [...names].flatMap((name) => {
    const entry = catalogueEntry(name);
    return entry?.source === 'card' && entry.code ? [{ name, code: entry.code }] : [];
  });
}

export const illustrate = (
  scene: Scene,
  options: PaintOptions,
  cards: CardPictures,
  faces?: FaceSource,
): Promise<Uint8ClampedArray> => paint(scene, options, cards, faces);

/** Draws the page of a scene at a moment: letters as outlines, pictures through the camera, everything else as its motion has it. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import { cropAt } from '#engine/motion/camera.ts';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeOut, span } from '#engine/motion/easing.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import type { DesignCanvas } from '#engine/page/draw/paint-canvas.ts';
import { EMOJI } from '#engine/page/draw/resources.ts';
import { layOutText } from '#engine/page/draw/text/lay-out.ts';
import { drawMoving, type MovingResources } from '#engine/page/motion/draw-moving.ts';
import type { SceneCut, Storyboard } from '../storyboard.ts';
import type { FilmTheme } from './film-theme.ts';
import { phraseAt } from './phrases.ts';
import { FILM_LOGO, mediaRef, type ScenePage } from './scene-page.ts';

/** What the words of a film are written with; where it is absent, or not loaded yet, they are left out. */
export interface FilmLetters {
  faces: FaceSource;
  /** By its code, as 'emoji:1f600'. */
  emoji(ref: string): Still | undefined;
}

export interface Shown {
  stills: readonly (Still | undefined)[];
  logo: Still | undefined;
}

interface FilmResources extends MovingResources {
  shown: Shown;
}

/** Every word that a film shows on its pages: what its letters are read for. */
export const writtenIn = ({ scenes }: Pick<Storyboard, 'scenes'>): string =>
  scenes
    .map(({ headline, text, places = [] }) =>
      [headline, text, ...places.map((one) => one.text ?? '')].join(' '),
    )
    .join(' ');

const NO_LETTERS: FilmLetters = { faces: () => undefined, emoji: () => undefined };

/** One for each film, so that a layer that was drawn once is known again in the next frame. */
const known = new WeakMap<FilmLetters, FilmResources>();

function resourcesOf(letters: FilmLetters, shown: Shown): FilmResources {
  const found = known.get(letters);
  if (found) {
    found.shown = shown;
    return found;
  }
  const stillOf = (ref: string): Still | undefined => {
    if (ref.startsWith(EMOJI)) return letters.emoji(ref);
    if (ref === FILM_LOGO) return made.shown.logo;
    return made.shown.stills[Number(ref.slice(mediaRef(0).length - 1))];
  };
  const made: FilmResources = {
    shown,
    faces: letters.faces,
    picture: stillOf,
    image: (ref) => stillOf(ref)?.image,
    icon: () => undefined,
  };
  known.set(letters, made);
  return made;
}

/** How much nearer the camera comes in a scene whose picture was put by hand. */
const SLOWLY = 0.06;

/** A picture in its frame as the camera has it now; clips move by themselves. */
function throughCamera(layer: Layer, scene: SceneCut, still: Still | undefined, share: number): Layer {
  if (layer.type !== 'picture' || layer.role !== 'photo' || layer.fit === 'contain' || !still) return layer;
  if (still.original) return { ...layer };
  // Put by hand: the camera comes a little nearer, and goes nowhere.
  const { crop } = layer;
  if (scene.places?.some((one) => one.layer === layer.id && one.crop))
    return { ...layer, crop: { ...crop, zoom: crop.zoom * (1 + SLOWLY * share) } };
  const shot = { number: scene.shot ?? 0, subject: scene.subject };
  return { ...layer, crop: cropAt(still, { width: layer.w, height: layer.h }, share, shot) };
}

/** Seconds in which a number counts up. */
const COUNTING = { from: 0.2, to: 1.3 };

/** A number on its way to what it is, with as many digits and in the size that it has in the end. */
function countedUp(
  layer: Layer,
  time: number,
  { theme }: Pick<FilmTheme, 'theme'>,
  { faces }: FilmResources,
): Layer {
  const left = 1 - easeOut(span(time, COUNTING.from, COUNTING.to));
  if (layer.type !== 'text' || left === 0) return layer;
  const digits = layer.text.replace(/\D/gu, '');
  if (digits.length < 2 || digits.length > 12) return layer;
  const [goal, least] = [Number(digits), 10 ** (digits.length - 1)];
  const now = `${Math.round(goal - (goal - least) * left)}`;
  let at = 0;
  const text = layer.text.replace(/\d/gu, () => now[at++] ?? '0');
  return { ...layer, text, fit: 'none', size: layOutText(layer, theme, faces).size };
}

export interface PageMoment {
  frame: Size;
  /** Of the film. */
  seconds: number;
  part?: 'behind' | 'before';
}

export function drawPage(
  canvas: Canvas2D,
  { page: first, turns, said }: ScenePage,
  scene: SceneCut,
  { theme }: FilmTheme,
  letters: FilmLetters | undefined,
  shown: Shown,
  { frame, seconds, part }: PageMoment,
): void {
  const resources = resourcesOf(letters ?? NO_LETTERS, shown);
  const still = scene.media === undefined ? undefined : shown.stills[scene.media];
  const share = span(seconds, scene.start, scene.end);
  const shownTurn =
    turns &&
    phraseAt(
      turns.map(({ words }) => words),
      share,
    );
  const page = (shownTurn && turns[shownTurn.index]?.page) ?? first;
  const time = seconds - scene.start;
  const wordsTime = time - (shownTurn?.from ?? 0) * (scene.end - scene.start);
  drawMoving(canvas as unknown as DesignCanvas, { theme }, page, resources, {
    scale: frame.width / page.width,
    time,
    wordsTime,
    seen: (layer) =>
      said.kind === 'number' && layer.role === 'offer'
        ? countedUp(layer, wordsTime, { theme }, resources)
        : throughCamera(layer, scene, still, share),
    ...(part && { part }),
  });
}

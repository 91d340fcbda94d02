/** Paints a scene: its things composed in one world, the place around them, then the hand of a style. */

import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { Tick } from './canvas/canvas.ts';
import { addGlow, develop, toBytes } from './canvas/develop.ts';
import { createNoise, random, seedOf } from './canvas/noise.ts';
import { composePattern } from './compose/compose-pattern.ts';
import { type Composed, composePicture } from './compose/compose-picture.ts';
import { framingKind } from './compose/framing/kind.ts';
import type { PictureReport } from './compose/framing/report.ts';
import { withPeople } from './compose/gestures.ts';
import { withBehind } from './compose/settle/behind.ts';
import { withMeal } from './compose/settle/meals.ts';
import { withProps } from './compose/settle/props.ts';
import { withSupport, withTable, withWorkTable } from './compose/settle/supports.ts';
import { withTableLook } from './compose/settle/table-looks.ts';
import type { CardPictures } from './compose/thing-piece.ts';
import { treated } from './graphic/treatments.ts';
import { headlineSide, setHeadline, tubesOf } from './lettering/headline.ts';
import { daylight } from './light/daylight.ts';
import { drawFalling } from './light/falling.ts';
import { createSky } from './light/sky.ts';
import { leanTowards } from './light/tint.ts';
import type { StageContext } from './locations/stage.ts';
import { placeEntry } from './places.ts';
import type { Scene } from './scene.ts';
import { sceneFor, styleOf } from './styles/choose-style.ts';
import { exposeFor, lookFor } from './styles/photo-grade.ts';
import type { Denoise } from './world/trace/denoiser.ts';

/** What the words leave to common sense: who shakes hands, and what things stand on. */
const furnished = (scene: Scene, seed: number): Scene =>
  withSupport(
    withTableLook(withMeal(withProps(withTable(withBehind(withWorkTable(withPeople(scene)))), seed)), seed),
  );

export interface PaintOptions {
  width: number;
  height: number;
  seed: number;
  style: string;
  signal?: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  /** Takes the grain out of traced light; without it the tracer does so by itself. */
  denoise?: Denoise;
  /** Told once, when the world is composed and measured. */
  onReport?: (report: PictureReport) => void;
}

/** A pattern and a place without anybody are their own hero. */
const emptyReport = (scene: Scene): PictureReport => ({
  framing: { kind: framingKind(scene), hero: { x: 0, y: 0, width: 1, height: 1 } },
  unsupported: [],
  unseen: [],
});

/** `faces`: the letters of quoted words; without them no words are set. */
export async function paint(
  requested: Scene,
  options: PaintOptions,
  cards: CardPictures,
  faces: FaceSource = () => undefined,
): Promise<Uint8ClampedArray> {
  const scene = furnished(headlineSide(sceneFor(requested, options.style)), options.seed);
  const { width, height, signal, onProgress } = options;
  // A series keeps its place; what stands in it is arranged anew for every picture.
  const seed = seedOf(`${scene.place}|${scene.series ?? scene.prompt}`, scene.series ? 0 : options.seed);
  const arrangement = scene.series ? seedOf(scene.prompt, options.seed) : seed;
  const noise = createNoise(seed);
  const light = daylight(scene, seed);
  const context: StageContext = {
    scene,
    light,
    sky: createSky(light, noise),
    noise,
    seed,
    arrangement,
    style: options.style,
    aspect: width / height,
    faces,
  };
  const tick: Tick = (share) => {
    signal?.throwIfAborted();
    onProgress?.(share);
  };
  const size = { width, height };
  const picture: Composed =
    (scene.intent === 'pattern' && composePattern(context, size, cards)) ||
    (await composePicture(context, size, cards, tick, options.denoise));
  options.onReport?.(picture.report ?? emptyReport(scene));
  const { canvas, cast } = picture;
  const kind = placeEntry(scene.place)?.kind;
  const isGraphic = scene.intent === 'pattern' || scene.intent === 'gradient' || scene.place === 'abstract';
  if (scene.tint && !isGraphic && kind !== 'studio') leanTowards(canvas, scene.tint);
  if (!isGraphic && (kind === 'landscape' || kind === 'street')) drawFalling(canvas, light, seed);
  if (cast.look) exposeFor(canvas, cast.mask, lookFor(cast.look));
  addGlow(canvas, picture.glow);
  develop(canvas);
  if (scene.treatment === 'neon sign') tubesOf(scene, cast.ink, size, faces);
  const style = treated(scene.treatment, styleOf(options.style));
  // Words on things stay legible under every brush; a treatment of the whole picture has its own hand.
  const letters = scene.treatment ? undefined : cast.letters;
  const sharp = letters && Float32Array.from(canvas.data);
  const styled = style(canvas, {
    noise,
    chance: random(seed + 5),
    cast,
    hasSubject: cast.mask.some((share) => share > 0),
    isBuilt: kind !== 'landscape' || scene.place === 'city',
  });
  if (letters && sharp)
    for (const [at, share] of letters.entries())
      for (let c = 0; share > 0 && c < 3; c++)
        styled.data[at * 3 + c]! += (sharp[at * 3 + c]! - styled.data[at * 3 + c]!) * share;
  if (scene.treatment !== 'neon sign') setHeadline(styled, scene, cast.mask, faces);
  onProgress?.(1);
  return toBytes(styled, seed);
}

/** One picture of a story: the painted place, and whoever is there in its light, each with a pose and a feeling of their own. */

import sharp from 'sharp';
import type { LightRig } from '#engine/sculpt/render/lights.ts';
import type { DrawnShot, SceneOrder, ShotOrder } from '../orders.ts';
import { gathered, looksOf } from './draw-panel.ts';
import { canvasOf, put } from './lettering.ts';
import { lightIn } from './place-light.ts';
import { PLACE_SIZE } from './places.ts';
import { drawSpeech, fitSpeech } from './speech.ts';
import { type Actor, actorsOf, type StageShot, shootStage } from './stage-shot.ts';
import { closeView, filmView, STRIP_SIZE, togetherView, type View } from './view.ts';

/** Pictures of the stage: the pixels of places and shots are counted on it. */
const STAGE = { width: 500, height: 400 };
/** How small people may become when they have much to say. */
const SIZES = [1, 0.84, 0.7, 0.58];
/** In places that are narrower than the stage, people stand nearer together. */
const ASIDE = 0.72;
/** Degrees: somebody alone looks a little past the viewer. */
const ALONE = 14;

const lights = new Map<string, LightRig>();
const KEPT_LIGHTS = 40;

function lightFor({ prompt, seed, isMirrored }: ShotOrder['place']): LightRig {
  const key = `${prompt}|${seed}|${isMirrored}`;
  const known = lights.get(key);
  if (known) return known;
  const { around: _around, ...light } = lightIn({ prompt, seed });
  const turned = (direction: LightRig['key']['direction']): LightRig['key']['direction'] =>
    isMirrored ? [-direction[0], direction[1], direction[2]] : direction;
  const made: LightRig = {
    ...light,
    key: { ...light.key, direction: turned(light.key.direction) },
    fill: { ...light.fill, direction: turned(light.fill.direction) },
  };
  lights.set(key, made);
  if (lights.size > KEPT_LIGHTS) lights.delete(lights.keys().next().value!);
  return made;
}

export async function drawShot(order: ShotOrder): Promise<DrawnShot> {
  const { width, height, place, shot, lines } = order;
  const size = { width, height };
  if (order.cast.length === 0) return emptyPlace(order);
  const fitted = sharp(place.bytes)
    .flatten({ background: '#ffffff' })
    .resize(PLACE_SIZE.width, PLACE_SIZE.height, { fit: 'cover' });
  const bytes = await (place.isMirrored ? fitted.flop() : fitted).png({ compressionLevel: 1 }).toBuffer();
  const scene = sceneOf(order, bytes);
  const options = {
    light: lightFor(place),
    moods: order.cast.map((one) => one.mood),
    ...(shot === 'close' && order.cast.length > 0 && { about: [0] }),
  };
  const sizes = lines.length > 0 ? SIZES : SIZES.slice(0, 1);
  for (const [i, share] of sizes.entries()) {
    const { actors, view, looks } = staged(order, scene, size, share);
    const picture = await shootStage(scene, actors, view, size, { ...options, looks });
    const seen = picture.shown.map((who) => picture.heads[who]!);
    const speech = lines.flatMap(({ who, text }) => {
      const head = picture.heads[who];
      return head ? [{ text, head }] : [];
    });
    const { canvas, pen } = canvasOf(width, height);
    const bubbles = speech.length > 0 ? fitSpeech(pen, speech, seen, size) : [];
    if (!bubbles && i < sizes.length - 1) continue;
    const heads = seen.map(({ x, y, radius }) => ({ x: x / width, y: y / height, radius: radius / height }));
    if (!bubbles || bubbles.length === 0) return { ...size, rgba: picture.rgba, heads };
    put(pen, picture, 0, 0);
    drawSpeech(pen, bubbles);
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return { ...size, rgba: new Uint8ClampedArray(data), heads };
  }
  throw new Error('no size was tried');
}

/** Nobody is there: the picture itself, from its middle. */
async function emptyPlace({ width, height, place }: ShotOrder): Promise<DrawnShot> {
  const fitted = sharp(place.bytes)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' });
  const rgba = await (place.isMirrored ? fitted.flop() : fitted).ensureAlpha().raw().toBuffer();
  return { width, height, rgba: new Uint8ClampedArray(rgba), heads: [] };
}

const sceneOf = ({ cast, place }: ShotOrder, bytes: Uint8Array): SceneOrder => ({
  kind: 'scene',
  name: '',
  description: '',
  sceneType: 'story',
  background: 'simple',
  picture: { assetId: '', sha256: `${place.prompt}|${place.seed}`, bytes },
  cast: cast.map(({ characterData, animation, near }) => ({
    name: '',
    characterData,
    animation,
    dialogue: '',
    position: { x: STAGE.width / 2, y: STAGE.height / 2 + (near * STAGE.height) / 2 },
  })),
});

interface Staged {
  actors: Actor[];
  view: View;
  looks: NonNullable<Parameters<typeof shootStage>[4]>['looks'];
}

function staged(order: ShotOrder, scene: SceneOrder, size: StageSize, share: number): Staged {
  const speaks = order.lines.length > 0;
  const everybody = order.cast.map((_, i) => i);
  const whole = filmView(size.width, size.height);
  const [first] = order.lines;
  const main = first?.who ?? 0;
  if (order.shot === 'wide') {
    const isNarrow = whole.width < 0.9;
    const smaller = share * (isNarrow ? (order.cast.length > 2 ? 0.74 : 0.9) : STRIP_SIZE);
    const actors = actorsOf(scene, smaller).map((actor, i) => ({
      ...actor,
      place: placed(actor, i, order, whole),
    }));
    return { actors, view: whole, looks: looksOf(actors, everybody, main) };
  }
  if (order.shot === 'together' || order.cast.length > 1) {
    const actors = gathered(actorsOf(scene), everybody);
    const view = togetherView(actors, size, speaks);
    return { actors, view: further(view, share), looks: looksOf(actors, everybody, main) };
  }
  const [actor] = actorsOf(scene);
  const turned = { ...actor!, place: { ...actor!.place, yaw: order.place.isMirrored ? -ALONE : ALONE } };
  const view = closeView(turned.character, turned.place, 'half', size, speaks);
  return { actors: [turned], view: further(view, share * 0.86), looks: {} };
}

type StageSize = Pick<StageShot, 'width' | 'height'>;

function placed({ place }: Actor, i: number, { cast }: ShotOrder, whole: View): Actor['place'] {
  const alone = cast.length === 1;
  const evenly = cast.length === 1 ? 0.5 : 0.5 + ((i + 0.5) / cast.length - 0.5) * ASIDE * 1.15;
  const share = cast[i]!.x ?? evenly;
  const x = whole.left + whole.width * Math.max(0.1, Math.min(0.9, share));
  const towards = alone ? (share < 0.5 ? 1 : -1) * 20 : Math.max(-26, Math.min(26, (0.5 - share) * 80));
  return { ...place, x, yaw: towards };
}

/** From further away, the feet of the picture staying where they are. */
const further = (view: View, share: number): View => ({
  left: view.left - (view.width * (1 / share - 1)) / 2,
  width: view.width / share,
  height: view.height / share,
  top: view.top - view.height * (1 / share - 1),
});

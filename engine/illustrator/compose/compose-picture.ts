/** Composes a picture: blocks into a world, the viewer before it, the place around it. */

import type { Canvas, Tick } from '../canvas/canvas.ts';
import { random } from '../canvas/noise.ts';
import { enlarge } from '../canvas/scale.ts';
import { catalogueEntry } from '../catalogue.ts';
import { gradient } from '../graphic/gradient.ts';
import { letterThings } from '../lettering/letter-things.ts';
import { drawBeams } from '../light/beam.ts';
import { environment, environmentFor } from '../light/environment.ts';
import { posed } from '../light/photographer.ts';
import { castWindow, lightRoom, rigIn, roomLight } from '../light/room-light.ts';
import { drawSkyEvents } from '../light/sky-events.ts';
import { stageOf } from '../locations/choose-stage.ts';
import { isPhotographed, photographed } from '../locations/sets/photographed.ts';
import { tabletop } from '../locations/sets/tabletop.ts';
import { windowView } from '../locations/sets/window-view.ts';
import { FOCAL, type Stage, type StageContext, type StageView } from '../locations/stage.ts';
import { placeEntry } from '../places.ts';
import type { Scene } from '../scene.ts';
import { isPhotographic, isTraced } from '../styles/choose-style.ts';
import { renderWorld } from '../world/render-world.ts';
import type { Denoise } from '../world/trace/denoiser.ts';
import { lightWorld } from '../world/trace/light-world.ts';
import { arrange, boxOf } from './arrange.ts';
import { buildNodes } from './build-nodes.ts';
import { type Cast, emptyCast, layWorld } from './draw-world.ts';
import { dressing } from './dressing.ts';
import { focused } from './framing/focus.ts';
import { frame, lift, pushBack } from './framing/frame.ts';
import { type FrameOptions, type Framing, variationOf } from './framing/options.ts';
import { type PictureReport, reportOf } from './framing/report.ts';
import { extentOf, type Node, settled, turnBlock } from './node.ts';
import { rigOf } from './rig.ts';
import { isBehind } from './settle/behind.ts';
import { findFooting, sink } from './settle/footing.ts';
import { withoutFurniture } from './settle/room-things.ts';
import { addBokeh, softened } from './soft-background.ts';
import type { CardPictures } from './thing-piece.ts';

/** Surfaces that fill the lower half of the picture. */
const TABLES = new Set(['table', 'board', 'cloth', 'shelf', 'sill', 'plate']);

export interface Composed {
  canvas: Canvas;
  cast: Cast;
  glow: number;
  /** Undefined where the picture has no things of its own. */
  report?: PictureReport;
}

export interface Size {
  width: number;
  height: number;
}

export async function composePicture(
  context: StageContext,
  size: Size,
  cards: CardPictures,
  tick: Tick,
  denoise?: Denoise,
): Promise<Composed> {
  const { scene, arrangement: seed, light, noise } = context;
  const chance = random(seed + 71);
  const cut = cutFor(scene);
  const isBust = cut > 0;
  const nodes = buildNodes(withoutFurniture(scene), { cards, seed, chance, isBust, quality: 'normal' });
  tick(0.2);
  const stage = stageFor(context, isBust, size, cards);
  if (nodes.length === 0) return emptyPlace(context, stage, size, cards, tick);
  findFooting(nodes, stage);
  if (isBust && nodes[0]!.thing.kind !== 'person') turnBlock(nodes[0]!, 16 - nodes[0]!.first.turn[1]);
  arrange(nodes, chance);
  const options: FrameOptions = {
    ...size,
    horizon: stage.horizon,
    ground: stage.ground,
    focal: stage.focal ?? FOCAL,
    isFree: stage.focal !== undefined,
    variation: variationOf(random(seed + 131)),
    ...(isBust && { cut: shouldersOf(nodes[0]!) ?? cut, focal: 2 }),
  };
  const framing = frame(scene, nodes, options);
  lift(nodes, framing, options);
  if (placeEntry(scene.place)?.kind === 'landscape') pushBack(nodes, framing, options);
  sink(nodes, stage);
  const view = viewOf(framing, options, nodes);
  const canvas = background(context, stage, view, framing, size, cards, (share) => tick(0.2 + 0.45 * share));
  const lamps = stage.rig ?? rigOf(light, stage.bounce);
  const room = roomLight(scene, lamps);
  if (room) castWindow(canvas, room);
  if (scene.place === 'stage' || scene.light === 'spotlight') lightHero(canvas, nodes[0]!, framing, size);
  const cast = emptyCast(canvas);
  const isLit = isTraced(context.style);
  const around = environment(environmentFor(scene));
  const rig = {
    ...(isPhotographic(context.style) ? posed(rigIn(lamps, room), scene) : rigIn(lamps, room)),
    around,
  };
  const placed = nodes.flatMap(settled);
  const world = renderWorld(placed, {
    ...size,
    camera: framing.lens,
    light: rig,
    withoutGround: stage.footing !== 'ground' || isBust,
    isTraced: isLit,
    tick: (share) => tick(0.65 + 0.1 * share),
  });
  if (world.surface)
    await lightWorld(world, world.surface, {
      canvas,
      rig,
      hasGround: stage.footing === 'ground' && !isBust,
      polish: stage.polish ?? 0,
      seed,
      ...(denoise && { denoise }),
      tick: (share) => tick(0.75 + 0.2 * share),
    });
  const isOpen = placeEntry(scene.place)?.kind === 'landscape';
  layWorld({
    canvas,
    picture: world,
    lens: framing.lens,
    stage,
    light,
    noise,
    hazeFrom: isOpen ? framing.distance * 1.3 : Infinity,
    cast,
  });
  letterThings(scene, { canvas, cast, picture: world, lens: framing.lens, placed, faces: context.faces });
  if (room) lightRoom(canvas, room);
  const measured = reportOf(scene, nodes, framing.lens, world, size);
  // What lies in the water is carried by it.
  const report = stage.footing === 'water' ? { ...measured, unsupported: [] } : measured;
  if (!isPhotographic(context.style)) return { canvas, cast, glow: stage.glow, report };
  cast.look = report.framing.kind;
  const sharp = focused(canvas, world, framing.lens, scene, nodes[0]!, stage.footing !== 'air' && !isBust);
  return { canvas: sharp, cast, glow: stage.glow, report };
}

/** Portraits and heads show the upper part only, as a share of the height that is cut off. */
function cutFor({ camera, things: [hero] }: Scene): number {
  if (!hero) return 0;
  if (hero.part === 'head') return hero.kind === 'person' ? 0.55 : 0.56;
  if (camera !== 'portrait') return 0;
  return hero.kind === 'person' ? 0.5 : hero.kind === 'animal' ? 0.3 : 0;
}

/** From a little below the chest: head and shoulders. */
function shouldersOf({ thing, first: { piece } }: Node): number | undefined {
  const { chest, top } = piece.anchors;
  if (thing.kind !== 'person' || !chest || !top) return undefined;
  const { lo, hi } = piece.mesh;
  return Math.max(0.3, (chest[1] - lo[1] - 0.04 * (top[1] - chest[1])) / (hi[1] - lo[1]));
}

/** People, cars and houses stand on no table, toys aside. */
function isTooLarge({ things: [hero] }: Scene): boolean {
  if (!hero) return false;
  const metres = (catalogueEntry(hero.name)?.metres ?? 0.3) * hero.scale;
  return (
    hero.kind === 'person' ||
    ((hero.kind === 'vehicle' || hero.kind === 'building') &&
      metres > 0.8 &&
      !hero.states.includes('toy') &&
      hero.relation?.kind !== 'in')
  );
}

function stageFor(context: StageContext, isBust: boolean, size: Size, cards: CardPictures): Stage {
  const { scene } = context;
  if (scene.intent === 'gradient') return gradient(context);
  const place = isPhotographed(scene, context.style) ? photographed : stageOf;
  const isLarge = isTooLarge(scene);
  if (isBust || isLarge || !scene.surface || !TABLES.has(scene.surface.kind))
    return scene.intent === 'portrait' ? place(context) : stageOf(context);
  return onTable(context, size, cards);
}

function lightHero(canvas: Canvas, hero: Node, { lens, distance }: Framing, { width, height }: Size): void {
  const [x, , z] = hero.at!;
  const away = distance - z;
  drawBeams(canvas, {
    foot: {
      u: (lens.centreX - width / 2 + ((x - lens.eye[0]) * lens.focal) / away) / height,
      v: Math.min(1.1, (lens.centreY + (lens.eye[1] * lens.focal) / away) / height),
    },
    reach: Math.max(0.16, (extentOf(hero) * lens.focal) / away / height / 2.4),
    colour: [1, 0.95, 0.82],
  });
}

function viewOf(
  { lens, distance, pitch }: Framing,
  { width, height }: FrameOptions,
  nodes: readonly Node[],
): StageView {
  const box = boxOf(nodes.filter((one) => !one.isBackdrop));
  return {
    eye: lens.eye,
    focal: lens.focal / height,
    horizon: lens.centreY / height,
    pitch,
    aside: (lens.centreX - width / 2) / height,
    hero: extentOf(nodes[0]!),
    back: Math.max(0.35 * distance, -box.lo[2]),
  };
}

/** The place with its own furniture and trees, out of focus where the picture is about something near. */
function background(
  context: StageContext,
  stage: Stage,
  view: StageView,
  framing: Framing,
  { width, height }: Size,
  cards: CardPictures,
  tick: Tick,
  isEmpty = false,
): Canvas {
  const { scene, light, noise, seed } = context;
  const scaled = (side: number): number => Math.max(8, Math.round(side * stage.detail));
  const small = stage.render(scaled(width), scaled(height), (share) => tick(share * 0.7), view);
  const canvas = enlarge(small, width, height);
  const names = new Set(scene.things.map((one) => one.name));
  if (placeEntry(scene.place)?.kind !== 'interior')
    drawSkyEvents(canvas, { names, horizon: view.horizon, seed });
  const isTable =
    stage.focal !== undefined &&
    scene.surface !== null &&
    TABLES.has(scene.surface.kind) &&
    !isTooLarge(scene);
  const extras = isTable
    ? []
    : dressing({
        scene: isEmpty ? { ...scene, things: scene.things.filter(isBehind) } : scene,
        stage,
        view,
        lens: framing.lens,
        height,
        cards,
        seed,
      });
  if (extras.length > 0) {
    const rig = stage.rig ?? rigOf(light, stage.bounce);
    const picture = renderWorld(extras, {
      width,
      height,
      camera: framing.lens,
      light: rig,
      withoutGround: stage.footing !== 'ground',
    });
    layWorld({
      canvas,
      picture,
      lens: framing.lens,
      stage,
      light,
      noise,
      hazeFrom: stage.rig ? Infinity : framing.distance * 1.3,
      cast: null,
    });
  }
  tick(1);
  return softened(canvas, scene, isTable);
}

/** A place nobody is in: seen from a person's height. */
function emptyPlace(
  context: StageContext,
  stage: Stage,
  size: Size,
  cards: CardPictures,
  tick: Tick,
  /** Only a blur behind a table is lit with the table. */
  isSeen = true,
): Composed {
  const focal = stage.focal ?? FOCAL;
  const distance = 4.2;
  const eye: [number, number, number] = [0, ((stage.ground - stage.horizon) * distance) / focal, distance];
  const view: StageView = { eye, focal, horizon: stage.horizon, hero: 1.7, back: 1.6 };
  const framing: Framing = {
    distance,
    pitch: 0,
    lens: {
      eye,
      right: [1, 0, 0],
      up: [0, 1, 0],
      forward: [0, 0, -1],
      focal: focal * size.height,
      centreX: size.width / 2,
      centreY: stage.horizon * size.height,
    },
  };
  const canvas = background(context, stage, view, framing, size, cards, tick, true);
  const room = isSeen && roomLight(context.scene, stage.rig ?? rigOf(context.light, stage.bounce));
  if (room) {
    castWindow(canvas, room);
    lightRoom(canvas, room);
  }
  return { canvas, cast: emptyCast(canvas), glow: stage.glow };
}

/** The table stands in the place of the scene, which is seen behind it, far out of focus. */
function onTable(context: StageContext, { width, height }: Size, cards: CardPictures): Stage {
  const inner = isPhotographed(context.scene, context.style) ? photographed(context) : stageOf(context);
  const behind = (): Canvas => {
    if (context.scene.surface?.kind === 'sill')
      return softened(
        windowView(context.scene, Math.round(width * 0.3), Math.round(height * 0.3)),
        context.scene,
        true,
        0.02,
      );
    const small = { width: Math.round(width * 0.3), height: Math.round(height * 0.3) };
    const bare: StageContext = {
      ...context,
      scene: { ...context.scene, surface: null, things: context.scene.things.filter(isBehind) },
    };
    const { canvas } = emptyPlace(bare, inner, small, cards, () => undefined, false);
    const soft = softened(canvas, context.scene, true, 0.03);
    if (placeEntry(context.scene.place)?.kind === 'interior') addBokeh(soft, random(context.seed + 211));
    return soft;
  };
  return tabletop(context, context.scene.surface!, inner, behind);
}

/** A scene as a page: its words by role, the layout that fits them, in the film's colours and letters, in the room that is left. */

import { subjectIn } from '#engine/motion/camera.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { type Page, pageSchema } from '#engine/page/document/document.ts';
import { FORMATS } from '#engine/page/document/formats.ts';
import type { Box } from '#engine/page/templates/boxes.ts';
import { Kit } from '#engine/page/templates/kit.ts';
import type { Words } from '#engine/page/templates/words.ts';
import { VIDEO_TEMPLATES, type VideoData } from '../../contract.ts';
import type { SceneCut, Storyboard } from '../storyboard.ts';
import { bearsCropping, chooseLayout } from './choose-layout.ts';
import { filmTheme } from './film-theme.ts';
import { withPlaces } from './moved-layers.ts';
import { wordsInTurn } from './phrases.ts';
import { COSTS, readWords, type Said, WEB } from './read-words.ts';
import { type SceneKit, WORDS_SHARE } from './scene-kit.ts';
import { PRESENTED, type SceneLayout } from './scene-layouts.ts';

/** The pictures and the logo of a film, as its pages name them. */
export const mediaRef = (index: number): string => `media:${index}`;
export const FILM_LOGO = 'film:logo';

/** Of the shorter side: pages are laid out in one size and drawn in any, so that a preview breaks its lines where the film does. */
const SHORT_SIDE = 1080;

export const pageSize = ({ width, height }: Size): Size => {
  const scale = SHORT_SIDE / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

export interface PagePlan {
  data: VideoData;
  board: Storyboard;
  /** In the pixels of its pages, as `pageSize` has them. */
  frame: Size;
  /** Sizes of the film's pictures, where they are known. */
  pictures: readonly (Size | undefined)[];
  /** Width by height of the logo, where there is one. */
  logo: number | undefined;
  /** Where words may stand in a scene. */
  roomOf: (scene: SceneCut) => Box;
  /** Whether its words are in the captions already. */
  isCaptioned: (scene: SceneCut) => boolean;
}

function saidIn(scene: SceneCut, { isCaptioned }: PagePlan): Said {
  if (scene.kind === 'title') return { kind: 'title', words: titleWords(scene) };
  if (scene.kind === 'end') return { kind: 'end', words: endWords(scene) };
  return isCaptioned(scene) ? { kind: 'silent', words: {} } : readWords(scene.headline);
}

const titleWords = ({ headline, text }: SceneCut): Words => ({ headline, ...(text && { subline: text }) });

/** The lines on the last card are what it costs, an address, a site or the name: each in its own place. */
function endWords({ headline, text }: SceneCut): Words {
  const lines = text.split(/\s*(?:\n|·|\||•)\s*/u).filter(Boolean);
  const take = (pattern: RegExp) => {
    const at = lines.findIndex((one) => pattern.test(one));
    return at < 0 ? undefined : lines.splice(at, 1)[0];
  };
  const website = take(WEB);
  const offer = take(COSTS);
  return {
    headline,
    ...(offer && { offer }),
    ...(lines.length > 0 && { subline: lines.join('\n') }),
    ...(website && { website }),
  };
}

/** Of a picture that was drawn for the film: its hero stands in the middle and fills half of it. */
const DRAWN_SUBJECT = { x: 0.3, y: 0.2, width: 0.4, height: 0.62 };

const subjectOf = ({ media, fileId, subject }: SceneCut) =>
  subject ?? (media !== undefined && fileId === undefined ? DRAWN_SUBJECT : undefined);

/** Of the subject, by how much words may lie on it: heads are on top. */
const MAX_COVERED = { top: 0.08, bottom: 0.26, left: 0.34, right: 0.34 };

function leavesRoom(scene: SceneCut, picture: Size | undefined, frame: Size): boolean {
  const subject = subjectOf(scene);
  if (!picture || !subject) return true;
  const seen = subjectIn(picture, frame, subject, scene.shot ?? 0);
  const side = calmSide(scene, picture, frame);
  const isWide = side === 'left' || side === 'right';
  const [from, length, all] = isWide
    ? [seen.x, seen.width, frame.width]
    : [seen.y, seen.height, frame.height];
  const share = isWide ? WORDS_SHARE.wide : WORDS_SHARE.other;
  const [low, high] = side === 'left' || side === 'top' ? [0, share * all] : [(1 - share) * all, all];
  return Math.max(0, Math.min(from + length, high) - Math.max(from, low)) <= MAX_COVERED[side] * length;
}

/** Where the subject leaves room: the side of the page that is farthest from its middle. */
function calmSide(scene: SceneCut, picture: Size | undefined, frame: Size): SceneKit['calm'] {
  if (!picture || !scene.subject)
    return frame.width > frame.height * 1.2 ? (scene.turn % 2 === 0 ? 'left' : 'right') : 'bottom';
  const seen = subjectIn(picture, frame, scene.subject, scene.shot ?? 0);
  if (frame.width > frame.height * 1.2) return seen.x + seen.width / 2 > frame.width / 2 ? 'left' : 'right';
  return seen.y + seen.height / 2 > frame.height * 0.56 ? 'top' : 'bottom';
}

export function pageFor(layout: SceneLayout, said: Said, scene: SceneCut, plan: PagePlan): Page {
  const { data, board, frame, pictures } = plan;
  const { theme, manner, shade } = filmTheme(data, board.template);
  const picture = scene.media === undefined ? undefined : pictures[scene.media];
  const { width, height } = frame;
  const kit = new Kit({
    format: { ...FORMATS['instagram-story'], width, height, bleed: 0 },
    words: said.words,
    photos: scene.media === undefined ? [] : [mediaRef(scene.media)],
    logo: plan.logo ? FILM_LOGO : null,
    room: plan.roomOf(scene),
  });
  layout.draw({
    kit,
    manner,
    shade,
    theme,
    ratio: picture && picture.width / picture.height,
    calm: calmSide(scene, picture, frame),
    logo: plan.logo ? { ratio: plan.logo, plate: data.logo?.plate ?? '#ffffff' } : undefined,
    cutout: cutoutOf(scene, pictures),
    turn: scene.turn,
  });
  const seconds = Math.max(2, Math.min(15, scene.end - scene.start));
  const layers = kit.layers.map((layer) => ({
    ...layer,
    ...('src' in layer && { src: null }),
    ...(layer.role === 'photo' && isCut(scene, picture, layer) && { fit: 'contain' as const }),
  }));
  const page = pageSchema.parse({
    width,
    height,
    background: kit.background,
    motion: { kind: manner.motion, seconds },
    layers,
  });
  // Sources of films are no files of the library: they are named here.
  return {
    ...page,
    layers: page.layers.map((layer, i) => {
      const given = kit.layers[i]!;
      return 'src' in given && 'src' in layer ? { ...layer, src: given.src ?? null } : layer;
    }),
  };
}

/** The subject without its ground: as near as its box asks for. */
function cutoutOf({ cutout }: SceneCut, pictures: PagePlan['pictures']): SceneKit['cutout'] {
  const picture = cutout && pictures[cutout.media];
  if (!picture) return undefined;
  const { x, y, width, height } = cutout.box;
  const ratio = (picture.width * width) / (picture.height * height);
  return {
    src: mediaRef(cutout.media),
    ratio,
    crop: { x: x + width / 2, y: y + height / 2, zoom: Math.min(10, 1 / Math.max(width, height)) },
  };
}

/** What is written in a picture may not be cut: where its place has another shape, all of the picture is shown. */
const isCut = (
  { isLettered, subject }: SceneCut,
  picture: Size | undefined,
  { w, h }: { w: number; h: number },
) =>
  isLettered === true && picture !== undefined && !bearsCropping(picture, { width: w, height: h }, subject);

export interface ScenePage {
  page: Page;
  /** Where its words are more than are read at once: what is shown one after the other, `page` being the first. */
  turns?: { words: Words; page: Page }[] | undefined;
  layout: SceneLayout;
  said: Said;
}

/** What may be said in several steps; the others stand together. */
const IN_TURN: ReadonlySet<string> = new Set(['statement', 'date', 'place', 'question', 'step']);

/** By the scene, for as long as what it was laid out for stays the same: a film asks thirty times a second. */
const known = new WeakMap<SceneCut, { key: string; made: ScenePage }>();

export function scenePage(scene: SceneCut, plan: PagePlan): ScenePage {
  const { data, board, frame, logo } = plan;
  const picture = scene.media === undefined ? undefined : plan.pictures[scene.media];
  const room = plan.roomOf(scene);
  const isTold = !plan.isCaptioned(scene);
  const key = [
    frame.width,
    frame.height,
    picture ? `${picture.width}x${picture.height}` : '',
    logo ? Math.round(logo * 100) : '',
    isTold,
    board.template,
    Object.values(room).map(Math.round),
  ].join();
  const found = known.get(scene);
  if (found?.key === key) return found.made;
  const said = saidIn(scene, plan);
  const layout =
    scene.presenter === 'full'
      ? PRESENTED
      : chooseLayout({
          kind: said.kind,
          style: data.style,
          frame,
          picture,
          subject: scene.subject,
          leavesRoom: leavesRoom(scene, picture, frame),
          turn: scene.turn,
          hasCutout: cutoutOf(scene, plan.pictures) !== undefined,
          isLettered: scene.isLettered,
          offset: VIDEO_TEMPLATES.findIndex(({ id }) => id === board.template),
        });
  const pageOf = (words: Words) =>
    withPlaces(pageFor(layout, { ...said, words }, scene, plan), scene.places ?? []);
  const turns = IN_TURN.has(said.kind)
    ? wordsInTurn(said.words)?.map((words) => ({ words, page: pageOf(words) }))
    : undefined;
  const made = { layout, said, turns, page: turns?.[0]?.page ?? pageOf(said.words) };
  known.set(scene, { key, made });
  return made;
}

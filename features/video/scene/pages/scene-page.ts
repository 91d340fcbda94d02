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
import { readWords, type Said } from './read-words.ts';
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
  hasLogo: boolean;
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

const WEB = /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?\b/i;

/** The line on the last card is an address, an offer or the name: each in its own place. */
function endWords({ headline, text }: SceneCut): Words {
  const lines = text.split(/\s*(?:\n|·|\||•)\s*/u).filter(Boolean);
  const web = lines.find((one) => WEB.test(one));
  const rest = lines.filter((one) => one !== web);
  return {
    headline,
    ...(rest.length > 0 && { subline: rest.join('\n') }),
    ...(web && { website: web }),
  };
}

/** Of a picture that was drawn for the film: its hero stands in the middle and fills half of it. */
const DRAWN_SUBJECT = { x: 0.3, y: 0.2, width: 0.4, height: 0.62 };

const subjectOf = ({ media, fileId, subject }: SceneCut) =>
  subject ?? (media !== undefined && fileId === undefined ? DRAWN_SUBJECT : undefined);

/** Of the subject, by how much words may lie on it. */
const MAX_COVERED = 0.34;

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
  return Math.max(0, Math.min(from + length, high) - Math.max(from, low)) <= MAX_COVERED * length;
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
  const { data, board, frame, pictures, hasLogo } = plan;
  const { theme, manner } = filmTheme(data, board.template);
  const picture = scene.media === undefined ? undefined : pictures[scene.media];
  const { width, height } = frame;
  const kit = new Kit({
    format: { ...FORMATS['instagram-story'], width, height, bleed: 0 },
    words: said.words,
    photos: scene.media === undefined ? [] : [mediaRef(scene.media)],
    logo: hasLogo ? FILM_LOGO : null,
    room: plan.roomOf(scene),
  });
  layout.draw({
    kit,
    manner,
    theme,
    ratio: picture && picture.width / picture.height,
    calm: calmSide(scene, picture, frame),
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

/** What is written in a picture may not be cut: where its place has another shape, all of the picture is shown. */
const isCut = (
  { isLettered, subject }: SceneCut,
  picture: Size | undefined,
  { w, h }: { w: number; h: number },
) =>
  isLettered === true && picture !== undefined && !bearsCropping(picture, { width: w, height: h }, subject);

export interface ScenePage {
  page: Page;
  layout: SceneLayout;
  said: Said;
}

/** By the scene, for as long as what it was laid out for stays the same: a film asks thirty times a second. */
const known = new WeakMap<SceneCut, { key: string; made: ScenePage }>();

export function scenePage(scene: SceneCut, plan: PagePlan): ScenePage {
  const { data, board, frame, hasLogo } = plan;
  const picture = scene.media === undefined ? undefined : plan.pictures[scene.media];
  const room = plan.roomOf(scene);
  const isTold = !plan.isCaptioned(scene);
  const key = [
    frame.width,
    frame.height,
    picture ? `${picture.width}x${picture.height}` : '',
    hasLogo,
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
          offset: VIDEO_TEMPLATES.findIndex(({ id }) => id === board.template),
        });
  const laidOut = pageFor(layout, said, scene, plan);
  const made = { layout, said, page: withPlaces(laidOut, scene.places ?? []) };
  known.set(scene, { key, made });
  return made;
}

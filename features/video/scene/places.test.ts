/** Nothing covers anything else, in every template, style and format, with long and short words. */

import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { inkOfText } from '#engine/page/draw/text/ink-of-text.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import {
  BLANK_VIDEO,
  CAPTION_PLACES,
  CORNERS,
  FRAME_SIZES,
  PRESENTED,
  PRESENTER_SIZE,
  VIDEO_FORMATS,
  VIDEO_STYLES,
  VIDEO_TEMPLATES,
  type VideoData,
} from '../contract.ts';
import { pageIn } from './draw-frame.ts';
import { SCENE_LAYOUTS } from './pages/scene-layouts.ts';
import type { Rect } from './parts/rect.ts';
import { furnish, overlaps } from './places.ts';
import { blankScene } from './scene-list.ts';
import { storyboardOf } from './storyboard.ts';

registerFilmFonts('');
const canvas = createCanvas(16, 16).getContext('2d') as unknown as Canvas2D;

const LONG =
  'Every single loaf is kneaded by hand before sunrise, baked on stone and sold while it is still warm, which is why the whole street smells of bread when the first bus comes by.';
const TEXTS: Record<string, Partial<VideoData>> = {
  short: {
    title: 'Bread',
    description: 'Fresh bread. Every day.',
    textOverlay: 'Open',
    endCard: 'crumb.example',
  },
  long: {
    title: 'The bakery on the corner of Harbour Street has been open since 1921',
    description: `${LONG} ${LONG.replace('loaf', 'roll')}`,
    textOverlay: 'Today only: two loaves for the price of one, until everything is sold out in the afternoon',
    endCard: 'www.a-rather-long-address-of-a-bakery.example/harbour-street/opening-hours',
    ending: 'Come and see us while the bread is warm',
  },
  none: { title: '', description: '', textOverlay: '', endCard: '' },
};
const MARKS = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center'];
const OVERLAYS = [
  { x: 0.5, y: 0.86 },
  { x: 0.92, y: 0.06 },
  { x: 0.3, y: 0.5 },
];
const LOGOS: (Still | undefined)[] = [
  undefined,
  { image: undefined as never, width: 400, height: 400 },
  { image: undefined as never, width: 1200, height: 200 },
];

const WIDE: Size = { width: 400, height: 300 };
const UPRIGHT: Size = { width: 300, height: 400 };
const PICTURES = [WIDE, UPRIGHT, undefined, undefined, undefined];

const PRESENTERS: VideoData['presenter'][] = [
  null,
  ...CORNERS.flatMap((corner, i) =>
    PRESENTED.map((shown) => ({
      name: 'Mika',
      character: DEFAULT_CHARACTER,
      shown,
      corner,
      size: [PRESENTER_SIZE.max, PRESENTER_SIZE.min][i % 2]!,
    })),
  ),
];

const letters = await shippedLetters(JSON.stringify(TEXTS) + LONG);
const resources = { faces: letters.faces, picture: () => undefined, icon: () => undefined };

interface SceneThings {
  layout: string;
  /** All that is drawn over the pictures of a scene, by name. */
  things: Record<string, Rect>;
  problems: string[];
}

function thingsIn(data: VideoData, logo: Still | undefined, picture: Size | undefined): SceneThings[] {
  const frame = FRAME_SIZES[data.format];
  const board = storyboardOf(data, picture ? ['file:1'] : []);
  const furniture = furnish(canvas, frame, { data, logo });
  const stills = picture ? [{ ...picture, image: undefined as never }] : [];
  return board.scenes.map((scene) => {
    const { page, theme } = pageIn(frame, { data, board, stills, logo }, scene, furniture);
    const scale = frame.width / page.page.width;
    const { captions, presenter, face, logo: sign, ...rest } = furniture;
    const things: Record<string, Rect | undefined> = {
      ...rest,
      logo: scene.kind === 'end' ? undefined : sign,
      presenter: scene.presenter === 'corner' ? presenter : undefined,
      face: scene.presenter === 'full' ? face : undefined,
      // Where nothing is told there is no caption.
      captions: scene.sentence === undefined ? undefined : captions,
    };
    for (const layer of page.page.layers) {
      const ink = layer.type === 'text' ? inkOfText(layer, theme.theme, resources) : undefined;
      if (!ink) continue;
      things[`words ${layer.id}`] = {
        x: ink.left * scale,
        y: ink.top * scale,
        width: (ink.right - ink.left) * scale,
        height: (ink.bottom - ink.top) * scale,
      };
    }
    return {
      layout: page.layout.name,
      things: Object.fromEntries(
        Object.entries(things).filter((entry): entry is [string, Rect] => entry[1] !== undefined),
      ),
      problems: checkPage(theme, page.page, resources).map(({ kind, layers }) => `${kind} ${layers.join()}`),
    };
  });
}

const isInside = ({ x, y, width, height }: Rect, frame: { width: number; height: number }): boolean =>
  x >= -0.5 && y >= -0.5 && x + width <= frame.width + 0.5 && y + height <= frame.height + 0.5;

function faultsOf(data: VideoData, logo: Still | undefined, picture: Size | undefined): string[] {
  const faults: string[] = [];
  for (const [i, { layout, things, problems }] of thingsIn(data, logo, picture).entries()) {
    const where = `scene ${i} (${layout})`;
    faults.push(...problems.map((one) => `${where}: ${one}`));
    const all = Object.entries(things);
    for (const [n, [name, rect]] of all.entries()) {
      if (!isInside(rect, FRAME_SIZES[data.format])) faults.push(`${where}: ${name} leaves the frame`);
      for (const [other, taken] of all.slice(n + 1)) {
        // Words among themselves are the page's own business.
        const areWords = name.startsWith('words') && other.startsWith('words');
        if (!areWords && overlaps(rect, taken)) faults.push(`${where}: ${name} and ${other}`);
      }
    }
  }
  return faults;
}

describe.each(shortRound(VIDEO_TEMPLATES, 3).map(({ id }) => id))('in %s', (template) => {
  it.each(VIDEO_STYLES)('set in %s, nothing covers anything else', (style) => {
    let turn = 0;
    for (const format of VIDEO_FORMATS)
      for (const [length, words] of Object.entries(TEXTS))
        for (const captions of ['none', 'burned'] as const) {
          // Every mark, logo, overlay and place of captions comes up many times; not each with each.
          const overlayAt = OVERLAYS[turn % OVERLAYS.length]!;
          const position = MARKS[turn % MARKS.length]!;
          const logo = LOGOS[turn % LOGOS.length];
          const captionPlace = CAPTION_PLACES[Math.floor(turn / 2) % CAPTION_PLACES.length]!;
          const picture = PICTURES[turn % PICTURES.length];
          const presenter = PRESENTERS[turn % PRESENTERS.length]!;
          turn++;
          const watermark = { name: '', content: '© Crumb & Crust', position, opacity: 0.5, color: '#fff' };
          const data = {
            ...BLANK_VIDEO,
            duration: [15],
            ...words,
            template,
            style,
            format,
            captions,
            captionPlace,
            overlayAt,
            watermark,
            presenter,
          };
          const where = `${presenter?.shown ?? 'no presenter'} ${presenter?.corner ?? ''}, ${format}, ${length}, ${captions} ${captionPlace}, mark ${position}, overlay ${overlayAt.y}`;
          expect(faultsOf(data, logo, picture), where).toEqual([]);
        }
  });
});

it.each(VIDEO_FORMATS)('keeps clear of a presenter who changes places, in %s', (format) => {
  let turn = 0;
  for (const corner of CORNERS)
    for (const captionPlace of CAPTION_PLACES)
      for (const overlayAt of OVERLAYS)
        for (const position of MARKS) {
          turn++;
          const scenes = (['corner', 'full', 'hidden'] as const).map((presenter, i) => ({
            ...blankScene(`s${i}`, i === 1 ? LONG : 'Fresh bread.'),
            presenter,
          }));
          const data: VideoData = {
            ...BLANK_VIDEO,
            ...TEXTS.long,
            scenes,
            format,
            captions: turn % 2 ? 'burned' : 'none',
            captionPlace,
            overlayAt,
            watermark: { name: '', content: '© Crumb & Crust', position, opacity: 0.5, color: '#fff' },
            presenter: { ...PRESENTERS[1]!, corner, size: PRESENTER_SIZE.max },
          };
          const where = `${corner}, captions ${captionPlace}, mark ${position}, overlay ${overlayAt.y}`;
          expect(faultsOf(data, LOGOS[turn % LOGOS.length], PICTURES[turn % PICTURES.length]), where).toEqual(
            [],
          );
        }
});

it('shows a sentence once: as a caption or as words of its scene', () => {
  const data: VideoData = { ...BLANK_VIDEO, title: 'Bread', description: 'Fresh bread. Every day.' };
  const beats = (captions: VideoData['captions']) =>
    thingsIn({ ...data, captions }, undefined, WIDE)
      .slice(1, -1)
      .map(({ things }) => Object.keys(things));
  for (const beat of beats('burned')) expect(beat).toEqual(['captions']);
  for (const captions of ['none', 'soft'] as const)
    for (const beat of beats(captions)) expect(beat).toEqual(['words headline']);
});

/** The layouts of the beats of a film about one picture. */
function layoutsOf(
  format: VideoData['format'],
  picture: Size,
  subject?: { x: number; y: number; width: number; height: number },
): { kind: string; words: Rect }[] {
  const file = { id: '1', url: '', name: 'mug', type: 'image/png', size: 1, ...(subject && { subject }) };
  const data: VideoData = { ...BLANK_VIDEO, format, description: 'A red mug.', uploadedFiles: [file] };
  return thingsIn(data, undefined, picture)
    .slice(1, -1)
    .map(({ layout, things }) => ({
      kind: SCENE_LAYOUTS.find(({ name }) => name === layout)!.picture,
      words: things['words headline']!,
    }));
}

it('lets a picture fill the frame where its subject stays whole, and gives it a place of its own where it would be cut', () => {
  expect(layoutsOf('portrait', { width: 900, height: 1600 })[0]!.kind).toBe('whole');
  expect(layoutsOf('portrait', { width: 1600, height: 600 })[0]!.kind).toBe('part');
  const whole = { x: 0.05, y: 0.4, width: 0.9, height: 0.55 };
  expect(layoutsOf('portrait', { width: 1600, height: 1200 }, whole)[0]!.kind).toBe('part');
});

it('sets words where the subject of a picture leaves room, and beside the picture where there is none', () => {
  const square = { width: 1000, height: 1000 };
  const [high] = layoutsOf('square', square, { x: 0.3, y: 0.04, width: 0.4, height: 0.42 });
  expect(high!.kind).toBe('whole');
  expect(high!.words.y).toBeGreaterThan(FRAME_SIZES.square.height * 0.5);
  const [low] = layoutsOf('square', square, { x: 0.2, y: 0.5, width: 0.6, height: 0.45 });
  expect(low!.kind).toBe('whole');
  expect(low!.words.y + low!.words.height).toBeLessThan(FRAME_SIZES.square.height * 0.5);
  expect(layoutsOf('square', square, { x: 0.05, y: 0.05, width: 0.9, height: 0.9 })[0]!.kind).toBe('part');
});

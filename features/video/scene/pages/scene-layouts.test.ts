/** Every layout in every style and shape bears every text: no word is cut off, covered or hard to read. */

import { expect, it } from 'vitest';
import { contrast, mix } from '#engine/lettering/color/color.ts';
import type { Size } from '#engine/motion/canvas.ts';
import type { Page } from '#engine/page/document/document.ts';
import type { TextLayer } from '#engine/page/document/layers.ts';
import { resolveColor } from '#engine/page/document/theme.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { BLANK_VIDEO, VIDEO_STYLES, VIDEO_TEMPLATES, type VideoData } from '../../contract.ts';
import { roomFor } from '../places.ts';
import { storyboardOf } from '../storyboard.ts';
import { chooseLayout } from './choose-layout.ts';
import { type FilmTheme, filmTheme } from './film-theme.ts';
import { readWords, SAYINGS, type Said } from './read-words.ts';

import { SCENE_LAYOUTS } from './scene-layouts.ts';
import { pageFor, pageSize } from './scene-page.ts';

const TEXTS = [
  'Fresh bread.',
  'Open',
  'Handmade bowls, fired twice and glazed by hand in our small workshop behind the harbour',
  'Every single loaf is kneaded by hand before sunrise, baked on stone and sold while it is still warm, which is why the whole street smells of bread',
  'Donaudampfschifffahrtsgesellschaft feiert Rechtsschutzversicherungsjubiläum',
  'Frisch gebackene Vollkornbrötchen und hausgemachte Zwetschgenmarmelade, jeden Sonntagmorgen ab sieben Uhr',
  'Unsere Öffnungszeiten: Montag bis Freitag 7–18 Uhr',
  '毎朝焼きたてのパンをお届けします。',
  '新しい季節のケーキが登場しました。ぜひお試しください。',
  '每天早上新鲜出炉的面包，只用最好的面粉',
  '매일 아침 갓 구운 빵을 만나 보세요',
  'خبز طازج كل صباح من مخبزنا الصغير',
  'מאפים טריים בכל בוקר',
  'Свежий хлеб каждое утро',
  'Pumpkin rolls for only 2.50 € this week',
  'Jetzt nur 1.299,00 € statt 1.599,00 €',
  '¥1,200 lunch set',
  '20% off all winter coats until Sunday',
  'Buy one, get one free',
  'Why wait for the weekend?',
  'Haben Sie schon einmal ein Sauerteigbrot gegessen, das drei Tage lang ruhen durfte?',
  'Rye, spelt, focaccia, brioche',
  'On the menu: Espresso, Cappuccino, Flat white, Hot chocolate, Tea, Lemonade',
  '“The best bread in Munich, and the friendliest people behind the counter I have ever met.” — Anna Maria Huber',
  '48 hours of rest in every loaf',
  '1. Mix flour, water and salt until no dry flour is left in the bowl',
  'Open Saturday from 7 am',
  'Find us at 12 Harbour Street',
  'Good morning 🥐☕️ and welcome!',
  'Merci 🎉',
];

const SHAPES: readonly Size[] = [
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1920, height: 1080 },
];
const PICTURES: readonly Size[] = [
  { width: 1500, height: 1000 },
  { width: 800, height: 1000 },
];

/** What is left of a picture whose ground was cut away. */
const CUT = [
  { x: 0.1, y: 0.3, width: 0.8, height: 0.4 },
  { x: 0.3, y: 0.05, width: 0.35, height: 0.9 },
];

const letters = await shippedLetters(TEXTS.join(' '));
const resources = { faces: letters.faces, picture: () => undefined, icon: () => undefined };

const saidFor = (text: string, kind: Said['kind']): Said => {
  if (kind === 'title') return { kind, words: { headline: text } };
  if (kind === 'end')
    return {
      kind,
      words: {
        headline: text,
        subline: 'Bäckerei Sommer\nLindwurmstr. 12, München',
        website: 'www.baeckerei-sommer.de',
      },
    };
  return kind === 'silent' ? { kind, words: {} } : readWords(text);
};

/** The colour that words stand on: everything below their middle, one over the other; a picture counts as its shade. */
function groundBelow(text: TextLayer, { layers, background }: Page, { theme, shade }: FilmTheme): string {
  const [cx, cy] = [text.x + text.w / 2, text.y + text.h / 2];
  let ground = typeof background === 'string' ? resolveColor(background, theme).hex : shade;
  for (const one of layers.slice(0, layers.indexOf(text))) {
    if (one.x > cx || cx > one.x + one.w || one.y > cy || cy > one.y + one.h) continue;
    if (one.type === 'picture') ground = shade;
    if (one.type !== 'shape' || one.fill === null || one.shape === 'dots') continue;
    if (typeof one.fill !== 'string') ground = shade;
    else {
      const { hex, alpha } = resolveColor(one.fill, theme);
      ground = mix(ground, hex, alpha * one.opacity);
    }
  }
  return ground;
}

const CASES = shortRound(
  VIDEO_STYLES.flatMap((style) =>
    SHAPES.map((frame) => ({ style, frame, name: `${style} ${frame.width}x${frame.height}` })),
  ),
  3,
);

it.each(CASES)('$name: every layout bears every text', ({ style, frame }) => {
  const faults: string[] = [];
  for (const [t, template] of VIDEO_TEMPLATES.entries()) {
    const data: VideoData = { ...BLANK_VIDEO, style, template: template.id, description: 'One. Two.' };
    const board = storyboardOf(data, ['file:1']);
    const look = filmTheme(data, template.id);
    const { theme } = look;
    for (const [n, layout] of SCENE_LAYOUTS.entries()) {
      if (layout.styles && !layout.styles.includes(style)) continue;
      for (const [i, text] of TEXTS.entries()) {
        // Each text in each layout; colours, pictures and turns change from one to the next.
        if ((i + n) % VIDEO_TEMPLATES.length !== t) continue;
        const kind = layout.for.includes(readWords(text).kind)
          ? readWords(text).kind
          : layout.for.find((one) => one === 'title' || one === 'end');
        if (!kind) continue;
        const isBare = layout.picture === 'none' || (layout.picture === 'any' && i % 3 === 0);
        const cutout = layout.picture === 'cutout' ? { media: 1, box: CUT[i % CUT.length]! } : undefined;
        const scene = { ...board.scenes[1]!, turn: i, media: isBare ? undefined : 0, cutout };
        const picture = PICTURES[i % PICTURES.length]!;
        const page = pageFor(layout, saidFor(text, kind), scene, {
          data,
          board,
          frame: pageSize(frame),
          pictures: [picture, picture],
          logo: i % 2 === 0 ? [0.8, 1.6, 4][i % 3] : undefined,
          roomOf: (one) => {
            const { x, y, width, height } = roomFor(pageSize(frame), data, one, {});
            return { x, y, w: width, h: height };
          },
          isCaptioned: () => false,
        });
        const where = `${layout.name} “${text.slice(0, 24)}”`;
        for (const problem of checkPage({ theme }, page, resources))
          faults.push(`${where}: ${problem.kind} ${problem.layers.join()}`);
        for (const layer of page.layers) {
          if (layer.type !== 'text' || layer.plate || typeof layer.fill !== 'string') continue;
          const ratio = contrast(resolveColor(layer.fill, theme).hex, groundBelow(layer, page, look));
          if (ratio < 4.5) faults.push(`${where}: ${layer.id} at ${ratio.toFixed(1)}:1`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

it('has forty layouts, and one for everything that words can say, with and without a picture', () => {
  expect(SCENE_LAYOUTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(SCENE_LAYOUTS.map(({ name }) => name)).size).toBe(SCENE_LAYOUTS.length);
  for (const style of VIDEO_STYLES)
    for (const frame of SHAPES)
      for (const kind of SAYINGS)
        for (const picture of [undefined, ...PICTURES]) {
          if (kind === 'silent' && !picture) continue;
          const found = [0, 1, 2, 3].map((turn) =>
            chooseLayout({
              kind,
              style,
              frame,
              picture: kind === 'end' ? undefined : picture,
              subject: undefined,
              leavesRoom: true,
              turn,
            }),
          );
          for (const one of found) expect(one.for).toContain(kind);
        }
});

it('never shows three neighbours alike where words say nothing special', () => {
  for (const style of VIDEO_STYLES)
    for (const frame of SHAPES)
      for (const picture of PICTURES) {
        const names = Array.from(
          { length: 12 },
          (_, turn) =>
            chooseLayout({
              kind: 'statement',
              style,
              frame,
              picture,
              subject: undefined,
              leavesRoom: true,
              turn,
            }).name,
        );
        for (let i = 2; i < names.length; i++)
          expect(new Set(names.slice(i - 2, i + 1)).size).toBeGreaterThan(1);
      }
});

it('shows a subject that was cut out without its ground wherever words say nothing special', () => {
  for (const style of VIDEO_STYLES)
    for (const kind of ['statement', 'silent'] as const)
      for (const turn of [0, 1, 2]) {
        const wanted = { kind, style, frame: SHAPES[0]!, picture: PICTURES[1]!, subject: undefined, turn };
        const { picture } = chooseLayout({ ...wanted, leavesRoom: true, hasCutout: true });
        expect([style, kind, turn, picture]).toEqual([style, kind, turn, 'cutout']);
      }
});

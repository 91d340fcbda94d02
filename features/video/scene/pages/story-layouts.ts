/** Layouts of scenes as posters: a picture that melts into colour, stands on it, or is what the colour is laid over. */

import { contrast, mix } from '#engine/lettering/color/color.ts';
import { resolveColor } from '#engine/page/document/theme.ts';
import { type Box, fitted, inset, placed, rows } from '#engine/page/templates/boxes.ts';
import { stack } from '#engine/page/templates/layouts/stack.ts';
import {
  type Ground,
  halves,
  lookOn,
  padded,
  READABLE,
  type SceneKit,
  slotsOf,
  within,
} from './scene-kit.ts';

/** The picture goes over into the ground that the words stand on. */
export function melted(on: SceneKit, ground: Ground): void {
  const { kit, manner } = on;
  const { u } = kit;
  kit.background = `@${ground}`;
  const side = kit.isWide ? 'left' : 'bottom';
  const { words, rest } = halves(kit, side, kit.isWide ? 0.42 : kit.isTall ? 0.38 : 0.44);
  kit.photo(rest);
  const reach = (kit.isWide ? rest.w : rest.h) * 0.4;
  const veil = kit.isWide
    ? { ...rest, x: rest.x - 2, w: reach }
    : { ...rest, y: rest.y + rest.h - reach, h: reach + 2 };
  kit.ground(veil, {
    type: 'linear',
    angle: kit.isWide ? 180 : 90,
    stops: [
      { at: 0, color: `@${ground}/0` },
      { at: 0.5, color: `@${ground}/52` },
      { at: 1, color: `@${ground}` },
    ],
  });
  const room = within(padded({ ...words, y: words.y - (kit.isWide ? 0 : u * 2) }, u * 3), kit.safe);
  stack(kit, room, slotsOf(on, lookOn(on, ground), manner.max * 1.05), { align: 'left' });
}

/** Large words above, the picture standing on the foot of the page. */
export function posted(on: SceneKit, ground: Ground): void {
  const { kit, manner } = on;
  const { u, full } = kit;
  kit.background = `@${ground}`;
  const { words, rest } = halves(kit, kit.isWide ? 'left' : 'top', kit.isWide ? 0.44 : 0.42);
  const margin = u * 5;
  const corner = manner.corner * u * 1.6;
  const frame = kit.isWide
    ? { x: rest.x, y: margin, w: rest.w + corner, h: full.h - 2 * margin }
    : { x: margin, y: rest.y, w: full.w - 2 * margin, h: rest.h + corner };
  kit.photo(frame, { corner });
  stack(kit, within(padded(words, u * 3), kit.safe), slotsOf(on, lookOn(on, ground), manner.max * 1.05), {
    align: 'left',
  });
}

/** A disc that runs over the edge, with a ring in the loudest colour. */
export function ringed(on: SceneKit, ground: Ground): void {
  // Beside a disc a square page has no room for words.
  if (!on.kit.isTall && !on.kit.isWide) {
    posted(on, ground);
    return;
  }
  const { kit } = on;
  const { u, full } = kit;
  kit.background = `@${ground}`;
  const size = kit.isWide ? full.h * 1.08 : full.w;
  const disc = kit.isWide
    ? { x: full.w - size * 0.92, y: (full.h - size) / 2, w: size, h: size }
    : { x: full.w - size * 0.93, y: full.h - size * 0.96, w: size, h: size };
  const ring = inset(disc, -u * 2.4);
  kit.draw('ellipse', ring, ground === 'primary' ? '@secondary' : '@primary', { role: 'ground' });
  kit.photo(disc, { mask: 'ellipse' });
  const words = kit.isWide ? { ...full, w: ring.x } : { ...full, h: ring.y };
  stack(kit, within(padded(words, u * 3), kit.safe), slotsOf(on, lookOn(on, ground)), { align: 'left' });
}

/** A window with a round head, as tall as the page leaves it. */
export function windowed(on: SceneKit, ground: Ground): void {
  const { kit } = on;
  const { u, full } = kit;
  kit.background = `@${ground}`;
  const frame = kit.isWide
    ? { x: full.w * 0.55, y: full.h * 0.1, w: full.w * 0.36, h: full.h * 0.9 + u }
    : { x: full.w * 0.13, y: full.h * 0.42, w: full.w * 0.74, h: full.h * 0.58 + u };
  kit.draw('arch', inset(frame, -u * 1.8), null, {
    stroke: { color: ground === 'primary' ? '@secondary' : '@accent', width: u * 0.3 },
    role: 'ground',
  });
  kit.photo(frame, { mask: 'arch' });
  const words = kit.isWide ? { ...full, w: frame.x - u * 2 } : { ...full, h: frame.y - u * 2 };
  stack(kit, within(padded(words, u * 3), kit.safe), slotsOf(on, lookOn(on, ground)), {
    align: kit.isWide ? 'left' : 'center',
  });
}

/** Of the colour over a picture: as little as words in front of it bear, whatever the picture shows. */
function washOver({ theme }: SceneKit, ground: Ground): number {
  const [below, words] = [`@${ground}`, ground === 'paper' ? '@ink' : `@on-${ground}`].map(
    (color) => resolveColor(color, theme).hex,
  ) as [string, string];
  const bears = (share: number) =>
    ['#000000', '#ffffff'].every((far) => contrast(mix(far, below, share), words) >= READABLE);
  return [0.78, 0.84, 0.88, 0.92, 0.96].find(bears) ?? 0.98;
}

/** The picture in the colour of the film, so quiet that it bears words anywhere. */
export function washed(on: SceneKit, ground: Ground, align: 'left' | 'center'): void {
  const { kit, manner } = on;
  wash(on, ground);
  const room = kit.isTall ? inset(kit.safe, 0, kit.safe.h * 0.14) : kit.safe;
  const look = { ...lookOn(on, ground), accent: ground === 'paper' ? '@ink' : `@on-${ground}` };
  stack(kit, room, slotsOf(on, look, manner.max * 1.25), { align });
}

export function wash(on: SceneKit, ground: Ground): void {
  const { kit } = on;
  kit.background = `@${ground}`;
  if (on.ratio) kit.photo(kit.full);
  kit.ground(kit.full, `@${ground}/${Math.round(washOver(on, ground) * 100)}`);
}

/** What it costs in a disc on the edge between picture and colour. */
export function tagged(on: SceneKit, role: 'price' | 'offer', ground: Ground): void {
  const { kit, manner } = on;
  const { u, full } = kit;
  kit.background = `@${ground}`;
  const { words, rest } = halves(kit, kit.isWide ? 'right' : 'bottom', kit.isWide ? 0.46 : 0.4);
  kit.photo(rest);
  const size = u * (kit.isTall ? 34 : 27);
  const disc = kit.isWide
    ? { x: rest.w - size * 0.62, y: full.h - size - u * 7, w: size, h: size }
    : { x: full.w - size - u * 5, y: rest.h - size * 0.72, w: size, h: size };
  const isRound = manner.corner > 0;
  kit.draw(isRound ? 'ellipse' : 'burst', disc, ground === 'primary' ? '@secondary' : '@primary', {
    points: 32,
    depth: 0.92,
    rotation: -8,
    role: 'decor',
  });
  kit.text(role, inset(disc, size * 0.13, size * 0.27), {
    face: on.manner.figures,
    fill: ground === 'primary' ? '@on-secondary' : '@on-primary',
    align: 'center',
    valign: 'middle',
    lines: kit.words(role).length > 9 ? 2 : 1,
    weight: Math.max(600, manner.weight),
    rotation: -8,
    max: size * 0.34,
  });
  const free = kit.isWide
    ? { ...words, x: words.x + size * 0.38, w: words.w - size * 0.38 }
    : { ...words, y: words.y + size * 0.28, h: words.h - size * 0.28 };
  stack(
    kit,
    within(padded(free, u * 3), kit.safe),
    slotsOf(on, lookOn(on, ground)).filter((slot) => slot.role !== role),
    { align: 'left' },
  );
}

/** Like a voucher to be torn off. */
export function couponed(on: SceneKit, role: 'price' | 'offer'): void {
  const { kit, manner } = on;
  const { u, safe } = kit;
  wash(on, 'primary');
  const room = kit.isTall
    ? inset(safe, 0, safe.h * 0.2)
    : inset(safe, kit.isWide ? safe.w * 0.12 : 0, safe.h * 0.06);
  kit.draw('ticket', room, '@paper', { shadow: { y: u * 0.8, blur: u * 4, color: '#00000040' } });
  const inner = inset(room, room.w * 0.1, room.h * 0.1);
  const [figure, rest] = rows(inner, [1.15, 1], u * 4) as [Box, Box];
  kit.text(role, figure, {
    face: on.manner.figures,
    fill: '@ink',
    weight: manner.weight,
    align: 'center',
    valign: 'middle',
    lines: kit.words(role).length > 9 ? 2 : 1,
    max: u * 26,
    fit: 'fill',
  });
  kit.line({ x: inner.x, y: rest.y - u * 2.2, w: inner.w, h: u * 0.6 }, '@accent', u * 0.35, {
    dash: 'dashed',
  });
  stack(
    kit,
    rest,
    slotsOf(on, lookOn(on, 'paper'), manner.max * 0.85).filter((slot) => slot.role !== role),
    { align: 'center' },
  );
}

/** Streets of no town: a card that says "here". */
const STREETS =
  'M 0 22 L 40 16 L 100 30 M 0 62 L 36 58 L 64 66 L 100 60 M 24 0 L 30 46 L 22 100 M 66 0 L 60 40 L 70 100 M 40 16 L 60 40 M 0 88 L 100 84';
const PIN = 'M 50 100 C 20 62 8 52 8 34 C 8 14 26 0 50 0 C 74 0 92 14 92 34 C 92 52 80 62 50 100 Z';

/** Where it is: a pin on streets, the address below. */
export function mapped(on: SceneKit): void {
  const { kit } = on;
  const { u } = kit;
  kit.background = '@paper';
  const { words, rest } = halves(kit, kit.isWide ? 'left' : 'bottom', kit.isWide ? 0.46 : 0.42);
  kit.ground(rest, '@soft');
  kit.draw('path', rest, null, {
    d: STREETS,
    stroke: { color: '@primary/14', width: u * 2.6 },
    role: 'ground',
  });
  const mark = placed(rest, u * 15, u * 19, 0.5, 0.5);
  kit.draw(
    'ellipse',
    { x: mark.x + u * 1.5, y: mark.y + mark.h - u * 2, w: mark.w - u * 3, h: u * 4 },
    '@primary/25',
    {
      role: 'ground',
    },
  );
  kit.draw('path', mark, '@accent', { d: PIN });
  kit.draw('ellipse', placed({ ...mark, h: mark.h * 0.68 }, u * 5, u * 5), '@paper');
  const slots = slotsOf(on, lookOn(on, 'paper')).map((slot) =>
    slot.role === 'place' ? { ...slot, share: 1.3, max: u * 5.6, lines: 2 } : slot,
  );
  stack(kit, within(padded(words, u * 3.4), kit.safe), slots, { align: 'left' });
}

/** The subject without its ground, on colour, with a disc behind it; large words above. */
export function cutOut(on: SceneKit, ground: Ground, behind: 'disc' | 'arch' | 'none'): void {
  const { kit, manner } = on;
  const { u } = kit;
  kit.background = `@${ground}`;
  const isSilent = !kit.has('headline') && !kit.has('offer');
  const { words, rest } = isSilent
    ? { words: kit.full, rest: kit.safe }
    : halves(kit, kit.isWide ? 'left' : 'top', kit.isWide ? 0.46 : 0.4);
  const room = inset(rest, u * 4, u * 5);
  const frame = fitted(room, on.cutout!.ratio, 0.5, isSilent ? 0.5 : 0.6);
  const size = Math.min(rest.w * 0.92, rest.h * 0.92);
  const tone = ground === 'primary' ? '@secondary' : ground === 'accent' ? '@primary' : '@accent';
  if (behind === 'disc') kit.draw('ellipse', placed(rest, size, size, 0.5, 0.55), tone, { role: 'ground' });
  if (behind === 'arch')
    kit.draw('arch', placed(rest, size * 0.82, rest.h * 0.94, 0.5, 1), tone, { role: 'ground' });
  kit.draw(
    'ellipse',
    { x: frame.x + frame.w * 0.12, y: frame.y + frame.h - u * 2.2, w: frame.w * 0.76, h: u * 4 },
    '#00000030',
    { role: 'ground' },
  );
  kit.figure(frame, on.cutout!);
  stack(kit, within(padded(words, u * 3), kit.safe), slotsOf(on, lookOn(on, ground), manner.max * 1.1), {
    align: kit.isWide ? 'left' : 'center',
  });
}

/** Layouts of scenes that live from their words: large on colour, a number, a list, a question, a step, the end. */

import { contrast, mix } from '#engine/lettering/color/color.ts';
import { resolveColor } from '#engine/page/document/theme.ts';
import { inset, rows } from '#engine/page/templates/boxes.ts';
import { type Ornament, ornament } from '#engine/page/templates/layouts/plain-layouts.ts';
import { stack } from '#engine/page/templates/layouts/stack.ts';
import {
  type Ground,
  halves,
  lookOn,
  onBlock,
  onPaper,
  padded,
  READABLE,
  type SceneKit,
  slotsOf,
  within,
} from './scene-kit.ts';

/** An ornament that is seen on its ground, and never comes nearer to the colour of the words. */
export function quietOn({ theme }: SceneKit, ground: Ground): readonly [strong: string, quiet: string] {
  const { hex } = resolveColor(ground === 'paper' ? '@ink' : `@on-${ground}`, theme);
  const far = contrast(hex, '#000000') > contrast(hex, '#ffffff') ? '#000000' : '#ffffff';
  const { accent, paper } = theme.colors;
  const bears = ground === 'paper' && contrast(hex, mix(paper, accent, 0.14)) >= READABLE * 1.1;
  return bears ? ['@accent/14', '@accent/8'] : [`${far}26`, `${far}16`];
}

export function words(on: SceneKit, ground: Ground, kind: Ornament, align: 'left' | 'center'): void {
  const { kit } = on;
  const { safe, u } = kit;
  kit.background = `@${ground}`;
  ornament(
    kit,
    kind,
    ...(kind === 'frame'
      ? ([`@${ground === 'paper' ? 'accent' : `on-${ground}`}`] as const)
      : quietOn(on, ground)),
  );
  const room = kind === 'frame' ? inset(safe, u * 3) : safe;
  const high = kit.isTall ? inset(room, 0, room.h * 0.16) : room;
  stack(
    kit,
    kit.isWide && align === 'left' ? { ...high, w: high.w * 0.78 } : high,
    slotsOf(on, lookOn(on, ground), on.manner.max * 1.15),
    {
      align,
    },
  );
}

/** A bar in the accent beside large words. */
export function barred(on: SceneKit): void {
  const { kit } = on;
  const { safe, u } = kit;
  kit.background = '@paper';
  const room = kit.isTall ? inset(safe, 0, safe.h * 0.2) : inset(safe, 0, safe.h * 0.12);
  kit.draw('rect', { x: room.x, y: room.y, w: u * 1.1, h: room.h }, '@accent');
  stack(kit, { ...room, x: room.x + u * 4.4, w: room.w - u * 4.4 }, slotsOf(on, onPaper(on)), {
    align: 'left',
  });
}

/** What it costs, as large as it goes. */
export function bigFigure(on: SceneKit, ground: Ground, role: 'price' | 'offer'): void {
  const { kit, manner } = on;
  const { safe, u } = kit;
  kit.background = `@${ground}`;
  ornament(kit, 'circles', ...quietOn(on, ground));
  const look = lookOn(on, ground);
  const [figure, rest] = rows(kit.isTall ? inset(safe, 0, safe.h * 0.14) : safe, [1.25, 1], u * 3) as [
    typeof safe,
    typeof safe,
  ];
  kit.text(role, figure, {
    face: on.manner.figures,
    fill: look.headline,
    weight: manner.weight,
    align: 'left',
    valign: 'bottom',
    lines: role === 'offer' && kit.words('offer').length > 12 ? 2 : 1,
    max: u * 34,
    fit: 'fill',
  });
  stack(
    kit,
    rest,
    slotsOf(on, look).filter((slot) => slot.role !== role),
    { align: 'left' },
  );
}

/** The figure large on a block of colour, what it is about below it, the picture in the other half. */
export function figureBeside(on: SceneKit, role: 'price' | 'offer'): void {
  const { kit, manner } = on;
  const { u } = kit;
  const color = on.turn % 2 === 0 ? 'accent' : 'primary';
  kit.background = `@${color}`;
  const { words: half, rest } = halves(
    kit,
    kit.isWide ? 'left' : 'bottom',
    kit.isWide ? 0.48 : kit.isTall ? 0.44 : 0.52,
  );
  kit.photo(rest);
  const room = within(padded(half, u * 3.4), kit.safe);
  const isLong = kit.has('subline');
  const [figure, below] = rows(room, [1.25, isLong ? 1.3 : 0.9], u * 1.6) as [typeof room, typeof room];
  kit.text(role, figure, {
    face: on.manner.figures,
    fill: `@on-${color}`,
    weight: manner.weight,
    valign: 'bottom',
    lines: kit.words(role).length > 12 ? 2 : 1,
    max: u * 30,
    fit: 'fill',
  });
  stack(
    kit,
    below,
    slotsOf(on, onBlock(on, color), manner.max * 0.8).filter((slot) => slot.role !== role),
    { align: 'left' },
  );
}

/** In a square of 100. */
const TICK = 'M 6 54 L 20 40 L 40 60 L 80 16 L 94 30 L 40 86 Z';

/** Rows with a tick before each, beside a picture or alone. */
export function listed(on: SceneKit, isBeside: boolean): void {
  const { kit, manner } = on;
  const { u } = kit;
  kit.background = '@paper';
  const side = kit.isWide ? 'right' : 'bottom';
  const { words: half, rest } = halves(kit, side, kit.isWide ? 0.54 : 0.6);
  if (isBeside) kit.photo(rest);
  const room = isBeside
    ? within(padded(half, u * 3.4), kit.safe)
    : kit.isTall
      ? inset(kit.safe, 0, kit.safe.h * 0.1)
      : kit.safe;
  const items = kit.words('list').split('\n').filter(Boolean);
  const head = kit.has('headline') ? Math.min(room.h * 0.3, u * 20) : 0;
  if (head)
    kit.text(
      'headline',
      { ...room, h: head - u * 2 },
      {
        fill: '@ink',
        weight: manner.weight,
        casing: manner.casing,
        max: u * manner.max,
        valign: 'bottom',
      },
    );
  const each = Math.min((room.h - head) / items.length, u * 17);
  const top = room.y + head + Math.max(0, (room.h - head - each * items.length) / 2);
  const size = Math.min(each * 0.5, u * 7);
  for (const [i, item] of items.entries()) {
    const y = top + i * each;
    const dot = { x: room.x, y: y + (each - size) / 2, w: size, h: size };
    kit.draw(manner.corner > 0 ? 'ellipse' : 'rect', dot, '@accent', { corner: 0 });
    // A few good things are no ranking and no steps.
    kit.draw('path', inset(dot, size * 0.24), '@on-accent', { d: TICK });
    kit.text(
      'list',
      { x: room.x + size * 1.5, y: y + each * 0.1, w: room.w - size * 1.5, h: each * 0.8 },
      {
        text: item,
        fill: '@ink',
        weight: 500,
        max: size * 1.1,
        valign: 'middle',
      },
    );
  }
}

/** In a speech bubble. */
export function requested(on: SceneKit, ground: 'paper' | 'primary'): void {
  const { kit, manner } = on;
  const { safe, u } = kit;
  kit.background = `@${ground}`;
  const room = kit.isTall
    ? inset(safe, 0, safe.h * 0.22)
    : inset(safe, kit.isWide ? safe.w * 0.1 : 0, safe.h * 0.06);
  kit.draw('bubble', room, '@accent', { corner: u * 3 });
  kit.text('headline', inset({ ...room, h: room.h * 0.8 }, room.w * 0.09, room.h * 0.09), {
    fill: '@on-accent',
    weight: manner.weight,
    casing: manner.casing,
    align: 'center',
    valign: 'middle',
    lines: kit.isTall ? 4 : 3,
    max: u * manner.max,
  });
}

/** The number of a step in a disc, what is done below or beside it. */
export function stepped(on: SceneKit, hasPicture: boolean): void {
  const { kit } = on;
  const { u } = kit;
  kit.background = '@paper';
  const side = kit.isWide ? 'left' : 'bottom';
  const { words: half, rest } = halves(kit, side, kit.isWide ? 0.5 : 0.42);
  if (hasPicture) kit.photo(rest);
  const room = hasPicture
    ? within(padded(half, u * 3.4), kit.safe)
    : kit.isTall
      ? inset(kit.safe, 0, kit.safe.h * 0.2)
      : kit.safe;
  const number = kit.words('kicker');
  const disc = number ? Math.min(u * 11, room.h * 0.3) : 0;
  if (number) {
    const box = { x: room.x, y: room.y, w: disc, h: disc };
    kit.draw('ellipse', box, '@accent');
    kit.text('kicker', inset(box, disc * 0.12), {
      fill: '@on-accent',
      align: 'center',
      valign: 'middle',
      max: disc * 0.56,
      spacing: 0,
      weight: 700,
    });
  }
  const y = room.y + disc + (disc ? u * 2.4 : 0);
  stack(
    kit,
    { ...room, y, h: room.y + room.h - y },
    slotsOf(on, onPaper(on)).filter(({ role }) => role !== 'kicker'),
    { align: 'left' },
  );
}

/** Somebody's words, with the mark before them. */
export function quoted(on: SceneKit, ground: Ground, hasPicture: boolean): void {
  const { kit, manner } = on;
  const { u } = kit;
  kit.background = `@${ground}`;
  const look = lookOn(on, ground);
  const { words: half, rest } = halves(kit, kit.isWide ? 'right' : 'bottom', kit.isWide ? 0.6 : 0.54);
  if (hasPicture) kit.photo(rest);
  const room = hasPicture
    ? within(padded(half, u * 3.4), kit.safe)
    : kit.isTall
      ? inset(kit.safe, 0, kit.safe.h * 0.12)
      : kit.safe;
  const [mark, said, author] = rows(room, hasPicture ? [1, 3.2, 0.7] : [1.1, 3, 0.7], u * 1.4) as [
    typeof room,
    typeof room,
    typeof room,
  ];
  const high = Math.min(mark.h, u * 11);
  kit.draw('path', { x: mark.x, y: mark.y + mark.h - high, w: high * 1.2, h: high }, look.accent, {
    d: MARKS,
  });
  kit.text('quote', said, {
    fill: look.headline,
    weight: manner.weight,
    valign: 'top',
    lines: kit.isWide ? 3 : 4,
    max: u * 11,
    fit: 'fill',
  });
  kit.text('author', author, { fill: look.quiet, max: u * 5, valign: 'bottom', weight: 600 });
}

/** Two raised commas. */
const MARKS =
  'M 0 58 C 0 24 14 6 42 0 L 46 14 C 30 20 24 32 24 44 L 46 44 L 46 100 L 0 100 Z M 54 58 C 54 24 68 6 96 0 L 100 14 C 84 20 78 32 78 44 L 100 44 L 100 100 L 54 100 Z';

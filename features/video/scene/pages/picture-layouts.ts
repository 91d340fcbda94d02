/** Layouts of scenes with a picture: filling the page with the words where its subject leaves room, or in a part of its own. */

import type { Fill } from '#engine/page/document/layers.ts';
import { type Box, fitted, inset } from '#engine/page/templates/boxes.ts';
import { ornament } from '#engine/page/templates/layouts/plain-layouts.ts';
import { stack } from '#engine/page/templates/layouts/stack.ts';
import {
  frameRoom,
  halves,
  onBlock,
  onDark,
  onPaper,
  padded,
  type SceneKit,
  slotsOf,
  WORDS_SHARE,
  within,
} from './scene-kit.ts';

/** Degrees in which a shade falls, so that it is darkest where the words are. */
const FROM = { left: 0, top: 90, right: 180, bottom: 270 } as const;

const shade = (on: SceneKit, side: SceneKit['calm'], strength: number): Fill => {
  const part = (share: number) =>
    `${on.shade}${Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')}`;
  return {
    type: 'linear',
    angle: FROM[side],
    stops: [
      { at: 0, color: part(strength) },
      { at: 0.42, color: part(strength * 0.78) },
      { at: 0.78, color: part(0.08) },
      { at: 1, color: part(0) },
    ],
  };
};

/** Where words stand on a picture: beside its subject in wide pages, above or below it in the others. */
const sideOf = ({ kit, calm }: SceneKit): SceneKit['calm'] =>
  kit.isWide ? (calm === 'right' ? 'right' : 'left') : calm === 'top' ? 'top' : 'bottom';

const roomOn = (on: SceneKit): { side: SceneKit['calm']; room: Box } => {
  const side = sideOf(on);
  const { words } = halves(on.kit, side, on.kit.isWide ? WORDS_SHARE.wide : WORDS_SHARE.other);
  return { side, room: within(words, on.kit.safe) };
};

/** Nothing is said: only the picture. */
export const pictureAlone = ({ kit }: SceneKit): void => kit.photo(kit.full);

/** All of a picture that may not be cropped, in the middle of what is left of the page; without one, the film's colours. */
export function pictureWhole({ kit, manner, ratio, turn }: SceneKit): void {
  kit.background = turn % 2 === 0 ? '@paper' : '@primary';
  if (ratio) kit.photo(fitted(inset(kit.safe, kit.u * 2), ratio), { corner: manner.corner * kit.u });
  else ornament(kit, manner.ornament, '@accent/14', '@primary/18');
}

/** In tall pages the words stand on the presenter, so a shade lies between them. */
export function presented(on: SceneKit): void {
  const { kit } = on;
  kit.background = '@paper';
  if (on.ratio) kit.photo(kit.full, { tint: `${on.shade}73` });
  const isOnFigure = !kit.isWide;
  if (isOnFigure)
    kit.draw('rect', { ...kit.full, y: kit.full.h * 0.45, h: kit.full.h * 0.55 }, shade(on, 'bottom', 0.8));
  stack(kit, kit.safe, slotsOf(on, on.ratio || isOnFigure ? onDark(on) : onPaper(on)), { align: 'left' });
}

export function shaded(on: SceneKit): void {
  const { kit } = on;
  const { side, room } = roomOn(on);
  kit.photo(kit.full, { tint: shade(on, side, 0.86) });
  stack(kit, room, lowered(slotsOf(on, onDark(on)), side), { align: 'left' });
}

/** What stands below a subject stands at the foot of its room. */
const lowered = <T extends { role: string }>(slots: T[], side: SceneKit['calm']): T[] =>
  slots.map((slot) =>
    slot.role === 'headline' && side !== 'left' && side !== 'right'
      ? { ...slot, valign: side === 'top' ? 'top' : 'bottom' }
      : slot,
  );

export function carded(on: SceneKit): void {
  const { kit, manner } = on;
  const { u } = kit;
  const { room } = roomOn(on);
  const card = kit.isWide ? inset(room, 0, room.h * 0.08) : room;
  kit.photo(kit.full);
  kit.draw('rect', card, '@paper', {
    corner: manner.corner * u,
    shadow: { y: u * 0.6, blur: u * 3, color: '#00000040' },
  });
  kit.draw('rect', { x: card.x + u * 3.4, y: card.y + u * 3.4, w: u * 9, h: u * 0.55 }, '@accent');
  const inner = padded(card, u * 3.4);
  stack(kit, { ...inner, y: inner.y + u * 2, h: inner.h - u * 2 }, slotsOf(on, onPaper(on)), {
    align: 'left',
  });
}

/** Each line on a plate of its own. */
export function plated(on: SceneKit): void {
  const { kit, manner } = on;
  const { side, room } = roomOn(on);
  kit.photo(kit.full, { tint: shade(on, side, 0.55) });
  const corner = manner.corner > 2 ? 0.35 : 0;
  const slots = lowered(slotsOf(on, onDark(on), manner.max * 0.86), side).map((slot) =>
    slot.role === 'headline'
      ? {
          ...slot,
          fill: '@on-accent',
          plate: { color: '@accent', pad: 0.2, corner },
          lineHeight: 1.34,
          spacing: 0,
        }
      : slot,
  );
  stack(kit, padded(room, kit.u * 2.4), slots, { align: 'left' });
}

/** The picture above, the words on the film's own paper below, or the other way round. */
export function banded(on: SceneKit): void {
  const { kit } = on;
  const { u } = kit;
  const side = kit.isWide ? (on.turn % 2 === 0 ? 'left' : 'right') : on.turn % 4 === 3 ? 'top' : 'bottom';
  const { words, rest } = halves(kit, side, kit.isWide ? 0.42 : 0.36);
  kit.background = '@paper';
  kit.photo(rest);
  stack(kit, within(padded(words, u * 3.4), kit.safe), slotsOf(on, onPaper(on)), { align: 'left' });
}

/** A fine frame over the whole picture, the words in its middle. */
export function lined(on: SceneKit): void {
  const { kit } = on;
  const { u, page, safe } = kit;
  kit.photo(kit.full, { tint: `${on.shade}a8` });
  kit.draw('rect', inset(page, u * 3.6), null, { stroke: { color: '#ffffffb0', width: u * 0.22 } });
  const room = kit.isWide ? inset(safe, safe.w * 0.12, safe.h * 0.1) : inset(safe, u * 2.5, safe.h * 0.22);
  stack(kit, room, slotsOf(on, onDark(on)), { align: 'center' });
}

/** Half a picture, half a block of colour. */
export function blocked(on: SceneKit): void {
  const { kit } = on;
  const { u } = kit;
  const color = on.turn % 2 === 0 ? 'primary' : 'accent';
  const side = kit.isWide ? (on.turn % 2 === 0 ? 'right' : 'left') : on.turn % 2 === 0 ? 'bottom' : 'top';
  const { words, rest } = halves(kit, side, kit.isWide ? 0.46 : 0.42);
  kit.background = `@${color}`;
  kit.photo(rest);
  stack(kit, within(padded(words, u * 3.6), kit.safe), slotsOf(on, onBlock(on, color)), { align: 'left' });
}

/** The picture's edge runs aslant. */
export function slanted(on: SceneKit): void {
  const { kit } = on;
  const { u, full } = kit;
  kit.background = '@paper';
  if (kit.isWide) {
    const { words, rest } = halves(kit, 'left', 0.44);
    kit.photo({ ...rest, x: rest.x - u * 6, w: rest.w + u * 6 });
    kit.draw('path', { x: rest.x - u * 8, y: full.y, w: u * 12, h: full.h }, '@paper', {
      d: 'M 0 0 L 100 0 L 0 100 Z',
      role: 'ground',
    });
    stack(kit, within(padded(words, u * 3), kit.safe), slotsOf(on, onPaper(on)), { align: 'left' });
    return;
  }
  const { words, rest } = halves(kit, 'bottom', 0.38);
  kit.photo({ ...rest, h: rest.h + u * 4 });
  kit.draw('path', { x: full.x, y: words.y - u * 6, w: full.w, h: u * 11 }, '@paper', {
    d: 'M 0 100 L 100 0 L 100 100 Z',
    role: 'ground',
  });
  stack(
    kit,
    within({ ...words, y: words.y + u * 5, h: words.h - u * 5 }, kit.safe),
    slotsOf(on, onPaper(on)),
    {
      align: 'left',
    },
  );
}

/** The picture in a frame of its own shape, whole, with a line around it. */
export function framed(on: SceneKit): void {
  const { kit, manner } = on;
  const { u, safe } = kit;
  kit.background = '@paper';
  const side = kit.isWide ? (on.turn % 2 === 0 ? 'right' : 'left') : 'bottom';
  const { words, rest } = halves(kit, side, kit.isWide ? 0.48 : 0.38);
  kit.photo(fitted(frameRoom(on, rest, u * 2), Math.min(1.7, Math.max(0.7, on.ratio ?? 1))), {
    mask: 'rect',
    corner: manner.corner * u,
    border: { color: '@accent', width: u * 0.7 },
  });
  stack(kit, within(padded(words, u * 3), safe), slotsOf(on, onPaper(on)), {
    align: kit.isWide ? 'left' : 'center',
  });
}

/** Like a print on a table, a little aslant. */
export function printed(on: SceneKit): void {
  const { kit } = on;
  const { u, safe } = kit;
  kit.background = '@paper';
  const { words, rest } = halves(
    kit,
    kit.isWide ? 'right' : 'bottom',
    kit.isWide ? 0.46 : kit.isTall ? 0.36 : 0.42,
  );
  const room = frameRoom(on, rest, u * 3);
  const frame = fitted(room, Math.min(1.5, Math.max(0.75, on.ratio ?? 1.2)));
  const rotation = on.turn % 2 === 0 ? -2.2 : 2;
  const edge = u * 1.6;
  kit.draw(
    'rect',
    { x: frame.x - edge, y: frame.y - edge, w: frame.w + 2 * edge, h: frame.h + 3.4 * edge },
    '#ffffff',
    {
      rotation,
      role: 'ground',
      shadow: { y: u * 0.7, blur: u * 3, color: '#00000045' },
    },
  );
  kit.photo(frame, { rotation });
  stack(
    kit,
    within(
      padded(
        { ...words, y: words.y + (kit.isWide ? 0 : u * 4), h: words.h - (kit.isWide ? 0 : u * 4) },
        u * 2,
      ),
      safe,
    ),
    slotsOf(on, onPaper(on)),
    {
      align: kit.isWide ? 'left' : 'center',
    },
  );
}

/** What it costs in a disc on the picture, the rest below. */
export function badged(on: SceneKit): void {
  const { kit } = on;
  const { u, safe } = kit;
  const { side, room } = roomOn(on);
  const role = kit.has('price') ? 'price' : 'offer';
  kit.photo(kit.full, { tint: shade(on, side, 0.86) });
  const size = u * (kit.isWide ? 25 : 32);
  const corner =
    side === 'bottom'
      ? { x: safe.x + safe.w - size, y: Math.max(safe.y, room.y - size * 0.82) }
      : side === 'top'
        ? { x: safe.x + safe.w - size, y: room.y + room.h }
        : { x: side === 'left' ? safe.x + safe.w - size : safe.x, y: safe.y + (safe.h - size) / 2 };
  const disc = { ...corner, w: size, h: size };
  kit.draw(on.manner.corner > 0 ? 'ellipse' : 'burst', disc, '@accent', {
    points: 28,
    depth: 0.9,
    rotation: -8,
  });
  kit.text(role, inset(disc, size * 0.14, size * 0.28), {
    face: on.manner.figures,
    fill: '@on-accent',
    align: 'center',
    valign: 'middle',
    lines: role === 'price' ? 1 : 2,
    rotation: -8,
  });
  const free = side === 'bottom' ? { ...room, y: Math.max(room.y, disc.y + size + u), h: 0 } : room;
  const words = side === 'bottom' ? { ...free, h: room.y + room.h - free.y } : free;
  stack(
    kit,
    words,
    slotsOf(on, onDark(on)).filter((slot) => slot.role !== role),
    { align: 'left' },
  );
}

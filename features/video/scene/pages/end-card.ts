/** The last page of a film: the logo large, what to do, what it costs, and where to find it. */

import { inset } from '#engine/page/templates/boxes.ts';
import { ornament } from '#engine/page/templates/layouts/plain-layouts.ts';
import { type Slot, stack } from '#engine/page/templates/layouts/stack.ts';
import { type Ground, lookOn, onPlate, type SceneKit } from './scene-kit.ts';
import { wash } from './story-layouts.ts';
import { quietOn } from './word-layouts.ts';

/** Of the room: how much of it a logo takes, and how wide and high it may be. */
const LOGO = { area: 0.1, width: 0.74, height: 0.26 };

export function ended(on: SceneKit, ground: Ground, isWashed: boolean): void {
  const { kit, manner } = on;
  const { safe, u } = kit;
  if (isWashed) wash(on, ground);
  else {
    kit.background = `@${ground}`;
    const isFramed = manner.ornament === 'frame';
    const color = ground === 'paper' ? '@accent' : ground === 'primary' ? '@secondary' : '@on-accent';
    const kind = isFramed ? 'frame' : manner.ornament === 'none' ? 'none' : 'circles';
    ornament(kit, kind, ...(isFramed ? ([color] as const) : quietOn(on, ground)));
  }
  const room = inset(safe, u * 3, kit.isTall ? safe.h * 0.07 : u);
  const { logo } = on;
  if (kit.isWide && logo) {
    const half = { ...room, w: room.w * 0.44 };
    plated(on, half, logo, 0.5, 1.9);
    const x = room.x + room.w * 0.5;
    stack(kit, { ...room, x, w: room.x + room.w - x }, slots(on, ground), { align: 'left' });
    return;
  }
  if (!logo) {
    // Little stands in the middle.
    stack(kit, inset(room, 0, (room.h * (1 - filledBy(kit))) / 2), slots(on, ground), { align: 'center' });
    return;
  }
  const bottom = plated(on, room, logo, 0, 1) + u * 3.4;
  stack(kit, { ...room, y: bottom, h: room.y + room.h - bottom }, slots(on, ground), { align: 'center' });
}

/** Of the room: how much of it the words of a card without a logo take. */
function filledBy(kit: SceneKit['kit']): number {
  const more = kit.has('subline') ? kit.words('subline').split('\n').length : 0;
  return Math.min(1, 0.5 + 0.14 * (more - 1 + Number(kit.has('offer')) + Number(kit.has('website'))));
}

/** On a plate in the colour that it stands out from; gives the height at which the plate ends. */
function plated(
  { kit, manner }: SceneKit,
  room: { x: number; y: number; w: number; h: number },
  { ratio, plate }: NonNullable<SceneKit['logo']>,
  at: number,
  larger: number,
): number {
  const { u } = kit;
  const wanted = Math.sqrt(LOGO.area * larger * room.w * room.h * ratio);
  const w = Math.min(wanted, room.w * LOGO.width, room.h * LOGO.height * larger * ratio);
  const h = w / ratio;
  const pad = Math.max(u * 1.6, Math.min(w, h) * 0.16);
  const box = {
    x: room.x + (room.w - w) / 2 - pad,
    y: room.y + (room.h - h - 2 * pad) * at,
    w: w + 2 * pad,
    h: h + 2 * pad,
  };
  kit.draw('rect', box, plate, { corner: manner.corner * u });
  kit.logo(inset(box, pad));
  return box.y + box.h;
}

/** What to do is loudest; the address of the site stands on a plate like a button. */
function slots(on: SceneKit, ground: Ground): Slot[] {
  const { kit, manner } = on;
  const { u } = kit;
  const look = lookOn(on, ground);
  const lines = kit.words('subline').split('\n').length;
  return [
    {
      role: 'headline',
      share: 2.2,
      fill: look.headline,
      max: u * Math.max(12, manner.max),
      valign: 'bottom',
      spacing: manner.spacing,
      ...(look.casing && { casing: look.casing }),
      ...(look.weight && { weight: look.weight }),
    },
    { role: 'offer', share: 0.9, fill: look.accent, max: u * 5.4, lines: 1, weight: 700, valign: 'middle' },
    { role: 'subline', share: 0.62 * lines, fill: look.quiet, max: u * 4.4, lines },
    onPlate({ role: 'website', share: 1 }, look, u),
  ];
}

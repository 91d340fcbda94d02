/** What is printed for a business: cards, lists, vouchers, certificates and codes for the table. */

import type { Fill } from '../../document/layers.ts';
import { type Box, columns, inset, placed, rows } from '../boxes.ts';
import type { Kit } from '../kit.ts';
import { ON_PAPER, type WordLook } from './photo-layouts.ts';
import { type Ornament, ornament } from './plain-layouts.ts';
import { stack } from './stack.ts';

export interface FrontOptions {
  ground: Fill;
  ink: string;
  quiet: string;
  align: 'left' | 'center';
  kind?: Ornament;
  strong?: string;
  quietGround?: string;
}

export function cardFront(
  kit: Kit,
  { ground, ink, quiet, align, kind = 'none', strong, quietGround }: FrontOptions,
): void {
  const { safe, u } = kit;
  kit.background = ground;
  ornament(kit, kind, strong, quietGround);
  const room = align === 'left' ? { ...safe, w: safe.w * 0.74 } : safe;
  const [mark, words, line] = rows(room, kit.hasLogo ? [1.4, 1.1, 0.5] : [0.7, 1.3, 0.6], u * 1.5) as [
    Box,
    Box,
    Box,
  ];
  kit.logo(placed(mark, mark.h * 2, mark.h, align === 'left' ? 0 : 0.5, 0));
  kit.text('headline', words, { fill: ink, align, valign: 'bottom', lines: 1, max: u * 14 });
  kit.text('subline', line, { fill: quiet, align, lines: 1, max: u * 5 });
}

export function cardBack(kit: Kit, side: 'bar' | 'band' | 'frame' | 'code', look: WordLook = ON_PAPER): void {
  const { full, safe, u } = kit;
  kit.background = '@paper';
  let room = safe;
  if (side === 'bar') {
    kit.ground({ x: full.x, y: full.y, w: full.w * 0.05, h: full.h }, '@primary');
    room = { ...safe, x: safe.x + u * 5, w: safe.w - u * 5 };
  }
  if (side === 'band') {
    kit.ground({ x: full.x, y: full.y + full.h - u * 12, w: full.w, h: u * 12 }, '@primary');
    room = { ...safe, h: safe.h - u * 10 };
  }
  if (side === 'frame') {
    kit.draw('rect', inset(kit.page, u * 4), null, { stroke: { color: '@accent', width: u * 0.4 } });
    room = inset(safe, u * 3);
  }
  let words = room;
  if (side === 'code') {
    const size = Math.min(room.h * 0.72, room.w * 0.34);
    kit.qr(placed(room, size, size, 1, 0.5), { color: '#16181d', ground: null });
    words = { ...room, w: room.w - size - u * 5 };
  }
  stack(
    kit,
    words,
    [
      { role: 'name', share: 1, fill: look.accent, max: u * 9, valign: 'bottom' },
      { role: 'position', share: 0.55, fill: look.quiet, max: u * 4.4 },
      { role: 'contact', share: 1.1, fill: look.headline, max: u * 4, lines: 2, valign: 'bottom' },
      { role: 'place', share: 0.5, fill: look.headline, max: u * 4, valign: 'middle' },
      { role: 'website', share: 0.5, fill: look.accent, weight: 600, max: u * 4, valign: 'middle' },
    ],
    { align: side === 'frame' ? 'center' : 'left', gap: u },
  );
}

export interface ListOptions {
  ground: Fill;
  head: Fill;
  onHead: string;
  accent: string;
  ink?: string;
  price?: string;
  rule?: string;
  kind?: Ornament;
  /** A picture above the list. */
  hasPhoto?: boolean;
}

/** A heading, lines with prices, and where to find the place. */
export function listPage(kit: Kit, o: ListOptions): void {
  const { full, page, safe, u } = kit;
  kit.background = o.ground;
  const isSide = kit.isWide;
  const headBox: Box = isSide
    ? { x: full.x, y: full.y, w: page.w * 0.38 - full.x, h: full.h }
    : { x: full.x, y: full.y, w: full.w, h: Math.max(page.h * 0.26, safe.y + u * 20) - full.y };
  if (o.hasPhoto) kit.photo(headBox, { tint: '#000000a6' });
  else kit.ground(headBox, o.head);
  if (o.kind && !o.hasPhoto) {
    const quiet = `${o.onHead}/10`;
    kit.draw(o.kind === 'dots' ? 'dots' : 'rays', headBox, o.onHead.startsWith('@') ? quiet : '#ffffff14', {
      points: 30,
      depth: 0.3,
    });
  }
  const headRoom = isSide
    ? { x: safe.x, y: safe.y, w: headBox.x + headBox.w - safe.x - u * 4, h: safe.h }
    : { x: safe.x, y: safe.y, w: safe.w, h: headBox.y + headBox.h - safe.y - u * 3 };
  stack(
    kit,
    headRoom,
    [
      { role: 'kicker', share: 0.6, fill: o.accent, max: u * 3, valign: 'bottom' },
      {
        role: 'headline',
        share: isSide ? 2.4 : 1.6,
        fill: o.onHead,
        max: u * 11,
        lines: isSide ? 3 : 2,
        valign: 'middle',
      },
    ],
    { align: isSide ? 'left' : 'center' },
  );
  const left = isSide ? headBox.x + headBox.w + u * 5 : safe.x + u * 2;
  const top = isSide ? safe.y : headBox.y + headBox.h + u * 4;
  const width = isSide ? safe.x + safe.w - left : safe.w - u * 4;
  const bottom = safe.y + safe.h;
  const foot = kit.has('subline') || kit.has('contact') ? u * 11 : 0;
  kit.list(
    { x: left, y: top, w: width, h: bottom - foot - top },
    { fill: o.ink ?? '@ink', price: o.price ?? '@primary', max: u * 4.8, ...(o.rule && { rule: o.rule }) },
  );
  if (foot)
    stack(
      kit,
      { x: left, y: bottom - foot + u * 2, w: width, h: foot - u * 2 },
      [
        {
          role: 'subline',
          share: 1,
          fill: o.ink ?? '@muted',
          isItalic: true,
          max: u * 3,
          lines: 1,
          valign: 'middle',
        },
        {
          role: 'contact',
          share: 0.9,
          fill: o.price ?? '@primary',
          max: u * 2.8,
          lines: 1,
          valign: 'middle',
        },
      ],
      { align: isSide ? 'left' : 'center', gap: u * 0.6 },
    );
}

/** A voucher: what it is worth on one side of a perforated line, the rest on the other. */
export function voucher(
  kit: Kit,
  o: { ground: Fill; stub: Fill; onStub: string; look: WordLook; hasPhoto?: boolean },
): void {
  const { full, safe, page, u } = kit;
  kit.background = o.ground;
  const at = kit.isWide ? page.w * 0.68 : page.h * 0.62;
  const stub: Box = kit.isWide
    ? { x: at, y: full.y, w: full.x + full.w - at, h: full.h }
    : { x: full.x, y: at, w: full.w, h: full.y + full.h - at };
  if (o.hasPhoto) kit.photo(stub, { tint: '#00000099' });
  else kit.ground(stub, o.stub);
  kit.line(
    kit.isWide
      ? { x: at - page.h / 2, y: page.h / 2 - u, w: page.h, h: u * 2 }
      : { x: full.x, y: at - u, w: full.w, h: u * 2 },
    o.onStub,
    u * 0.5,
    { dash: 'dotted', ...(kit.isWide && { rotation: 90 }) },
  );
  const words = kit.isWide ? { ...safe, w: at - safe.x - u * 5 } : { ...safe, h: at - safe.y - u * 4 };
  stack(
    kit,
    words,
    [
      { role: 'kicker', share: 0.55, fill: o.look.accent, max: u * 3.2, valign: 'bottom' },
      { role: 'headline', share: 1.9, fill: o.look.headline, max: u * 12, lines: 2, valign: 'middle' },
      { role: 'subline', share: 0.9, fill: o.look.quiet, max: u * 3.6 },
      { role: 'place', share: 0.5, fill: o.look.quiet, max: u * 3, valign: 'bottom' },
      { role: 'date', share: 0.5, fill: o.look.quiet, max: u * 3, valign: 'bottom' },
    ],
    { align: 'left' },
  );
  const rest = kit.isWide
    ? { x: at + u * 4, y: safe.y, w: safe.x + safe.w - at - u * 4, h: safe.h }
    : { x: safe.x, y: at + u * 3, w: safe.w, h: safe.y + safe.h - at - u * 3 };
  stack(
    kit,
    rest,
    [
      { role: 'price', share: 1.8, fill: o.onStub, max: u * 14, lines: 1, valign: 'middle' },
      { role: 'offer', share: 1.8, fill: o.onStub, max: u * 14, lines: 1, valign: 'middle' },
      { role: 'code', share: 0.6, fill: o.onStub, max: u * 3.4, valign: 'middle' },
      { role: 'website', share: 0.5, fill: o.onStub, max: u * 2.8, valign: 'middle' },
    ],
    { align: 'center' },
  );
}

/** An honour: framed, centred, with room for a signature. */
export function certificate(kit: Kit, o: { double: boolean; ribbon: boolean; kind?: Ornament }): void {
  const { page, u, safe } = kit;
  kit.background = '@paper';
  if (o.kind) ornament(kit, o.kind, '@primary', '@secondary/20');
  kit.draw('rect', inset(page, u * 3.4), o.kind ? '@paper' : null, {
    stroke: { color: '@primary', width: u * 0.7 },
  });
  if (o.double) kit.draw('rect', inset(page, u * 5), null, { stroke: { color: '@accent', width: u * 0.2 } });
  const room = inset(safe, u * (kit.isWide ? 12 : 5), u * 4);
  stack(
    kit,
    { ...room, h: room.h - (o.ribbon ? u * 10 : 0) },
    [
      { role: 'kicker', share: 0.6, fill: '@accent', max: u * 2.8, valign: 'bottom' },
      { role: 'headline', share: 1.5, fill: '@primary', max: u * 11, lines: 1, valign: 'middle' },
      { role: 'subline', share: 0.6, fill: '@muted', max: u * 3, lines: 1, valign: 'middle' },
      {
        role: 'name',
        share: 1.5,
        fill: '@ink',
        face: '@accent',
        weight: 400,
        max: u * 12,
        valign: 'middle',
      },
      { role: 'body', share: 1.1, fill: '@muted', max: u * 3, lines: 2 },
    ],
    { align: 'center', gap: u },
  );
  if (!o.ribbon) return;
  const [date, seal, sign] = columns(
    { x: room.x, y: room.y + room.h - u * 9, w: room.w, h: u * 9 },
    [2, 1, 2],
    u * 3,
  ) as [Box, Box, Box];
  for (const [role, box] of [
    ['date', date],
    ['author', sign],
  ] as const) {
    kit.line({ x: box.x, y: box.y + u * 4.2, w: box.w, h: u }, '@muted', u * 0.18);
    kit.text(
      role,
      { ...box, y: box.y + u * 5.2, h: u * 3.4 },
      { fill: '@ink', align: 'center', max: u * 2.6, lines: 1 },
    );
  }
  kit.draw('burst', placed(seal, u * 8, u * 8), '@accent', { points: 20 });
  kit.icon('ph:star-fill', placed(seal, u * 3.6, u * 3.6), '@on-accent');
}

/** A code to scan, large, with a line of words above and below. */
export function codeCard(
  kit: Kit,
  o: {
    ground: Fill;
    look: WordLook;
    plate: string;
    color: string;
    kind?: Ornament;
    strong?: string;
    quiet?: string;
    style?: 'squares' | 'dots' | 'round';
  },
): void {
  const { safe, u } = kit;
  kit.background = o.ground;
  ornament(kit, o.kind ?? 'none', o.strong, o.quiet);
  const [words, code] = (kit.isWide ? columns(safe, [1.2, 1], u * 5) : rows(safe, [1, 1.7], u * 4)) as [
    Box,
    Box,
  ];
  stack(
    kit,
    words,
    [
      { role: 'kicker', share: 0.5, fill: o.look.accent, max: u * 3.4, valign: 'bottom' },
      { role: 'headline', share: 1.8, fill: o.look.headline, max: u * 11, lines: 2, valign: 'middle' },
      { role: 'subline', share: 0.7, fill: o.look.quiet, max: u * 3.6, lines: 1 },
    ],
    { align: kit.isWide ? 'left' : 'center' },
  );
  const side = Math.min(code.w, code.h);
  const plate = placed(code, side, side);
  kit.draw('rect', plate, o.plate, { corner: u * 3, shadow: { y: u, blur: u * 4, color: '#00000038' } });
  kit.qr(inset(plate, side * 0.08), { color: o.color, ground: null, style: o.style ?? 'squares' });
}

/** Templates that sell: a picture, what it is about, and what it costs. */

import { columns, inset, placed, rows } from '#engine/page/templates/boxes.ts';
import type { Kit } from '#engine/page/templates/kit.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';

/** A round price tag that overlaps the picture's edge. */
function priceBadge(kit: Kit, middleX: number, middleY: number, size: number): void {
  const role = kit.has('price') ? 'price' : 'offer';
  if (!kit.has(role)) return;
  const box = { x: middleX - size / 2, y: middleY - size / 2, w: size, h: size };
  kit.draw('burst', box, '@accent', { points: 22, rotation: -8 });
  kit.text(role, inset(box, size * 0.2, size * 0.26), {
    fill: '@on-accent',
    align: 'center',
    valign: 'middle',
    lines: 2,
    rotation: -8,
  });
}

/** Words in a column: kicker, headline, subline, date, button. */
function column(
  kit: Kit,
  box: { x: number; y: number; w: number; h: number },
  align: 'left' | 'center',
): void {
  const gap = kit.u * 1.6;
  const parts: [number, (room: typeof box) => void][] = [];
  if (kit.has('kicker'))
    parts.push([0.5, (room) => kit.text('kicker', room, { align, fill: '@primary', max: kit.u * 2.6 })]);
  parts.push([
    3,
    (room) => kit.text('headline', room, { align, lines: 2, valign: 'middle', max: kit.u * 12 }),
  ]);
  if (kit.has('subline'))
    parts.push([1.1, (room) => kit.text('subline', room, { align, fill: '@muted', max: kit.u * 3.6 })]);
  if (kit.has('date'))
    parts.push([0.55, (room) => kit.text('date', room, { align, fill: '@primary', max: kit.u * 3 })]);
  if (kit.has('button'))
    parts.push([
      0.95,
      (room) =>
        kit.button(
          placed(
            room,
            Math.min(room.w, kit.u * 34),
            Math.min(room.h, kit.u * 7.5),
            align === 'left' ? 0 : 0.5,
            1,
          ),
          '@primary',
          '@on-primary',
        ),
    ]);
  const rooms = rows(
    box,
    parts.map(([share]) => share),
    gap,
  );
  for (const [i, [, draw]] of parts.entries()) draw(rooms[i]!);
}

const harvest: Template = {
  id: 'harvest',
  name: 'Harvest',
  category: 'offer',
  formats: [
    'instagram-post',
    'instagram-square',
    'instagram-story',
    'flyer-a5',
    'poster-a3',
    'facebook-post',
    'pinterest-pin',
    'linkedin-post',
    'x-post',
    'email-header',
  ],
  theme: theme(['#8a3b12', '#d9b48f', '#f2b233', '#2b1a10', '#fbf3e6'], ['dmserif', 'inter']),
  words: {
    kicker: 'From our oven',
    headline: 'Autumn bread week',
    subline: 'Sourdough, walnut and pumpkin loaves, baked fresh every morning.',
    price: '20% off',
    date: 'Until Sunday',
    button: 'Order yours',
  },
  photos: ['bread'],
  pages: [
    (kit) => {
      const { full, safe, page, u } = kit;
      if (kit.isWide) {
        const [left, right] = columns(safe, [1.05, 1], u * 5) as [typeof safe, typeof safe];
        const photo = { x: right.x, y: full.y, w: full.x + full.w - right.x, h: full.h };
        kit.photo(photo);
        column(kit, left, 'left');
        const size = Math.min(u * 24, page.h * 0.36);
        priceBadge(kit, page.w - u * 5 - size / 2, u * 5 + size / 2, size);
        return;
      }
      const share = kit.shape === 'square' ? 0.46 : 0.5;
      const edge = page.h * share;
      kit.photo({ x: full.x, y: full.y, w: full.w, h: edge - full.y });
      kit.ground({ x: full.x, y: edge - u * 5, w: full.w, h: u * 10 }, '@paper', 'wave');
      const top = edge + u * 5;
      column(kit, { x: safe.x, y: top, w: safe.w, h: safe.y + safe.h - top }, 'center');
      priceBadge(kit, page.w - safe.x - u * 9, edge - u * 11, u * 24);
    },
  ],
};

const boldSale: Template = {
  id: 'bold-sale',
  name: 'Bold sale',
  category: 'offer',
  formats: [
    'instagram-square',
    'instagram-post',
    'instagram-story',
    'facebook-post',
    'poster-a3',
    'flyer-a5',
    'x-post',
    'email-header',
    'voucher',
  ],
  theme: theme(['#e4002b', '#ffd1d8', '#ffd400', '#16161a', '#ffffff'], ['anton', 'poppins']),
  words: {
    kicker: 'This weekend only',
    headline: 'Sale',
    offer: '−30%',
    subline: 'On everything in our shop',
    button: 'Come by',
    place: 'Market Street 12',
  },
  pages: [
    (kit) => {
      const { full, safe, u } = kit;
      kit.background = '@primary';
      kit.draw('rays', { ...full }, '@on-primary/8', { points: 28, depth: 0.5, role: 'ground' });
      const price = kit.has('offer') ? 'offer' : 'price';
      if (kit.isWide) {
        const [left, right] = columns(safe, [1.1, 1], u * 4) as [typeof safe, typeof safe];
        const parts = rows(left, [0.6, 2.6, 0.7, 0.9], u * 1.4);
        kit.text('kicker', parts[0]!, { fill: '@accent', max: u * 3.4 });
        kit.text('headline', parts[1]!, {
          fill: '@on-primary',
          casing: 'upper',
          lines: 1,
          fit: 'shrink',
          valign: 'middle',
          max: u * 26,
        });
        kit.text('subline', parts[2]!, { fill: '@on-primary', weight: 500, max: u * 3.4, lines: 1 });
        kit.button(
          placed(parts[3]!, Math.min(parts[3]!.w, u * 30), Math.min(parts[3]!.h, u * 7), 0, 0.5),
          '@accent',
          '@on-accent',
        );
        const side = Math.min(right.w, right.h);
        const disc = placed(right, side, side, 1, 0.5);
        kit.draw('ellipse', disc, '@accent');
        kit.text(price, inset(disc, side * 0.12, side * 0.3), {
          fill: '@on-accent',
          align: 'center',
          valign: 'middle',
          lines: 1,
        });
        return;
      }
      const parts = rows(safe, [0.45, 2.1, 2.6, 0.6, 0.75], u * 2);
      kit.text('kicker', parts[0]!, { align: 'center', fill: '@accent', max: u * 3.4 });
      kit.text('headline', parts[1]!, {
        align: 'center',
        valign: 'middle',
        fill: '@on-primary',
        casing: 'upper',
        lines: 1,
        max: u * 40,
      });
      const plate = placed(parts[2]!, parts[2]!.w, Math.min(parts[2]!.h, u * 34), 0.5, 0.5);
      kit.draw('slant', plate, '@accent');
      kit.text(price, inset(plate, plate.w * 0.16, plate.h * 0.14), {
        fill: '@on-accent',
        align: 'center',
        valign: 'middle',
        lines: 1,
      });
      kit.text('subline', parts[3]!, {
        align: 'center',
        valign: 'middle',
        fill: '@on-primary',
        weight: 600,
        lines: 1,
        max: u * 4,
      });
      const [button, place] =
        kit.has('button') && kit.has('place') ? columns(parts[4]!, [1, 1], u * 3) : [parts[4]!, parts[4]!];
      kit.button(
        placed(
          button!,
          Math.min(button!.w, u * 34),
          Math.min(button!.h, u * 8),
          kit.has('place') ? 0 : 0.5,
          1,
        ),
        '@on-primary',
        '@primary',
      );
      kit.text('place', placed(place!, place!.w, Math.min(place!.h, u * 8), 1, 1), {
        align: kit.has('button') ? 'right' : 'center',
        valign: 'middle',
        fill: '@on-primary',
        max: u * 3.2,
        lines: 1,
      });
    },
  ],
};

export const OFFERS: readonly Template[] = [harvest, boldSale];

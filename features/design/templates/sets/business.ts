/** Templates that a business prints: cards, menus, vouchers, table cards. */

import { columns, inset, placed, rows } from '#engine/page/templates/boxes.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';

const card: Template = {
  id: 'studio-card',
  name: 'Studio card',
  category: 'business',
  formats: ['business-card'],
  theme: theme(['#14403a', '#9fc2b8', '#e0a458', '#12211e', '#f6f3ec'], ['grotesk', 'inter']),
  words: {
    headline: 'Fern & Field',
    subline: 'Garden design',
    name: 'Alma Winter',
    position: 'Owner and gardener',
    contact: '+44 20 7946 0123\nalma@fernfield.example',
    website: 'fernfield.example',
    place: '8 Mill Road, Ashford',
  },
  pages: [
    (kit) => {
      const { full, safe, u } = kit;
      kit.background = '@primary';
      kit.draw('ellipse', placed(full, u * 90, u * 90, 1.6, -0.6), '@secondary/18', { role: 'ground' });
      kit.draw('ellipse', placed(full, u * 60, u * 60, 1.35, 1.8), '@accent', { role: 'ground' });
      const room = { ...safe, w: safe.w * 0.74 };
      const [above, headline, subline] = rows(room, [1.5, 1.1, 0.5], u * 1.5) as [
        typeof room,
        typeof room,
        typeof room,
      ];
      kit.logo(placed(above, above.h * 2, above.h, 0, 0));
      kit.text('headline', headline, { fill: '@on-primary', valign: 'bottom', lines: 1, max: u * 13 });
      kit.text('subline', subline, { fill: '@secondary', lines: 1, max: u * 5 });
    },
    (kit) => {
      const { full, safe, u } = kit;
      kit.background = '@paper';
      kit.ground({ x: full.x, y: full.y, w: full.w * 0.06, h: full.h }, '@accent');
      const room = { ...safe, x: safe.x + u * 7, w: safe.w - u * 7 };
      const [who, how] = rows(room, [1, 1.15], u * 3) as [typeof room, typeof room];
      const [name, position] = rows(who, [1, 0.62], u * 1) as [typeof room, typeof room];
      kit.text('name', name, { fill: '@primary', max: u * 9, valign: 'middle' });
      kit.text('position', position, { fill: '@muted', max: u * 4.6 });
      const [contact, rest] = columns(how, [1.12, 1], u * 3) as [typeof room, typeof room];
      kit.text('contact', contact, { lines: 2, max: u * 4.2, valign: 'bottom' });
      const [place, website] = rows(
        { ...rest, y: contact.y + contact.h * 0.52, h: contact.h * 0.48 },
        [1, 1],
      ) as [typeof room, typeof room];
      kit.text('place', place, { align: 'right', max: u * 4.2, valign: 'bottom' });
      kit.text('website', website, {
        align: 'right',
        fill: '@primary',
        weight: 600,
        max: u * 4.2,
        valign: 'bottom',
      });
    },
  ],
};

const menu: Template = {
  id: 'bistro',
  name: 'Bistro menu',
  category: 'food',
  formats: [
    'menu',
    'price-list',
    'opening-hours',
    'instagram-story',
    'poster-a3',
    'flyer-a5',
    'instagram-post',
  ],
  theme: theme(['#7b1e2b', '#d8b4a0', '#c58b3a', '#241a17', '#fbf6ee'], ['playfair', 'lora', 'vibes']),
  words: {
    kicker: 'Lunch & dinner',
    headline: 'Our kitchen today',
    list: 'Pumpkin soup | 6.50\nGoat cheese salad | 9.80\nMushroom risotto | 14.50\nBraised beef | 19.00\nTrout with almonds | 18.50\nApple tart | 5.90\nHouse wine, glass | 4.80',
    subline: 'All dishes are made with vegetables from the region.',
    contact: 'Open daily from 11 to 22 · +49 30 123456',
  },
  pages: [
    (kit) => {
      const { full, page, safe, u } = kit;
      const head = { x: full.x, y: full.y, w: full.w, h: page.h * 0.25 - full.y };
      kit.ground(head, '@primary');
      kit.draw('dots', { x: full.x, y: full.y, w: full.w, h: head.h }, '@on-primary/7', {
        points: 40,
        depth: 0.3,
      });
      const top = Math.max(safe.y, u * 6);
      const [kicker, headline] = rows(
        { x: safe.x, y: top, w: safe.w, h: Math.max(u * 12, page.h * 0.25 - top - u * 4) },
        [0.6, 1.4],
        u,
      ) as [typeof safe, typeof safe];
      kit.text('kicker', kicker, { fill: '@accent', align: 'center', valign: 'bottom', max: u * 3 });
      kit.text('headline', headline, {
        fill: '@on-primary',
        align: 'center',
        valign: 'middle',
        lines: 1,
        max: u * 11,
      });
      const body = { x: safe.x + u * 3, y: page.h * 0.25 + u * 5, w: safe.w - u * 6, h: 0 };
      const bottom = safe.y + safe.h;
      const foot = u * 12;
      kit.list({ ...body, h: bottom - foot - body.y }, { rule: '@secondary', max: u * 4.6 });
      const [note, contact] = rows({ ...body, y: bottom - foot + u * 3, h: foot - u * 3 }, [1, 0.8], u) as [
        typeof safe,
        typeof safe,
      ];
      kit.text('subline', note, {
        align: 'center',
        isItalic: true,
        fill: '@muted',
        lines: 1,
        max: u * 3,
        valign: 'middle',
      });
      kit.text('contact', contact, {
        align: 'center',
        fill: '@primary',
        lines: 1,
        max: u * 2.6,
        valign: 'middle',
      });
    },
  ],
};

const tableCard: Template = {
  id: 'table-code',
  name: 'Scan me',
  category: 'food',
  formats: [
    'qr-table-card',
    'flyer-a5',
    'instagram-square',
    'instagram-story',
    'poster-a3',
    'instagram-post',
  ],
  theme: theme(['#0f4c5c', '#9ad1d4', '#fb8b24', '#10242b', '#fffaf3'], ['poppins', 'inter']),
  words: {
    kicker: 'Hungry?',
    headline: 'Scan for our menu',
    subline: 'Point your camera at the code',
    website: 'https://cafe.example/menu',
  },
  pages: [
    (kit) => {
      const { full, safe, u } = kit;
      kit.background = '@primary';
      kit.draw('blob', placed(full, u * 80, u * 80, -0.6, 1.3), '@secondary/25', { role: 'ground' });
      kit.draw('ellipse', placed(full, u * 50, u * 50, 1.4, -0.3), '@accent', { role: 'ground' });
      const parts = rows(safe, [0.5, 1.5, 3.4, 0.55], u * 2.5);
      kit.text(
        'kicker',
        { ...parts[0]!, w: parts[0]!.w * 0.7 },
        { fill: '@secondary', max: u * 3.6, valign: 'bottom' },
      );
      kit.text(
        'headline',
        { ...parts[1]!, w: parts[1]!.w * 0.8 },
        { fill: '@on-primary', lines: 2, max: u * 10 },
      );
      const side = Math.min(parts[2]!.w, parts[2]!.h);
      const plate = placed(parts[2]!, side, side);
      kit.draw('rect', plate, '#ffffff', {
        corner: u * 3,
        shadow: { y: u, blur: u * 4, color: '#00000040' },
      });
      kit.qr(inset(plate, side * 0.05), { color: '#10242b', style: 'round' });
      kit.text('subline', parts[3]!, {
        fill: '@on-primary',
        align: 'center',
        valign: 'middle',
        lines: 1,
        max: u * 3.6,
      });
    },
  ],
};

export const BUSINESS: readonly Template[] = [card, menu, tableCard];

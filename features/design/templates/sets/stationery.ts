/** Stationery that is made for a logo: a card with nothing but the logo on its front, and letterheads. */

import { type Box, columns, placed, rows } from '#engine/page/templates/boxes.ts';
import type { Kit } from '#engine/page/templates/kit.ts';
import { cardBack } from '#engine/page/templates/layouts/paper-layouts.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';

const STATIONERY_WORDS = {
  headline: 'Juniper House',
  subline: 'Guest rooms and garden',
  name: 'Nora Lind',
  position: 'Host',
  contact: '+44 20 7946 0444\nnora@juniper.example',
  website: 'juniper.example',
  place: '3 Orchard Lane, Bath',
};

/** The logo as large as a front allows; the name in letters only where there is no logo. */
function logoFront(kit: Kit): void {
  const { full, safe, u } = kit;
  kit.background = '@paper';
  kit.ground({ x: full.x, y: full.y + full.h - u * 5.5, w: full.w, h: u * 5.5 }, '@primary');
  const room = { ...safe, h: safe.h - u * 4 };
  if (kit.hasLogo) {
    kit.logo(placed(room, room.w * 0.8, room.h * 0.84));
    return;
  }
  const [mark, headline, subline] = rows(room, [0.9, 1.1, 0.5], u * 1.5) as [Box, Box, Box];
  kit.logo(placed(mark, mark.h * 2, mark.h));
  kit.text('headline', headline, {
    fill: '@primary',
    align: 'center',
    valign: 'middle',
    lines: 1,
    max: u * 13,
  });
  kit.text('subline', subline, { fill: '@muted', align: 'center', lines: 1, max: u * 5 });
}

/** Logo or name above, where it is reached below, and between them the room for the letter. */
function letterhead(kit: Kit, side: 'line' | 'band'): void {
  const { full, safe, u } = kit;
  kit.background = '@paper';
  const isBand = side === 'band';
  if (isBand) kit.ground({ x: full.x, y: full.y, w: u * 3.2 - full.x, h: full.h }, '@primary');
  const page = isBand ? { ...safe, x: safe.x + u * 3.2, w: safe.w - u * 3.2 } : safe;
  const head = { x: page.x, y: page.y + u, w: page.w, h: u * 11 };
  if (kit.hasLogo) kit.logo(placed(head, Math.min(head.w * 0.45, u * 34), head.h, isBand ? 0 : 1, 0.5));
  else {
    const [headline, subline] = rows({ ...head, w: head.w * 0.7 }, [1.4, 0.8], u * 0.6) as [Box, Box];
    kit.logo(placed(head, u * 16, u * 9, 1, 0.5));
    kit.text('headline', headline, { fill: '@primary', valign: 'bottom', lines: 1, max: u * 5.4 });
    kit.text('subline', subline, { fill: '@muted', lines: 1, max: u * 2.4 });
  }
  const foot = { x: page.x, y: page.y + page.h - u * 8, w: page.w, h: u * 8 };
  if (!isBand) {
    kit.line({ x: page.x, y: head.y + head.h + u * 2, w: page.w, h: 4 }, '@accent', u * 0.35);
    kit.line({ x: page.x, y: foot.y - u * 1.6, w: page.w, h: 4 }, '@secondary', u * 0.2);
  }
  const [left, middle, right] = columns(foot, [1.1, 1.2, 1], u * 2) as [Box, Box, Box];
  const small = { max: u * 1.9, lineHeight: 1.4 };
  kit.text('place', left, { ...small, lines: 2 });
  kit.text('contact', middle, { ...small, lines: 3 });
  kit.text('website', right, { ...small, fill: '@primary', weight: 600, align: 'right' });
}

export const STATIONERY: readonly Template[] = [
  {
    id: 'logo-card',
    name: 'Logo card',
    category: 'business',
    formats: ['business-card'],
    theme: theme(['#264653', '#a8c5c0', '#e9a23b', '#1b2b31', '#fdfcf9'], ['poppins', 'inter']),
    words: STATIONERY_WORDS,
    pages: [logoFront, (kit) => cardBack(kit, 'bar')],
  },
  {
    id: 'letter-line',
    name: 'Letterhead with lines',
    category: 'business',
    formats: ['letterhead'],
    theme: theme(['#264653', '#a8c5c0', '#e9a23b', '#1b2b31', '#fdfcf9'], ['poppins', 'inter']),
    words: STATIONERY_WORDS,
    pages: [(kit) => letterhead(kit, 'line')],
  },
  {
    id: 'letter-band',
    name: 'Letterhead with a band',
    category: 'business',
    formats: ['letterhead'],
    theme: theme(['#5b3a57', '#d9c6d6', '#d98f4e', '#2a2029', '#fffdfb'], ['lora', 'inter']),
    words: STATIONERY_WORDS,
    pages: [(kit) => letterhead(kit, 'band')],
  },
];

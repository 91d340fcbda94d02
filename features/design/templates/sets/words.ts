/** Templates that live from their words: quotes, thumbnails, invitations. */

import { columns, inset, placed, rows } from '#engine/page/templates/boxes.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';

const thumbnail: Template = {
  id: 'big-idea',
  name: 'Big idea',
  category: 'video',
  formats: [
    'youtube-thumbnail',
    'reel-cover',
    'tiktok-cover',
    'x-post',
    'facebook-post',
    'linkedin-post',
    'presentation-slide',
    'youtube-channel-art',
  ],
  theme: theme(['#ff3d2e', '#ffb199', '#ffe14d', '#0e1013', '#ffffff'], ['archivo', 'poppins']),
  words: { kicker: 'Episode 12', headline: 'I baked for 30 days', subline: 'Here is what happened' },
  photos: ['bread'],
  pages: [
    (kit) => {
      const { full, safe, u } = kit;
      const shade = (angle: number) => ({
        type: 'linear' as const,
        angle,
        stops: [
          { at: 0, color: '#000000e6' },
          { at: 0.45, color: '#000000b3' },
          { at: 1, color: '#00000000' },
        ],
      });
      kit.background = '#0e1013';
      kit.photo(full, { tint: shade(kit.isTall ? 270 : 0) });
      const room = kit.isTall
        ? { ...safe, y: safe.y + safe.h * 0.42, h: safe.h * 0.58 }
        : { ...safe, w: safe.w * (kit.shape === 'strip' ? 0.8 : 0.64) };
      const [kicker, headline, subline] = rows(room, [0.55, 3.2, 0.7], u * 2) as [
        typeof room,
        typeof room,
        typeof room,
      ];
      kit.text(
        'kicker',
        { ...kicker, x: kicker.x + u * 1, w: kicker.w - u * 2 },
        {
          fill: '@on-primary',
          weight: 700,
          spacing: 0.06,
          max: u * 4,
          valign: 'middle',
          plate: { color: '@primary', pad: 0.35, corner: 0.12 },
        },
      );
      kit.text('headline', headline, {
        fill: '#ffffff',
        casing: 'upper',
        lines: kit.isTall ? 4 : 3,
        lineHeight: 1.02,
        max: u * 17,
        valign: 'middle',
      });
      kit.text('subline', subline, { fill: '@accent', weight: 600, lines: 1, max: u * 5 });
    },
  ],
};

const quote: Template = {
  id: 'quiet-quote',
  name: 'Quiet quote',
  category: 'quote',
  formats: [
    'quote',
    'instagram-square',
    'instagram-post',
    'instagram-story',
    'pinterest-pin',
    'facebook-post',
    'linkedin-post',
    'x-post',
    'poster-a3',
  ],
  theme: theme(['#2f4b43', '#a9bfb3', '#d98e5f', '#1d2622', '#f4f1ea'], ['cormorant', 'inter']),
  words: {
    quote: 'Do small things with great care, and the great things follow.',
    author: 'House rule no. 1',
  },
  pages: [
    (kit) => {
      const { full, page, u } = kit;
      kit.background = '@primary';
      const frame = inset(page, u * 4.5);
      kit.draw('ellipse', placed(full, u * 90, u * 90, 1.25, -0.2), '@on-primary/5', { role: 'ground' });
      kit.draw('rect', frame, null, { stroke: { color: '@accent', width: u * 0.25 } });
      const room = inset(kit.safe, u * (kit.isWide ? 12 : 7), u * (kit.shape === 'strip' ? 2 : 7));
      const [mark, words, author] = rows(room, [1, 4.4, 0.8], u * 1.5) as [
        typeof room,
        typeof room,
        typeof room,
      ];
      kit.text('headline', placed(mark, mark.w, Math.min(mark.h, u * 16)), {
        text: '“',
        face: 'playfair',
        fill: '@accent',
        align: 'center',
        valign: 'middle',
        lines: 1,
        lineHeight: 1,
      });
      kit.text('quote', words, {
        fill: '@on-primary',
        align: 'center',
        valign: 'middle',
        lines: kit.isWide ? 3 : 5,
        isItalic: true,
        max: u * 9,
      });
      kit.text('author', author, {
        fill: '@secondary',
        align: 'center',
        valign: 'bottom',
        casing: 'upper',
        spacing: 0.14,
        max: u * 2.6,
      });
    },
  ],
};

const gala: Template = {
  id: 'gala',
  name: 'Gala',
  category: 'celebration',
  formats: [
    'invitation',
    'instagram-post',
    'instagram-square',
    'instagram-story',
    'flyer-a5',
    'certificate',
    'poster-a3',
    'facebook-post',
  ],
  theme: theme(['#1c2b4a', '#8ea3c7', '#c9a24b', '#1c2333', '#faf7f0'], ['playfair', 'lora', 'vibes']),
  words: {
    kicker: 'You are invited',
    headline: 'Summer evening in the garden',
    subline: 'Music, good food and old friends',
    date: 'Saturday, 12 July · 7 pm',
    place: 'Rose Lane 4, Greenfield',
  },
  pages: [
    (kit) => {
      const { page, u } = kit;
      kit.background = '@paper';
      kit.draw('rect', inset(page, u * 4), null, { stroke: { color: '@accent', width: u * 0.5 } });
      kit.draw('rect', inset(page, u * 5.2), null, { stroke: { color: '@accent', width: u * 0.15 } });
      const room = inset(kit.safe, u * (kit.isWide ? 10 : 6), u * (kit.isWide ? 5 : 8));
      const parts = rows(room, [0.9, 2.7, 0.4, 0.9, 0.6, 0.5], u * 1.2);
      kit.text('kicker', parts[0]!, {
        face: '@accent',
        weight: 400,
        casing: 'as-is',
        spacing: 0,
        fill: '@accent',
        align: 'center',
        valign: 'bottom',
        max: u * 8,
      });
      kit.text('headline', parts[1]!, {
        fill: '@primary',
        align: 'center',
        valign: 'middle',
        lines: kit.isWide ? 2 : 3,
        max: u * 9,
      });
      const rule = placed(parts[2]!, u * 24, u * 2);
      const [left, middle, right] = columns(rule, [5, 1.4, 5], u * 1.2) as [
        typeof rule,
        typeof rule,
        typeof rule,
      ];
      kit.line(left, '@accent', u * 0.2);
      kit.draw('polygon', placed(middle, u * 1.6, u * 1.6), '@accent', { points: 4 });
      kit.line(right, '@accent', u * 0.2);
      kit.text('subline', parts[3]!, {
        fill: '@ink',
        align: 'center',
        valign: 'middle',
        isItalic: true,
        max: u * 3.4,
      });
      kit.text('date', parts[4]!, { fill: '@primary', align: 'center', valign: 'bottom', max: u * 3.6 });
      kit.text('place', parts[5]!, { fill: '@muted', align: 'center', max: u * 2.8 });
    },
  ],
};

export const WORDS: readonly Template[] = [thumbnail, quote, gala];

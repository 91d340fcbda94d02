/** Covers and banners for channels, quotes, and slides. */

import { columns, inset, rows } from '#engine/page/templates/boxes.ts';
import {
  ON_DEEP,
  ON_PAPER,
  ON_PHOTO,
  ON_PRIMARY,
  photoBehind,
  photoBeside,
  photoFramed,
} from '#engine/page/templates/layouts/photo-layouts.ts';
import { plain, quoteOn } from '#engine/page/templates/layouts/plain-layouts.ts';
import { stack } from '#engine/page/templates/layouts/stack.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';
import { formats } from './formats.ts';

export const CHANNELS: readonly Template[] = [
  {
    id: 'how-to',
    name: 'How-to',
    category: 'video',
    formats: formats('youtube-thumbnail', 'covers', 'posts'),
    theme: theme(['#ffcc00', '#fff1b8', '#e63946', '#121212', '#ffffff'], ['anton', 'poppins']),
    words: { kicker: 'Step by step', headline: 'Fix it in 5 minutes', subline: 'No tools needed' },
    photos: ['house'],
    pages: [
      (kit) =>
        photoBeside(kit, {
          wordsFirst: true,
          ground: '@primary',
          edge: 'slant',
          max: 17,
          look: {
            headline: '@ink',
            quiet: '@ink',
            accent: '@accent',
            button: ['@ink', '@primary'],
            casing: 'upper',
          },
        }),
    ],
  },
  {
    id: 'travel-vlog',
    name: 'Travel vlog',
    category: 'video',
    formats: formats('youtube-thumbnail', 'covers', 'posts', 'banners'),
    theme: theme(['#00afb9', '#fed9b7', '#f07167', '#081c2b', '#ffffff'], ['oswald', 'inter', 'marker']),
    words: { kicker: 'Travel diary', headline: 'Lost in the mountains', subline: 'Day 3 of 10' },
    photos: ['mountains'],
    pages: [(kit) => photoBehind(kit, { shade: '#04131f', look: { ...ON_PHOTO, casing: 'upper' }, max: 17 })],
  },
  {
    id: 'podcast',
    name: 'Podcast',
    category: 'video',
    formats: formats('youtube-thumbnail', 'covers', 'posts'),
    theme: theme(['#5a189a', '#e0aaff', '#ff9e00', '#1d0b33', '#fbf7ff'], ['archivo', 'poppins']),
    words: { kicker: 'Episode 24', headline: 'Why small shops win', subline: 'With Alma Winter' },
    photos: ['coffee'],
    pages: [
      (kit) =>
        photoFramed(kit, {
          ground: '@primary',
          look: ON_PRIMARY,
          mask: 'ellipse',
          ratio: 1,
          behind: 'rays',
          border: '@accent',
          max: 14,
        }),
    ],
  },
  {
    id: 'versus',
    name: 'Before and after',
    category: 'video',
    formats: formats('youtube-thumbnail', 'covers', 'posts'),
    theme: theme(['#e63946', '#a8dadc', '#ffd60a', '#101418', '#ffffff'], ['anton', 'inter']),
    words: { headline: 'Was it worth it?', kicker: '30 days later' },
    photos: ['beach', 'mountains'],
    pages: [
      (kit) => {
        const { full, safe, u } = kit;
        const [a, b] = (kit.isWide ? columns(full, [1, 1], u) : rows(full, [1, 1], u)) as [
          typeof full,
          typeof full,
        ];
        kit.background = '#ffffff';
        kit.photo(a);
        kit.photo(b);
        const h = Math.min(safe.h * 0.4, u * 30);
        const room = { x: safe.x, y: safe.y + (safe.h - h) / 2, w: safe.w, h };
        kit.draw('slant', { ...room, x: room.x + u * 2, w: room.w - u * 4 }, '@primary', { role: 'ground' });
        stack(
          kit,
          inset(room, room.w * 0.12, u * 3),
          [
            { role: 'kicker', share: 0.5, fill: '@accent', max: u * 4, valign: 'middle' },
            {
              role: 'headline',
              share: 1.7,
              fill: '@on-primary',
              max: u * 15,
              lines: 1,
              casing: 'upper',
              valign: 'middle',
            },
          ],
          { align: 'center', gap: u },
        );
      },
    ],
  },
  {
    id: 'channel-banner',
    name: 'Channel banner',
    category: 'video',
    formats: formats('youtube-channel-art', 'banners'),
    theme: theme(['#14213d', '#a5b4d4', '#fca311', '#0b1220', '#f8f9fb'], ['poppins', 'inter']),
    words: {
      kicker: 'New video every Friday',
      headline: 'The Corner Kitchen',
      subline: 'Simple food, good stories',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@primary',
          look: ON_PRIMARY,
          kind: 'circles',
          strong: '@accent',
          quiet: '@on-primary/7',
          align: 'center',
          max: 9,
        }),
    ],
  },
  {
    id: 'page-cover',
    name: 'Page cover',
    category: 'business',
    formats: formats('facebook-cover', 'banners'),
    theme: theme(['#386641', '#a7c957', '#bc4749', '#16241a', '#f9f7ee'], ['dmserif', 'inter']),
    words: { headline: 'Good bread takes time', subline: 'Family bakery since 1954', button: 'Visit us' },
    photos: ['bread'],
    pages: [(kit) => photoBehind(kit, { shade: '#0d1a10', max: 14 })],
  },
  {
    id: 'forest-quote',
    name: 'Forest quote',
    category: 'quote',
    formats: formats('quote', 'posts', 'prints'),
    theme: theme(['#344e41', '#a3b18a', '#dad7cd', '#1d2b23', '#f5f3ec'], ['lora', 'inter']),
    words: { quote: 'Nature never hurries, and yet everything gets done.', author: 'A walk in the woods' },
    photos: ['forest'],
    pages: [
      (kit) => {
        kit.photo(kit.full, { tint: '#0b1710a8' });
        const { safe, u } = kit;
        const room = inset(safe, u * (kit.isWide ? 12 : 4), u * (kit.isWide ? 4 : 14));
        const [words, author] = rows(room, [4, 0.6], u * 2) as [typeof room, typeof room];
        kit.text('quote', words, {
          fill: '#ffffff',
          align: 'center',
          valign: 'middle',
          lines: kit.isWide ? 3 : 6,
          max: u * 8.5,
        });
        kit.text('author', author, {
          fill: '@accent',
          align: 'center',
          max: u * 2.8,
          casing: 'upper',
          spacing: 0.14,
          valign: 'bottom',
        });
      },
    ],
  },
  {
    id: 'loud-quote',
    name: 'Loud quote',
    category: 'quote',
    formats: formats('instagram-square', 'posts', 'prints'),
    theme: theme(['#ff006e', '#ffbe0b', '#3a86ff', '#18071a', '#fffafc'], ['archivo', 'inter']),
    words: { quote: 'Start before you are ready.', author: 'Note to self' },
    pages: [
      (kit) =>
        quoteOn(kit, {
          ground: '@primary',
          ink: '@on-primary',
          quiet: '@on-primary',
          mark: '@secondary',
          align: 'left',
        }),
    ],
  },
  {
    id: 'handwritten',
    name: 'Handwritten',
    category: 'quote',
    formats: formats('instagram-post', 'posts', 'prints'),
    theme: theme(['#335c67', '#e0c9a6', '#e09f3e', '#22333b', '#fff8ec'], ['caveat', 'inter', 'caveat']),
    words: { quote: 'You can’t buy happiness, but you can buy cake.', author: 'Our kitchen wall' },
    pages: [
      (kit) =>
        quoteOn(kit, {
          ground: '@paper',
          ink: '@ink',
          quiet: '@primary',
          mark: '@accent',
          kind: 'frame',
          face: '@heading',
        }),
    ],
  },
  {
    id: 'customer-voice',
    name: 'Customer voice',
    category: 'quote',
    formats: formats('instagram-square', 'posts', 'banners'),
    theme: theme(['#3d5a80', '#98c1d9', '#ee6c4d', '#1c2b3d', '#f7fafc'], ['lora', 'inter']),
    words: {
      quote: 'The friendliest service in town, and the best coffee too.',
      author: 'Nora P., regular guest',
    },
    pages: [
      (kit) =>
        quoteOn(kit, {
          ground: '@soft',
          ink: '@ink',
          quiet: '@primary',
          mark: '@accent',
          kind: 'frame',
          italic: true,
        }),
    ],
  },
  {
    id: 'tip-of-the-week',
    name: 'Tip of the week',
    category: 'news',
    formats: formats('instagram-post', 'posts', 'banners'),
    theme: theme(['#06627e', '#caf0f8', '#ffb703', '#0a2530', '#fbfeff'], ['poppins', 'inter']),
    words: {
      kicker: 'Tip of the week',
      headline: 'Water your plants in the morning',
      subline: 'Less evaporates, and leaves dry before the night.',
      website: 'greenhands.example',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@secondary',
          look: { ...ON_PAPER, headline: '@ink', quiet: '@ink' },
          kind: 'waves',
          strong: '@primary',
          quiet: '@primary/35',
          align: 'left',
          max: 12,
          below: 0.16,
        }),
    ],
  },
  {
    id: 'title-slide',
    name: 'Title slide',
    category: 'business',
    formats: formats('presentation-slide', 'banners'),
    theme: theme(['#1f2a44', '#9fb3d1', '#ff8552', '#141b2d', '#fbfbfd'], ['grotesk', 'inter']),
    words: {
      kicker: 'Business plan 2027',
      headline: 'Growing a neighborhood bakery',
      subline: 'Prepared for our partners',
      date: 'March 2027',
    },
    photos: ['bread'],
    pages: [(kit) => photoBeside(kit, { wordsFirst: true, ground: '@deep', look: ON_DEEP, max: 10 })],
  },
  {
    id: 'numbers-slide',
    name: 'Numbers slide',
    category: 'business',
    formats: ['presentation-slide', 'linkedin-post', 'x-post', 'facebook-post'],
    theme: theme(['#0a9396', '#94d2bd', '#ee9b00', '#0b2027', '#fbfdfc'], ['grotesk', 'inter']),
    words: {
      kicker: 'Results',
      headline: 'Three good reasons',
      list: 'Loaves a day | 420\nRegular guests | 1,150\nReviews with five stars | 96%',
      subline: 'Figures of the last twelve months',
    },
    pages: [
      (kit) => {
        const { safe, u } = kit;
        kit.background = '@paper';
        kit.ground({ x: kit.full.x, y: kit.full.y, w: u * 4, h: kit.full.h }, '@primary');
        const [head, list, foot] = rows(inset(safe, u * 6, u * 2), [1, 1.8, 0.35], u * 3) as [
          typeof safe,
          typeof safe,
          typeof safe,
        ];
        stack(
          kit,
          head,
          [
            { role: 'kicker', share: 0.5, fill: '@accent', max: u * 2.8, valign: 'bottom' },
            { role: 'headline', share: 1.3, fill: '@ink', max: u * 9, lines: 1, valign: 'middle' },
          ],
          { align: 'left' },
        );
        kit.list(list, { fill: '@ink', price: '@primary', rule: '@secondary', max: u * 5 });
        kit.text('subline', { ...foot, w: foot.w * 0.8 }, { fill: '@muted', max: u * 2.4, lines: 1 });
      },
    ],
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    category: 'news',
    formats: formats('email-header', 'banners'),
    theme: theme(['#6d597a', '#eaac8b', '#e56b6f', '#2b2231', '#fdf8f5'], ['playfair', 'inter']),
    words: {
      kicker: 'March news',
      headline: 'Letters from the bakery',
      subline: 'What is new, what is baking, what is next',
    },
    photos: ['cake'],
    pages: [(kit) => photoBeside(kit, { wordsFirst: true, ground: '@paper', max: 11, edge: 'slant' })],
  },
  {
    id: 'quiet-statement',
    name: 'Quiet statement',
    category: 'news',
    formats: formats('instagram-post', 'posts', 'prints', 'banners'),
    theme: theme(['#2b2d42', '#8d99ae', '#ef233c', '#1b1c2b', '#f4f5f8'], ['inter', 'inter']),
    words: {
      headline: 'We stay open, whatever the weather.',
      subline: 'Call ahead if the snow is deep. We keep your order warm.',
      website: 'cornershop.example',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@paper',
          look: { ...ON_PAPER, accent: '@accent', weight: 800 },
          kind: 'corner',
          strong: '@accent',
          align: 'left',
          max: 13,
          above: 0.2,
        }),
    ],
  },
];

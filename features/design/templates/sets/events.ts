/** Events, news and celebrations: what, when, where. */

import {
  ON_DEEP,
  ON_PAPER,
  ON_PHOTO,
  ON_PRIMARY,
  photoBehind,
  photoBeside,
  photoFramed,
} from '#engine/page/templates/layouts/photo-layouts.ts';
import { plain } from '#engine/page/templates/layouts/plain-layouts.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';
import { formats } from './formats.ts';

export const EVENTS: readonly Template[] = [
  {
    id: 'live-music',
    name: 'Live music',
    category: 'event',
    formats: formats('poster-a3', 'prints', 'posts', 'banners'),
    theme: theme(['#1b1b3a', '#693668', '#ff6b35', '#0e0e1f', '#fdf6ec'], ['bebas', 'poppins']),
    words: {
      kicker: 'Live on stage',
      headline: 'Acoustic night',
      subline: 'Three songwriters, two hours, one guitar each.',
      date: 'Friday, 14 March, 8 pm',
      place: 'The Cellar, Bridge Street 5',
      price: 'Free entry',
    },
    photos: ['guitar'],
    pages: [(kit) => photoBehind(kit, { shade: '#0b0a1c', max: 20 })],
  },
  {
    id: 'summer-fest',
    name: 'Summer fest',
    category: 'event',
    formats: formats('flyer-a5', 'prints', 'posts', 'banners'),
    theme: theme(['#ff7b54', '#ffd56b', '#1a936f', '#3b1d12', '#fff9ec'], ['fredoka', 'poppins']),
    words: {
      kicker: 'Bring your family',
      headline: 'Street festival',
      subline: 'Food trucks, face painting and live bands all day.',
      date: 'Saturday, 21 June, 11 am',
      place: 'Old Market Square',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@primary',
          look: { ...ON_PRIMARY, accent: '@on-primary' },
          kind: 'rays',
          align: 'center',
          quiet: '@secondary/22',
          max: 17,
        }),
    ],
  },
  {
    id: 'open-day',
    name: 'Open day',
    category: 'event',
    formats: formats('flyer-a5', 'prints', 'posts', 'banners'),
    theme: theme(['#0f7173', '#9fd8cb', '#f05d5e', '#0c2526', '#fbfefb'], ['poppins', 'inter']),
    words: {
      kicker: 'Everybody is welcome',
      headline: 'Open day',
      subline: 'Meet the team, see the workshop, ask anything.',
      date: 'Sunday, 5 May, 10 am to 4 pm',
      place: 'Mill Lane 22',
      button: 'Come and see',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@paper',
          look: ON_PAPER,
          kind: 'circles',
          strong: '@accent',
          quiet: '@secondary/45',
          max: 16,
        }),
    ],
  },
  {
    id: 'workshop',
    name: 'Workshop',
    category: 'event',
    formats: formats('instagram-post', 'posts', 'prints', 'banners'),
    theme: theme(['#ef476f', '#ffd166', '#06d6a0', '#1c1b29', '#fffdf8'], ['grotesk', 'inter']),
    words: {
      kicker: 'Saturday workshop',
      headline: 'Learn to bake sourdough',
      subline: 'Take home a loaf, a starter and the recipe.',
      date: '9 November, 10 am',
      price: '65',
      button: 'Save my seat',
    },
    photos: ['bread'],
    pages: [(kit) => photoBeside(kit, { edge: 'slant', max: 11 })],
  },
  {
    id: 'webinar',
    name: 'Webinar',
    category: 'event',
    formats: formats('linkedin-post', 'posts', 'banners', 'covers'),
    theme: theme(['#0b3d91', '#9ec5fe', '#ffb703', '#0a1833', '#f7faff'], ['inter', 'inter']),
    words: {
      kicker: 'Free webinar',
      headline: 'Get found by people nearby',
      subline: 'Local search in 45 minutes, with questions at the end.',
      date: 'Tuesday, 4 June, 5 pm CET',
      button: 'Register free',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@primary',
          look: ON_PRIMARY,
          kind: 'circles',
          strong: '@accent',
          quiet: '@on-primary/10',
          max: 12,
        }),
    ],
  },
  {
    id: 'hiring',
    name: 'We are hiring',
    category: 'news',
    formats: formats('linkedin-post', 'posts', 'prints'),
    theme: theme(['#2d6a4f', '#b7e4c7', '#ffb703', '#10261d', '#fbfdfb'], ['poppins', 'inter']),
    words: {
      kicker: 'We are hiring',
      headline: 'Baker wanted',
      subline: 'Full or part time, good team, weekends off.',
      contact: 'jobs@bakery.example',
      button: 'Apply today',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@deep',
          look: ON_DEEP,
          kind: 'blobs',
          strong: '@primary',
          quiet: '@on-deep/6',
          max: 16,
        }),
    ],
  },
  {
    id: 'we-moved',
    name: 'We have moved',
    category: 'news',
    formats: formats('instagram-square', 'posts', 'prints', 'banners'),
    theme: theme(['#5f0f40', '#e5b8cf', '#fb8b24', '#260619', '#fff8f5'], ['dmserif', 'inter']),
    words: {
      kicker: 'Same people, new place',
      headline: 'We have moved',
      subline: 'Find us around the corner from Monday.',
      place: 'Station Road 14',
      date: 'Open from 3 March',
    },
    photos: ['city'],
    pages: [(kit) => photoBeside(kit, { edge: 'inset', max: 13 })],
  },
  {
    id: 'opening-hours',
    name: 'Opening hours',
    category: 'news',
    formats: formats('instagram-square', 'posts', 'prints'),
    theme: theme(['#283618', '#dda15e', '#bc6c25', '#1d2610', '#fefae0'], ['oswald', 'inter']),
    words: {
      kicker: 'Please note',
      headline: 'New opening hours',
      subline: 'Monday to Friday 7 am to 6 pm. Saturday 8 am to 2 pm. Sunday closed.',
      date: 'From 1 April',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@paper',
          look: ON_PAPER,
          kind: 'stripes',
          strong: '@accent',
          quiet: '@secondary',
          align: 'left',
          max: 13,
          below: 0.1,
        }),
    ],
  },
  {
    id: 'birthday-bash',
    name: 'Birthday bash',
    category: 'celebration',
    formats: formats('invitation', 'posts', 'prints'),
    theme: theme(['#7209b7', '#f8a5c2', '#ffc300', '#2a0845', '#fff9fd'], ['fredoka', 'poppins', 'pacifico']),
    words: {
      kicker: 'You are invited',
      headline: 'Mia turns six!',
      subline: 'Cake, games and a treasure hunt in the garden.',
      date: 'Sunday, 8 June, 3 pm',
      place: 'Rose Lane 4',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@paper',
          look: { ...ON_PAPER, headline: '@primary' },
          kind: 'confetti',
          align: 'center',
          max: 15,
        }),
    ],
  },
  {
    id: 'wedding-day',
    name: 'Wedding day',
    category: 'celebration',
    formats: formats('invitation', 'posts', 'prints'),
    theme: theme(['#6b705c', '#cbc0a8', '#b08968', '#3a3d32', '#fbf8f3'], ['cormorant', 'lora', 'vibes']),
    words: {
      kicker: 'Together with their families',
      headline: 'Anna & Jonas',
      subline: 'invite you to celebrate their wedding',
      date: 'Saturday, 6 September, 2 pm',
      place: 'Lakeside Manor, Greenfield',
    },
    photos: ['flowers'],
    pages: [(kit) => photoFramed(kit, { mask: 'arch', behind: 'none', border: '@accent', max: 13 })],
  },
  {
    id: 'thank-you',
    name: 'Thank you',
    category: 'celebration',
    formats: formats('instagram-square', 'posts', 'prints'),
    theme: theme(['#d62246', '#ffc9d3', '#4b1d3f', '#2e0f1c', '#fff5f5'], ['pacifico', 'poppins']),
    words: {
      headline: 'Thank you!',
      subline: 'Ten years, two thousand cakes and the best guests in town.',
      date: '2016 to 2026',
    },
    pages: [
      (kit) =>
        plain(kit, {
          ground: '@secondary',
          look: { ...ON_PAPER, headline: '@primary', accent: '@accent', quiet: '@ink' },
          kind: 'blobs',
          strong: '@primary/14',
          quiet: '@paper/60',
          align: 'center',
          max: 18,
        }),
    ],
  },
  {
    id: 'season-greetings',
    name: 'Season’s greetings',
    category: 'celebration',
    formats: formats('instagram-post', 'posts', 'prints', 'banners'),
    theme: theme(['#1b4332', '#d8f3dc', '#d4a373', '#0d241a', '#fdfaf4'], ['playfair', 'lora', 'vibes']),
    words: {
      kicker: 'From all of us',
      headline: 'Happy holidays',
      subline: 'Thank you for a wonderful year. See you in January!',
    },
    photos: ['forest'],
    pages: [(kit) => photoBehind(kit, { at: 'middle', shade: '#06170f', look: ON_PHOTO, max: 15 })],
  },
  {
    id: 'yoga-class',
    name: 'Yoga class',
    category: 'event',
    formats: formats('instagram-story', 'posts', 'prints', 'banners'),
    theme: theme(['#84597b', '#e8d5e0', '#f0a868', '#33212f', '#fdf9f6'], ['cormorant', 'inter']),
    words: {
      kicker: 'Beginners welcome',
      headline: 'Yoga at sunrise',
      subline: 'Six mornings on the hill. Mats are there, just bring yourself.',
      date: 'Mondays, 6.30 am',
      price: '60 for six',
    },
    photos: ['mountains'],
    pages: [(kit) => photoBeside(kit, { edge: 'wave', ground: '@soft', max: 12 })],
  },
];

/** What is printed: cards, menus, price lists, vouchers, certificates, table cards. */

import {
  cardBack,
  cardFront,
  certificate,
  codeCard,
  listPage,
  voucher,
} from '#engine/page/templates/layouts/paper-layouts.ts';
import { ON_DEEP, ON_PAPER, ON_PRIMARY } from '#engine/page/templates/layouts/photo-layouts.ts';
import { type Template, theme } from '#engine/page/templates/template.ts';

const CARD_WORDS = {
  headline: 'North & Co.',
  subline: 'Joinery and furniture',
  name: 'Tom North',
  position: 'Master joiner',
  contact: '+44 20 7946 0999\ntom@north.example',
  website: 'north.example',
  place: 'Dock Street 7, Bristol',
};
const LISTS = [
  'price-list',
  'menu',
  'opening-hours',
  'poster-a3',
  'flyer-a5',
  'instagram-story',
  'instagram-post',
] as const;
const VOUCHERS = ['voucher', 'flyer-a5', 'instagram-post', 'facebook-post', 'email-header'] as const;
const CODES = [
  'qr-table-card',
  'flyer-a5',
  'poster-a3',
  'instagram-square',
  'instagram-story',
  'facebook-post',
] as const;

export const PRINT: readonly Template[] = [
  {
    id: 'card-dark',
    name: 'Dark card',
    category: 'business',
    formats: ['business-card'],
    theme: theme(['#16181d', '#8f95a3', '#d4af37', '#16181d', '#faf9f6'], ['playfair', 'inter']),
    words: {
      ...CARD_WORDS,
      headline: 'Maison Claire',
      subline: 'Interior design',
      name: 'Claire Dubois',
      position: 'Interior designer',
      contact: '+44 20 7946 0321\nclaire@maisonclaire.example',
      website: 'maisonclaire.example',
    },
    pages: [
      (kit) =>
        cardFront(kit, {
          ground: '@primary',
          ink: '@accent',
          quiet: '@secondary',
          align: 'center',
          kind: 'frame',
          strong: '@accent',
        }),
      (kit) => cardBack(kit, 'frame'),
    ],
  },
  {
    id: 'card-bright',
    name: 'Bright card',
    category: 'business',
    formats: ['business-card'],
    theme: theme(['#ff5d5d', '#ffd1c4', '#2a9d8f', '#2b1b1b', '#fffaf7'], ['fredoka', 'poppins']),
    words: {
      ...CARD_WORDS,
      headline: 'Little Steps',
      subline: 'Day care',
      name: 'Joy Miller',
      position: 'Head of day care',
      contact: '+44 20 7946 0555\njoy@littlesteps.example',
      website: 'littlesteps.example',
    },
    pages: [
      (kit) =>
        cardFront(kit, {
          ground: '@primary',
          ink: '@on-primary',
          quiet: '@on-primary',
          align: 'left',
          kind: 'circles',
          strong: '@accent',
          quietGround: '@secondary/35',
        }),
      (kit) => cardBack(kit, 'band'),
    ],
  },
  {
    id: 'card-code',
    name: 'Card with code',
    category: 'business',
    formats: ['business-card'],
    theme: theme(['#0b4f6c', '#9fd3e6', '#fbb13c', '#0a2733', '#fbfdfe'], ['grotesk', 'inter']),
    words: CARD_WORDS,
    pages: [
      (kit) =>
        cardFront(kit, {
          ground: '@primary',
          ink: '@on-primary',
          quiet: '@secondary',
          align: 'left',
          kind: 'circles',
          strong: '@accent',
          quietGround: '@on-primary/8',
        }),
      (kit) => cardBack(kit, 'code'),
    ],
  },
  {
    id: 'card-paper',
    name: 'Paper card',
    category: 'business',
    formats: ['business-card'],
    theme: theme(['#4a5759', '#b0c4b1', '#d68c45', '#2b3233', '#f7f4ee'], ['cormorant', 'inter']),
    words: {
      ...CARD_WORDS,
      headline: 'Willow & Sage',
      subline: 'Herbal teas and remedies',
      name: 'Maya Stone',
      position: 'Founder',
      contact: '+44 20 7946 0777\nmaya@willowandsage.example',
      website: 'willowandsage.example',
    },
    pages: [
      (kit) =>
        cardFront(kit, {
          ground: '@paper',
          ink: '@primary',
          quiet: '@accent',
          align: 'center',
          kind: 'waves',
          strong: '@secondary/70',
          quietGround: '@secondary/35',
        }),
      (kit) => cardBack(kit, 'bar'),
    ],
  },
  {
    id: 'salon-prices',
    name: 'Salon prices',
    category: 'business',
    formats: LISTS,
    theme: theme(['#3d2645', '#e8d5e8', '#f0a6ca', '#241529', '#fdf9fc'], ['playfair', 'poppins', 'vibes']),
    words: {
      kicker: 'Hair & beauty',
      headline: 'Our prices',
      list: 'Cut and blow-dry | 48\nColor | from 70\nHighlights | from 95\nBraids | 35\nBeard trim | 18\nHead massage | 15',
      subline: 'Students pay 10% less from Monday to Wednesday.',
      contact: 'Book at +44 20 7946 0555',
    },
    pages: [
      (kit) =>
        listPage(kit, {
          ground: '@paper',
          head: '@primary',
          onHead: '@on-primary',
          accent: '@accent',
          rule: '@secondary',
          kind: 'dots',
        }),
    ],
  },
  {
    id: 'coffee-menu',
    name: 'Coffee menu',
    category: 'food',
    formats: [
      'menu',
      'price-list',
      'opening-hours',
      'poster-a3',
      'flyer-a5',
      'instagram-story',
      'instagram-post',
      'presentation-slide',
    ],
    theme: theme(['#3e2723', '#d7b899', '#ff9f1c', '#2b1a16', '#f8f1e7'], ['bebas', 'inter']),
    words: {
      kicker: 'Coffee & more',
      headline: 'What can we get you?',
      list: 'Espresso | 2.20\nCappuccino | 3.40\nFlat white | 3.80\nCold brew | 4.20\nHot chocolate | 3.90\nCroissant | 2.60\nBanana bread | 3.20',
      contact: 'Oat milk is always free',
    },
    photos: ['coffee'],
    pages: [
      (kit) =>
        listPage(kit, {
          ground: '@primary',
          head: '@primary',
          onHead: '#ffffff',
          accent: '@accent',
          ink: '@on-primary',
          price: '@accent',
          rule: '@on-primary/18',
          hasPhoto: true,
        }),
    ],
  },
  {
    id: 'classes',
    name: 'Class schedule',
    category: 'business',
    formats: LISTS,
    theme: theme(['#e85d04', '#ffe5cc', '#370617', '#26090f', '#fffaf5'], ['oswald', 'inter']),
    words: {
      kicker: 'This week',
      headline: 'Classes for everybody',
      list: 'Mon 18:00 Yoga | Lena\nTue 17:30 Boxing | Karim\nWed 19:00 Pilates | Lena\nThu 18:00 Spinning | Jo\nSat 10:00 Kids’ gym | Mia',
      subline: 'The first class is free.',
      contact: 'studio14.example',
    },
    pages: [
      (kit) =>
        listPage(kit, {
          ground: '@paper',
          head: '@primary',
          onHead: '@on-primary',
          accent: '@on-primary',
          rule: '@secondary',
          kind: 'rays',
        }),
    ],
  },
  {
    id: 'gift-card',
    name: 'Gift card',
    category: 'offer',
    formats: VOUCHERS,
    theme: theme(['#9b2226', '#f1d3b3', '#ee9b00', '#2b0a0b', '#fff9f1'], ['playfair', 'inter', 'vibes']),
    words: {
      kicker: 'Gift card',
      headline: 'A little something for you',
      subline: 'For bread, cakes and coffee in our shop.',
      date: 'Valid until 31 December',
      price: '25',
      code: 'GIFT-2025',
      website: 'bakery.example',
    },
    pages: [
      (kit) =>
        voucher(kit, {
          ground: '@paper',
          stub: '@primary',
          onStub: '@on-primary',
          look: { ...ON_PAPER, headline: '@primary' },
        }),
    ],
  },
  {
    id: 'spa-voucher',
    name: 'Spa voucher',
    category: 'offer',
    formats: VOUCHERS,
    theme: theme(['#2a6f72', '#cfe8e4', '#e9b872', '#10302f', '#f8fcfb'], ['cormorant', 'inter']),
    words: {
      kicker: 'Voucher',
      headline: 'One hour just for you',
      subline: 'Massage, tea and a quiet room.',
      price: '79',
      code: 'RELAX-79',
      website: 'stillwater.example',
    },
    photos: ['flowers'],
    pages: [
      (kit) =>
        voucher(kit, { ground: '@deep', stub: '@primary', onStub: '#ffffff', look: ON_DEEP, hasPhoto: true }),
    ],
  },
  {
    id: 'honor',
    name: 'Certificate of honor',
    category: 'business',
    formats: ['certificate', 'poster-a3', 'invitation'],
    theme: theme(['#1b3a5b', '#a9bcd0', '#c8963e', '#1a2430', '#fdfaf3'], ['playfair', 'lora', 'vibes']),
    words: {
      kicker: 'Certificate',
      headline: 'Employee of the year',
      subline: 'is awarded to',
      name: 'Sophie Lindgren',
      body: 'for a year of patience, good ideas and the best jokes in the kitchen.',
      date: '12 December 2026',
      author: 'Jane Baker, Owner',
    },
    pages: [(kit) => certificate(kit, { double: true, ribbon: true })],
  },
  {
    id: 'course-done',
    name: 'Course certificate',
    category: 'business',
    formats: ['certificate', 'poster-a3', 'invitation'],
    theme: theme(['#0f766e', '#99d5ce', '#f59e0b', '#0c2422', '#ffffff'], ['grotesk', 'inter', 'caveat']),
    words: {
      kicker: 'Certificate of completion',
      headline: 'Sourdough basics',
      subline: 'This is to certify that',
      name: 'Ben Carter',
      body: 'has completed the course of six evenings with success.',
      date: '3 May 2026',
      author: 'Alma Winter, Trainer',
    },
    pages: [(kit) => certificate(kit, { double: false, ribbon: true, kind: 'corner' })],
  },
  {
    id: 'wifi-card',
    name: 'Wi-Fi card',
    category: 'business',
    formats: CODES,
    theme: theme(['#22223b', '#c9cbe0', '#4ea8de', '#151527', '#ffffff'], ['poppins', 'inter']),
    words: {
      kicker: 'Free Wi-Fi',
      headline: 'Scan and stay a while',
      subline: 'Network: Corner Café',
      qr: 'WIFI:T:WPA;S:Corner Cafe;P:goodcoffee;;',
    },
    pages: [
      (kit) =>
        codeCard(kit, {
          ground: '@primary',
          look: { ...ON_PRIMARY, accent: '@accent' },
          plate: '#ffffff',
          color: '#151527',
          kind: 'dots',
          quiet: '@on-primary/8',
          style: 'dots',
        }),
    ],
  },
  {
    id: 'review-card',
    name: 'Review us',
    category: 'business',
    formats: CODES,
    theme: theme(['#ffb703', '#ffe8b0', '#d62828', '#2b2118', '#fffaf0'], ['fredoka', 'inter']),
    words: {
      kicker: 'Did you like it?',
      headline: 'Leave us a review',
      subline: 'It takes a minute and means a lot.',
      qr: 'https://example.com/review',
    },
    pages: [
      (kit) =>
        codeCard(kit, {
          ground: '@paper',
          look: { ...ON_PAPER, accent: '@accent' },
          plate: '@primary',
          color: '#2b2118',
          kind: 'arches',
          strong: '@secondary',
          quiet: '@secondary/60',
        }),
    ],
  },
];

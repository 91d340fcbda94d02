/** Forty recipes for adverts: what each looks like, and the line that it begins with. */

import { msg } from '#common/texts.ts';
import type { VideoData } from '#features/video/contract.ts';
import type { Occasion, Trade } from './recipe-words.ts';

export interface Recipe extends Pick<VideoData, 'style' | 'format' | 'music'> {
  id: string;
  trade: Trade;
  occasion: Occasion;
  template: Exclude<VideoData['template'], ''>;
  /** Of the film at most. */
  seconds: number;
  /** Its first line; what is filled in follows: offer, price, when, where, link. */
  hook: string;
}

type Row = readonly [
  Occasion,
  Recipe['template'],
  Recipe['style'],
  Recipe['music'],
  Recipe['format'],
  seconds: number,
  hook: string,
];

const ROWS: Record<Trade, readonly Row[]> = {
  bakery: [
    [
      'new',
      'product',
      'playful',
      'acoustic',
      'portrait',
      15,
      msg('Fresh from the oven, and new on our shelf.'),
    ],
    ['offer', 'promotional', 'bold', 'upbeat', 'portrait', 15, msg('A treat for less than you think.')],
    [
      'season',
      'promotional',
      'elegant',
      'acoustic',
      'square',
      20,
      msg('The sweetest part of the season is here.'),
    ],
    [
      'hiring',
      'social',
      'playful',
      'upbeat',
      'portrait',
      20,
      msg('Early birds wanted: come and bake with us.'),
    ],
  ],
  restaurant: [
    ['new', 'product', 'elegant', 'acoustic', 'portrait', 15, msg('There is a new dish on our menu.')],
    [
      'offer',
      'promotional',
      'bold',
      'upbeat',
      'square',
      15,
      msg('Good food tastes even better at this price.'),
    ],
    [
      'event',
      'social',
      'elegant',
      'classical',
      'portrait',
      20,
      msg('An evening of good food and good company.'),
    ],
    [
      'gift',
      'promotional',
      'elegant',
      'acoustic',
      'square',
      15,
      msg('Give an evening instead of one more thing.'),
    ],
  ],
  shop: [
    [
      'new',
      'product',
      'modern',
      'electronic',
      'portrait',
      15,
      msg('Just unpacked and looking for a new home.'),
    ],
    ['offer', 'promotional', 'bold', 'upbeat', 'portrait', 15, msg('Your favourite now costs less.')],
    [
      'season',
      'promotional',
      'playful',
      'acoustic',
      'landscape',
      20,
      msg('The list is long, the gifts are here.'),
    ],
    ['last', 'social', 'bold', 'electronic', 'portrait', 10, msg('When it is gone, it is gone.')],
  ],
  beauty: [
    ['opening', 'promotional', 'elegant', 'cinematic', 'portrait', 20, msg('A new place to feel good.')],
    ['booking', 'social', 'minimal', 'acoustic', 'portrait', 15, msg('Take an hour that is all yours.')],
    ['offer', 'promotional', 'modern', 'upbeat', 'square', 15, msg('Look your best and pay less.')],
    [
      'gift',
      'product',
      'elegant',
      'classical',
      'portrait',
      15,
      msg('A present that lets someone lean back.'),
    ],
  ],
  fitness: [
    [
      'opening',
      'promotional',
      'bold',
      'electronic',
      'portrait',
      20,
      msg('Your new place to train opens its doors.'),
    ],
    ['offer', 'promotional', 'bold', 'upbeat', 'portrait', 15, msg('The best time to start is now.')],
    ['booking', 'social', 'modern', 'electronic', 'portrait', 15, msg('Try it once, then decide.')],
    ['event', 'social', 'playful', 'upbeat', 'landscape', 20, msg('Train together, celebrate together.')],
  ],
  crafts: [
    [
      'booking',
      'explainer',
      'modern',
      'corporate',
      'landscape',
      20,
      msg('Something broken? We will take a look.'),
    ],
    [
      'season',
      'promotional',
      'classic',
      'corporate',
      'square',
      20,
      msg('Get your home ready before the weather turns.'),
    ],
    [
      'trust',
      'explainer',
      'minimal',
      'acoustic',
      'landscape',
      30,
      msg('This is how we work: carefully and on time.'),
    ],
    ['hiring', 'social', 'bold', 'upbeat', 'portrait', 20, msg('Good hands are always welcome here.')],
  ],
  health: [
    ['booking', 'promotional', 'minimal', 'acoustic', 'portrait', 15, msg('Make time for your health.')],
    ['opening', 'promotional', 'modern', 'corporate', 'landscape', 20, msg('A new practice, close to you.')],
    ['new', 'explainer', 'minimal', 'acoustic', 'landscape', 30, msg('We now offer something new for you.')],
    ['hiring', 'social', 'modern', 'acoustic', 'portrait', 20, msg('Care is teamwork. Join our team.')],
  ],
  property: [
    ['new', 'product', 'elegant', 'cinematic', 'landscape', 30, msg('Picture yourself living here.')],
    [
      'event',
      'promotional',
      'modern',
      'acoustic',
      'square',
      20,
      msg('The door is open: come and look around.'),
    ],
    [
      'booking',
      'explainer',
      'minimal',
      'corporate',
      'landscape',
      20,
      msg('What is your home worth? Let’s talk.'),
    ],
    [
      'trust',
      'explainer',
      'classic',
      'corporate',
      'landscape',
      30,
      msg('Selling is easier with someone by your side.'),
    ],
  ],
  courses: [
    [
      'new',
      'training',
      'modern',
      'acoustic',
      'landscape',
      20,
      msg('Learn what you have always wanted to learn.'),
    ],
    ['offer', 'promotional', 'playful', 'upbeat', 'portrait', 15, msg('Learn more, pay less.')],
    ['last', 'social', 'bold', 'electronic', 'portrait', 10, msg('The last places are waiting for you.')],
    [
      'booking',
      'training',
      'minimal',
      'acoustic',
      'square',
      20,
      msg('One lesson tells you more than any advert.'),
    ],
  ],
  clubs: [
    ['event', 'social', 'playful', 'upbeat', 'portrait', 15, msg('Bring your friends and come along.')],
    [
      'season',
      'promotional',
      'elegant',
      'classical',
      'landscape',
      20,
      msg('The nicest days of the year are better together.'),
    ],
    ['last', 'social', 'bold', 'electronic', 'portrait', 10, msg('Get your ticket while you can.')],
    ['hiring', 'social', 'playful', 'acoustic', 'square', 20, msg('We need a hand, and you have two.')],
  ],
};

export const RECIPES: readonly Recipe[] = Object.entries(ROWS).flatMap(([trade, rows]) =>
  rows.map(([occasion, template, style, music, format, seconds, hook]) => ({
    id: `${trade}-${occasion}`,
    trade: trade as Trade,
    occasion,
    template,
    style,
    music,
    format,
    seconds,
    hook,
  })),
);

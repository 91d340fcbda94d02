/** What a campaign is made of, and the states of its pieces. */

import { msg } from '#common/texts.ts';

export const PIECE_KINDS = [
  'post',
  'carousel',
  'story',
  'film',
  'thumbnail',
  'flyer',
  'price-card',
  'email',
  'landing',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const PIECE_STATES = [
  /** Not made yet. */
  'pending',
  'making',
  'draft',
  /** It shows a fact that has changed since. */
  'stale',
  'approved',
  'scheduled',
  'sending',
  'sent',
  /** Broken off while it was being sent: nobody knows whether it arrived, and it is not sent again. */
  'unclear',
  'failed',
] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export const KIND_LABELS: Record<PieceKind, string> = {
  post: msg('Post'),
  carousel: msg('Carousel'),
  story: msg('Story'),
  film: msg('Film'),
  thumbnail: msg('Thumbnail'),
  flyer: msg('Flyer'),
  'price-card': msg('Price card'),
  email: msg('E-mail'),
  landing: msg('Landing page'),
};

export const STATE_LABELS: Record<PieceState, string> = {
  pending: msg('Waiting'),
  making: msg('Being made'),
  draft: msg('Draft'),
  stale: msg('Out of date'),
  approved: msg('Approved'),
  scheduled: msg('Planned'),
  sending: msg('Being sent'),
  sent: msg('Sent'),
  unclear: msg('May have been sent'),
  failed: msg('Failed'),
};

export const FACT_LABELS = {
  what: msg('What'),
  offer: msg('Offer'),
  price: msg('Price'),
  dates: msg('When'),
  place: msg('Where'),
  link: msg('Link'),
  tone: msg('Tone'),
} as const;

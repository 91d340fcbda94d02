/** What a customer reads around the pieces of a campaign. */

import { msg } from '#common/texts.ts';

export const REVIEW_WORDS = {
  ask: msg('Please look at each piece: approve it, or say what should change.'),
  empty: msg('Nothing is finished yet. Please come back later.'),
  name: msg('Your name'),
  change: msg('What should change?'),
  approve: msg('Approve'),
  askForChange: msg('Ask for a change'),
  back: msg('Back'),
  gone: msg('This link is not available'),
  goneWhy: msg('It may have been taken back.'),
  notDone: msg('Not done'),
} as const;

/** Refusals that a customer may meet there. */
export const REVIEW_REFUSALS: readonly string[] = [
  msg('Please say who you are.'),
  msg('Please say what should change.'),
  msg('It was changed meanwhile. Please look again.'),
  msg('Much was said here already. Please talk to each other.'),
  msg('This piece shows an old fact. Make it again before you approve it.'),
  msg('This piece was sent already.'),
  msg('This piece is still being made.'),
];

/** How many of one person's characters may be drawn at once. */

import { createGate, type Gate } from '#platform/usage/gate.ts';

const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 5;

export const createDrawingGate = (): Gate =>
  createGate(MAX_AT_ONCE, 'Several of your characters are being drawn. Please wait for one.', RETRY_SECONDS);

/** How a stage of long work says what is left: written by the server, read and translated by the client. */

import { serverText, t } from '../../texts.ts';

/** Seconds of work, and its share, before a guess is worth telling. */
const FIRST_GUESS = { seconds: 4, share: 0.05 };
const STEP = 5;

/** "Filming, about 2 minutes left"; the stage alone until a guess can be made. `began`: `Date.now()` at the start. */
export function withTimeLeft(stage: string, began: number, share: number): string {
  const passed = (Date.now() - began) / 1000;
  if (share < FIRST_GUESS.share || passed < FIRST_GUESS.seconds) return stage;
  const left = (passed / share) * (1 - share);
  return left >= 90
    ? `${stage}, about ${Math.round(left / 60)} minutes left`
    : `${stage}, about ${Math.max(STEP, Math.round(left / STEP) * STEP)} seconds left`;
}

/** A stage in the reader's language. */
export function stageText(said: string): string {
  const [, stage, left, unit] = /^(.*), about (\d+) (minutes|seconds) left$/.exec(said) ?? [];
  if (stage === undefined || left === undefined) return serverText(said);
  return unit === 'minutes'
    ? t('{0}, about {1} minutes left', serverText(stage), left)
    : t('{0}, about {1} seconds left', serverText(stage), left);
}

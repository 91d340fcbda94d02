/** Makes a subject of a fruit with what all fruit has in common, so that each says only its form. */

import type { Model } from '#engine/sculpt/model.ts';
import { subject, type tone } from '../../subject.ts';

export const fruit = (
  name: string,
  words: readonly string[],
  size: number,
  colours: Record<string, ReturnType<typeof tone>>,
  view: { yaw: number; pitch: number },
  build: () => Model,
) => subject({ name, family: 'food', words, size, colours, view, build });

/** One round of a logo's movement as pictures, drawn with the same steps as its style sheet. */

import { AppError } from '#common/errors.ts';
import {
  ANIMATION_DURATIONS,
  ANIMATION_ITERATIONS,
  ANIMATION_TIMINGS,
  ANIMATION_TYPES,
} from '#common/mark-values.ts';
import { DEFAULT_MOTION } from '#engine/lettering/mark/design.ts';
import { frameAt, type Motion } from '#engine/lettering/motion/motion.ts';
import { readMarkup } from '#engine/lettering/svg/read-markup.ts';
import { sizeOfPicture } from '#engine/lettering/svg/recolor.ts';
import { outlineNode, type Pixels, renderPixels } from '#platform/assets/svg/render-svg.ts';
import { drawMark } from '../draw.ts';
import type { LogoRow } from '../logo.repo.ts';
import type { Playing } from './apng.ts';
import { verifiedDesign } from './logo-forms.ts';

const PER_SECOND = 20;
/** Long movements are drawn with fewer frames a second, so that no file grows beyond reason. */
const MAX_FRAMES = 60;
const WIDTH = 480;

export interface Animation extends Playing {
  frames: Pixels[];
}

export async function animationFrames(row: LogoRow): Promise<Animation> {
  const motion = motionOf(row);
  if (!motion)
    throw new AppError(
      'unprocessable',
      'This logo is not animated. Switch its animation on and save it first.',
    );
  const picture = outlineNode(readMarkup(row.svgContent));
  const size = sizeOfPicture(picture);
  const design = verifiedDesign(row);
  const place = design ? drawMark(design).place : { x: size.width / 2, y: size.height / 2, color: '#2563eb' };
  const seconds = Number.parseFloat(motion.duration);
  const count = Math.min(MAX_FRAMES, Math.round(seconds * PER_SECOND));
  const frames: Pixels[] = [];
  for (let i = 0; i < count; i++) {
    const frame = frameAt(picture, motion, place, i / count);
    frames.push(await renderPixels(frame, Math.min(WIDTH, size.width * 2)));
  }
  const plays = motion.iterations === 'infinite' ? 0 : Number(motion.iterations);
  return { frames, frameMs: (seconds * 1000) / count, plays };
}

function motionOf(row: LogoRow): Motion | undefined {
  const type = ANIMATION_TYPES.find((one) => one === row.animationType);
  if (!row.isAnimated || !type) return undefined;
  return {
    type,
    duration: ANIMATION_DURATIONS.find((one) => one === row.animationDuration) ?? DEFAULT_MOTION.duration,
    delay: row.animationDelay ?? DEFAULT_MOTION.delay,
    iterations:
      ANIMATION_ITERATIONS.find((one) => one === row.animationIterations) ?? DEFAULT_MOTION.iterations,
    timing: ANIMATION_TIMINGS.find((one) => one === row.animationTiming) ?? DEFAULT_MOTION.timing,
  };
}

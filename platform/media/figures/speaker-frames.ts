/** The frames of one character who speaks, in order and without a background: for its own film, or as the presenter of another. */

import { type SpeakingPart, speakingPose } from '#engine/character/film/speaking.ts';
import type { Framing } from '#engine/character/render/portrait.ts';
import type { FigureFrame, FigureLook } from './figure-order.ts';
import { createFigurePool } from './figure-pool.ts';

export interface SpeakerClip extends FigureLook {
  part: SpeakingPart;
  framing: Framing;
  /** Degrees around the figure. */
  yaw: number;
  /** Pixels of each frame. */
  width: number;
  height: number;
  /** Frames a second. */
  fps: number;
}

/** Moments of the frames from one second up to another, in seconds. */
export const frameTimes = (from: number, to: number, fps: number): number[] =>
  Array.from({ length: Math.max(0, Math.round((to - from) * fps)) }, (_, i) => from + i / fps);

export async function* speakerFrames(
  clip: SpeakerClip,
  from: number,
  to: number,
): AsyncGenerator<FigureFrame> {
  const { look, photoFace, part, framing, yaw, width, height, fps } = clip;
  const pool = createFigurePool({ cast: [{ look, ...(photoFace && { photoFace }) }] });
  const draw = (seconds: number) =>
    pool.draw({
      who: 0,
      pose: speakingPose(part, seconds),
      width,
      height,
      yaw,
      framing,
      followsHead: true,
    });
  const times = frameTimes(from, to, fps);
  const requested: Promise<FigureFrame>[] = [];
  try {
    for (const i of times.keys()) {
      while (requested.length < pool.ahead && i + requested.length < times.length)
        requested.push(draw(times[i + requested.length]!));
      yield await requested.shift()!;
    }
  } finally {
    // Whoever stops early does not wait for what was asked ahead.
    for (const frame of requested) frame.catch(() => undefined);
    await pool.close();
  }
}

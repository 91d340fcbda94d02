/** Where the camera stands at a moment: the chosen angle, with slow moves, and cuts that fall on bars. */

import { easeInOut, span } from '#engine/motion/easing.ts';
import type { SongScene } from '../contract.ts';
import type { CameraAngle } from '../enums.ts';

export interface Shot {
  framing: 'full' | 'half' | 'bust';
  /** Degrees around the performer. */
  yaw: number;
  /** Of whole figures: from the ground to the crown, as a share of the frame's height. */
  tall: number;
  /** Where the performer stands across the frame, 0 to 1. */
  x: number;
  /** How near the background is, 1 and more. */
  zoom: number;
  /** How far the background is shifted, in shares of the frame. */
  pan: number;
  /** A far background is out of focus in close shots, 0 to 1. */
  blur: number;
}

export interface Timing {
  /** Where bars begin, in seconds of the film. */
  downbeats: readonly number[];
  duration: number;
}

/** Bars between two cuts. */
const BARS = 4;

/** Each angle has its own set-ups, taken in turn; the first is what its name promises. */
const SETUPS: Record<CameraAngle, readonly Shot[]> = {
  front: [
    { framing: 'full', yaw: 6, tall: 0.84, x: 0.5, zoom: 1.08, pan: 0, blur: 0 },
    { framing: 'half', yaw: -8, tall: 1, x: 0.47, zoom: 1.4, pan: 0.03, blur: 0.5 },
    { framing: 'full', yaw: 16, tall: 0.77, x: 0.42, zoom: 1.12, pan: -0.04, blur: 0 },
  ],
  side: [
    { framing: 'full', yaw: 58, tall: 0.84, x: 0.44, zoom: 1.16, pan: -0.06, blur: 0 },
    { framing: 'half', yaw: 46, tall: 1, x: 0.42, zoom: 1.45, pan: -0.08, blur: 0.5 },
    { framing: 'full', yaw: -52, tall: 0.82, x: 0.58, zoom: 1.16, pan: 0.06, blur: 0 },
  ],
  close_up: [
    { framing: 'bust', yaw: 8, tall: 1, x: 0.5, zoom: 1.9, pan: 0, blur: 1 },
    { framing: 'bust', yaw: -22, tall: 1, x: 0.56, zoom: 2, pan: 0.06, blur: 1 },
    { framing: 'half', yaw: 14, tall: 1, x: 0.45, zoom: 1.5, pan: -0.03, blur: 0.6 },
  ],
  wide: [
    { framing: 'full', yaw: 4, tall: 0.53, x: 0.5, zoom: 1, pan: 0, blur: 0 },
    { framing: 'full', yaw: -14, tall: 0.47, x: 0.38, zoom: 1.03, pan: 0.03, blur: 0 },
    { framing: 'full', yaw: 20, tall: 0.58, x: 0.6, zoom: 1.06, pan: -0.03, blur: 0 },
  ],
};

/** Seconds at which the picture changes within a scene. */
export function cutsOf(scene: Pick<SongScene, 'startTime' | 'endTime'>, timing: Timing): number[] {
  const bars = timing.downbeats.filter((one) => one > scene.startTime + 1.5 && one < scene.endTime - 1.5);
  return [scene.startTime, ...bars.filter((_, i) => i % BARS === BARS - 1)];
}

export function shotAt(scene: SongScene, timing: Timing, seconds: number): Shot {
  const cuts = cutsOf(scene, timing);
  const now = Math.max(
    0,
    cuts.findLastIndex((cut) => seconds >= cut),
  );
  const setups = SETUPS[scene.cameraAngle];
  const setup = setups[now % setups.length]!;
  const until = cuts[now + 1] ?? scene.endTime;
  const t =
    easeInOut(span(seconds, cuts[now] ?? 0, until)) * 0.6 + span(seconds, cuts[now] ?? 0, until) * 0.4;
  const way = now % 2 === 0 ? 1 : -1;
  return {
    ...setup,
    yaw: setup.yaw + way * 7 * (t - 0.5),
    tall: setup.tall * (setup.framing === 'full' ? 1 + 0.05 * (way > 0 ? t : 1 - t) : 1),
    zoom: setup.zoom * (1 + 0.06 * (way > 0 ? t : 1 - t)),
    pan: setup.pan + way * 0.03 * (t - 0.5),
  };
}

export const sceneAt = <S extends SongScene>(scenes: readonly S[], seconds: number): S =>
  scenes.find((one) => seconds < one.endTime) ?? scenes.at(-1)!;

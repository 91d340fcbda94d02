/** The quiet movement of a figure that is only looked at. */

import { poseAt } from '#engine/character/motion/animations.ts';
import type { PoseSource } from './stage/live-stage.ts';

export const idlePose: PoseSource = (seconds) => poseAt('idle', seconds);

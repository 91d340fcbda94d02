/** The poses that beings with human joints can take. */

import type { Pose } from '../../subject.ts';

export const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'];

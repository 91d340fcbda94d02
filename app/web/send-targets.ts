/** Connects the tools: every feature's list of what it takes, in the order of the menu. */

import { PHOTO_TARGETS } from '#features/photo/client/accepts.ts';
import { VIDEO_TARGETS } from '#features/video/client/accepts.ts';
import { setSendTargets } from '#platform/browser/library/send-to.ts';

export const connectTools = (): void => setSendTargets([...PHOTO_TARGETS, ...VIDEO_TARGETS]);

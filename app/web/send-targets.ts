/** Connects the tools: every feature's list of what it takes, in the order of the menu. */

import { AVATAR_TARGETS } from '#features/avatar/client/accepts.ts';
import { COVER_TARGETS } from '#features/cover-song/client/accepts.ts';
import { VIDEO_TARGETS } from '#features/video/client/accepts.ts';
import { WATERMARK_TARGETS } from '#features/watermark/client/accepts.ts';
import { setSendTargets } from '#platform/browser/library/send-to.ts';

export const connectTools = (): void =>
  setSendTargets([...VIDEO_TARGETS, ...WATERMARK_TARGETS, ...COVER_TARGETS, ...AVATAR_TARGETS]);

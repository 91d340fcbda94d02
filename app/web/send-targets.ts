/** Connects the tools: every feature's list of what it takes, in the order of the menu. */

import { ACCOUNT_TARGETS } from '#features/account/client/accepts.ts';
import { AVATAR_TARGETS } from '#features/avatar/client/accepts.ts';
import { BOOK_TARGETS } from '#features/book/client/accepts.ts';
import { COVER_TARGETS } from '#features/cover-song/client/accepts.ts';
import { DESIGN_TARGETS } from '#features/design/client/accepts.ts';
import { NOTE_TARGETS } from '#features/notes/client/accepts.ts';
import { PHOTO_TARGETS } from '#features/photo/client/accepts.ts';
import { SPEECH_TARGETS } from '#features/speech/client/accepts.ts';
import { TASK_TARGETS } from '#features/tasks/client/accepts.ts';
import { VIDEO_TARGETS } from '#features/video/client/accepts.ts';
import { WATERMARK_TARGETS } from '#features/watermark/client/accepts.ts';
import { type SendTarget, setSendTargets } from '#platform/browser/library/send-to.ts';

export const SEND_TARGETS: readonly SendTarget[] = [
  ...PHOTO_TARGETS,
  ...DESIGN_TARGETS,
  ...VIDEO_TARGETS,
  ...WATERMARK_TARGETS,
  ...COVER_TARGETS,
  ...AVATAR_TARGETS,
  ...SPEECH_TARGETS,
  ...TASK_TARGETS,
  ...NOTE_TARGETS,
  ...BOOK_TARGETS,
  ...ACCOUNT_TARGETS,
];

export const connectTools = (): void => setSendTargets(SEND_TARGETS);

/** Whether the server would take a draft as it is: what is half written is not sent to it. */

import type { Block } from '../blocks/block.ts';
import { isLink, textsIn } from '../blocks/block.ts';
import { unknownFields } from '../blocks/merge.ts';

interface Draft {
  blocks: readonly Block[];
  subject?: string;
  preheader?: string;
  replyTo?: string | null;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isReady = ({ blocks, subject = '', preheader = '', replyTo = null }: Draft): boolean =>
  [subject, preheader, ...textsIn(blocks)].every((text) => unknownFields(text).length === 0) &&
  blocks.every((block) => !('href' in block) || block.href.trim() === '' || isLink(block.href.trim())) &&
  (replyTo === null || ADDRESS.test(replyTo));

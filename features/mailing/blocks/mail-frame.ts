/** What stands around the blocks of a mail. */

import type { IdeaLanguage } from '#common/wording/language.ts';

export interface MailFrame {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  language: IdeaLanguage;
  senderName: string;
  timeZone: string;
  now: Date;
  /** A whole address that anybody can open, for the address of a file of mine. */
  pictureUrl: (src: string) => string;
  /** In place of why it came and how to leave: for the one mail that asks whether somebody wants to come. */
  foot?: string;
}

/** One mailing for one reader: laid out once, then filled in for each, with nothing they typed left unescaped. */

import { fillPath } from '#common/contract.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import { addressOf, type OutgoingMail } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { mailHtml } from '../../blocks/mail-html.ts';
import { mailText } from '../../blocks/mail-text.ts';
import { fillIn, type MergeValues, oneLine } from '../../blocks/merge.ts';
import { unsubscribe } from '../../calls/public-calls.ts';
import type { MailingBody } from '../../contract.ts';
import type { CountedLinks } from '../clicks/counted-links.ts';
import type { FrozenMail } from '../mailing.table.ts';
import { leaveKey } from '../public/keys.ts';
import { pictureUrlOf } from './brand-of.ts';

export interface Reader extends MergeValues {
  email: string;
}

export interface Leaving {
  /** Of the page behind the link. */
  url: string;
}

const MAX_SUBJECT = 190;

export type Compose = (reader: Reader, leaving: Leaving, messageId?: string) => OutgoingMail;

export function createCompose(
  platform: Platform,
  userId: string,
  content: MailingBody,
  { brand, senderName }: FrozenMail,
  now: Date,
  /** Of the links that are counted. */
  links?: CountedLinks,
): Compose {
  const { subject, preheader, language, timeZone, replyTo } = content;
  const blocks = links ? links.lead(content.blocks) : content.blocks;
  const pictureUrl = pictureUrlOf(platform, userId);
  const frame = { subject, preheader, language, timeZone, senderName, now, pictureUrl };
  const html = mailHtml(blocks, brand, frame);
  const text = mailText(blocks, frame);
  const domain = addressOf(platform.config.mail.from).split('@')[1] ?? 'localhost';
  const signed = (laidOut: string, id: string | undefined) =>
    links && id ? links.sign(laidOut, id) : laidOut;
  return (reader, { url }, messageId) => ({
    to: reader.email,
    subject: oneLine(fillIn(subject, reader, oneLine)).slice(0, MAX_SUBJECT) || senderName,
    html: signed(fillIn(html, reader, escapeHtml, url), messageId),
    text: signed(fillIn(text, reader, oneLine, url), messageId),
    kind: 'mailing',
    fromName: senderName,
    ...(replyTo && { replyTo }),
    ...(messageId && { messageId: `<${messageId}@${domain}>` }),
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    },
  });
}

export const leaveUrl = (
  { secret, baseUrl }: Pick<Platform, 'secret' | 'baseUrl'>,
  userId: string,
  hash: string,
  language: string,
): string => baseUrl + fillPath(unsubscribe.path, { key: leaveKey(secret, userId, hash, language) });

/** The port through which every e-mail leaves, with the checks that no adapter may skip. */

import { z } from 'zod';
import { AppError } from '#common/errors.ts';

export const MAIL_KINDS = ['welcome', 'subscription', 'notification', 'account'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface OutgoingMail {
  /** One address, without a display name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** `mailing`: written by a person for others, from no template of ours. */
  kind: MailKind | 'mailing';
  /** Shown instead of the name in MAIL_FROM; the address stays. */
  fromName?: string;
  replyTo?: string | undefined;
  /** Further headers, made by us alone. */
  headers?: Readonly<Record<string, string>>;
  messageId?: string;
}

export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** Resolves once the mail server, or the disk, has taken the mail. */
  send(mail: OutgoingMail): Promise<{ id: string }>;
  /** A line that stays open for many mails and says exactly what became of each; absent: there is no mail server. */
  openLine?(connections: number): MailLine;
  close(): void;
}

export type SendOutcome =
  | { is: 'sent' }
  /** `isFinal`: not to be tried again; `isAddress`: the address itself is not there. */
  | { is: 'refused'; isFinal: boolean; isAddress: boolean; reason: string }
  /** The whole mail was handed over, and no answer came. */
  | { is: 'unclear'; reason: string }
  /** Nothing was sent: the server is not there, or takes nothing from us. */
  | { is: 'down'; reason: string };

export interface MailLine {
  send(mail: OutgoingMail): Promise<SendOutcome>;
  close(): void;
}

/** For jobs that send mails: a mail server may be away for a night. */
export const MAIL_RETRIES = {
  attempts: 9,
  pauses: [1, 60, 300, 900, 3600, 7200, 14_400, 28_800],
};

const MAX_SUBJECT = 200;
/** Control characters, and the two separators that some clients also take for line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const BREAKS = /[\u0000-\u001f\u007f\u2028\u2029]/;
const address = z.email().max(254);

export function isAddress(value: string): boolean {
  return typeof value === 'string' && !BREAKS.test(value) && address.safeParse(value).success;
}

/** A line break in a header field would let its writer add headers and recipients of their own. */
export function assertMail({ to, subject, fromName = '', replyTo = to, headers = {} }: OutgoingMail): void {
  if (!isAddress(to) || !isAddress(replyTo))
    throw new AppError('bad_request', 'Please enter a valid e-mail address.');
  if ([fromName, ...Object.values(headers)].some((text) => BREAKS.test(text)))
    throw new AppError('bad_request', 'Each header of the e-mail must be one line of text.');
  if (typeof subject !== 'string' || !subject.trim() || BREAKS.test(subject)) {
    throw new AppError('bad_request', 'The subject of the e-mail must be one line of text.');
  }
  if (subject.length > MAX_SUBJECT) {
    throw new AppError(
      'bad_request',
      `The subject of the e-mail may have at most ${MAX_SUBJECT} characters.`,
    );
  }
}

/** The address in 'Name <address>'. */
export const addressOf = (from: string): string => (/^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from).trim();

/** 'Name <address>' or a bare address, as in MAIL_FROM. */
export function assertSender(from: string): void {
  if (BREAKS.test(from) || !isAddress(addressOf(from))) {
    throw new AppError(
      'internal',
      'MAIL_FROM must be an e-mail address, such as "Atelier <hello@example.com>".',
    );
  }
}

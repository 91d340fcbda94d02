/** Mails to audiences: written in blocks, sent once to everybody who agreed, and stopped at any moment. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { IDEA_LANGUAGES } from '#common/wording/language.ts';
import { isTimeZone } from '#common/wording/time/zone-time.ts';
import { blocksSchema } from './blocks/block.ts';
import { isOneLine, unknownFields } from './blocks/merge.ts';

export const MAX_MAILINGS = 500;
const MAX_SUBJECT = 150;

export const MAILING_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** Headers are made of these: a line break in one would let its writer add more of them. */
const headerLine = (max: number, what: string) =>
  z
    .string()
    .trim()
    .max(max, `Keep ${what} within ${max} characters.`)
    .refine(isOneLine, `Write ${what} in one line.`)
    .default('');

const merged = (text: string): boolean => unknownFields(text).length === 0;
const UNKNOWN = 'Write {{firstName|there}}, {{lastName}} or {{email}}: there are no other fields.';

export const languageSchema = z
  .enum(IDEA_LANGUAGES, { error: `Languages are ${IDEA_LANGUAGES.join(', ')}.` })
  .default('en');
export const timeZoneSchema = z.string().max(63).refine(isTimeZone, 'That is no time zone.').default('UTC');

export const mailingBody = z.object({
  subject: headerLine(MAX_SUBJECT, 'the subject').refine(merged, UNKNOWN),
  preheader: headerLine(200, 'the preview text').refine(merged, UNKNOWN),
  /** As recipients see who writes; absent: the name of the brand. */
  fromName: headerLine(80, 'the name of the sender').refine(
    (text) => !/[<>"@]/.test(text),
    'The name of the sender cannot hold any of < > " @.',
  ),
  /** Where answers go. */
  replyTo: z.email('Please enter a valid e-mail address for answers.').max(254).nullable().default(null),
  audienceId: z.string().max(64).nullable().default(null),
  brandKitId: z.string().max(64).nullable().default(null),
  /** Of the words that are added: who sends, how to unsubscribe. */
  language: languageSchema,
  timeZone: timeZoneSchema,
  /** Links lead over this installation, which counts who followed them. */
  tracksClicks: z.boolean().default(false),
  blocks: blocksSchema,
});
export type MailingBody = z.infer<typeof mailingBody>;

/** Of the ledger: everybody is in one of these. */
export const countsSchema = z.object({
  total: z.int(),
  waiting: z.int(),
  sent: z.int(),
  /** The mail server said no for good. */
  refused: z.int(),
  /** They unsubscribed between the order and their turn. */
  skipped: z.int(),
  /** The line broke off at the end of a mail: it may have arrived, so it is not sent again. */
  unclear: z.int(),
});
export type Counts = z.infer<typeof countsSchema>;

export const mailingSchema = mailingBody.extend({
  id: z.string(),
  /** It is a mail of this sequence; null: it is sent by itself. */
  sequenceId: z.string().nullable(),
  state: z.enum(MAILING_STATES),
  sendAt: isoTime.nullable(),
  startedAt: isoTime.nullable(),
  endedAt: isoTime.nullable(),
  /** Why it does not go on just now. */
  problem: z.string().nullable(),
  counts: countsSchema,
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Mailing = z.infer<typeof mailingSchema>;

export const mailingSummarySchema = mailingSchema.omit({ blocks: true });
export type MailingSummary = z.infer<typeof mailingSummarySchema>;

export const listMailings = route({
  method: 'GET',
  path: '/api/mailings',
  summary: 'My mailings, newest first, with what became of each',
  access: 'user',
  response: z.array(mailingSummarySchema),
});

export const createMailing = route({
  method: 'POST',
  path: '/api/mailings',
  summary: 'Write a mail for an audience; nothing is sent yet',
  access: 'user',
  changes: [listMailings.path],
  body: mailingBody,
  example: {
    subject: 'Pumpkin rolls, half price',
    blocks: [
      { type: 'heading', text: 'Hello {{firstName|there}}' },
      { type: 'offer', what: 'Pumpkin rolls', price: '€1.20', before: '€2.40' },
    ],
  },
  status: 201,
  response: mailingSchema,
});

export const getMailing = route({
  method: 'GET',
  path: '/api/mailings/:id',
  summary: 'One mailing of mine',
  access: 'user',
  params: idParams,
  response: mailingSchema,
});

export const getClicks = route({
  method: 'GET',
  path: '/api/mailings/:id/clicks',
  summary: 'Which links of a mailing of mine were followed, where that is counted',
  access: 'user',
  params: idParams,
  response: z.object({
    /** Who followed one at least. */
    readers: z.int(),
    links: z.array(z.object({ url: z.string(), clicks: z.int() })),
  }),
});

/** Some are mails of a sequence. */
const CHANGED = [listMailings.path, getMailing.path, '/api/mail-sequences'];

export const updateMailing = route({
  method: 'PUT',
  path: '/api/mailings/:id',
  summary: 'Change a mailing of mine; one that was begun stays as it is',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: mailingBody,
  response: mailingSchema,
});

export const deleteMailing = route({
  method: 'DELETE',
  path: '/api/mailings/:id',
  summary: 'Delete a mailing of mine; what is not sent yet stays unsent',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const copyMailing = route({
  method: 'POST',
  path: '/api/mailings/:id/copy',
  summary: 'A new draft with the same content',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 201,
  response: mailingSchema,
});

export const testMailing = route({
  method: 'POST',
  path: '/api/mailings/:id/test',
  summary: 'Send it to the address of my own account, as it is now',
  access: 'user',
  params: idParams,
  response: z.object({ to: z.string() }),
});

export const sendMailing = route({
  method: 'POST',
  path: '/api/mailings/:id/send',
  summary: 'Send it to everybody in its audience who agreed, now or at a moment; nobody gets it twice',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: z.object({ sendAt: isoTime.optional() }),
  example: {},
  status: 202,
  response: z.object({ id: z.string(), jobId: z.string().nullable() }),
});

export const pauseMailing = route({
  method: 'POST',
  path: '/api/mailings/:id/pause',
  summary: 'Stop sending after the mail that is on its way; or take back one that is planned',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  response: mailingSchema,
});

export const resumeMailing = route({
  method: 'POST',
  path: '/api/mailings/:id/resume',
  summary: 'Go on with a mailing that was stopped',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  response: mailingSchema,
});

export const line = (max: number) =>
  z.string().trim().max(max, `Keep it within ${max} characters.`).refine(isOneLine, 'Write it in one line.');

export const audienceBody = z.object({
  name: line(80).min(1, 'Please enter the name of the audience.'),
  /** Who sends, as the form and the mails say it; empty: the name of the audience. */
  senderName: line(80).default(''),
  /** Shown above the form. */
  intro: z.string().trim().max(500, 'Keep it within 500 characters.').default(''),
  /** What people agree to; empty: the usual sentence in the language of the audience. */
  consent: z.string().trim().max(500, 'Keep the wording within 500 characters.').default(''),
  /** Whoever signs up confirms by mail that the address is theirs. */
  isDoubleOptIn: z.boolean().default(true),
  /** The form asks for day and month of the birthday, which may stay empty. */
  asksBirthday: z.boolean().default(false),
  language: languageSchema,
  brandKitId: z.string().max(64).nullable().default(null),
});
export const audienceSchema = audienceBody.extend({
  id: z.string(),
  /** The public page with the form. */
  subscribeUrl: z.string(),
  counts: z.object({ active: z.int(), pending: z.int(), unsubscribed: z.int(), refused: z.int() }),
  createdAt: isoTime,
});
export const listAudiences = route({
  method: 'GET',
  path: '/api/audiences',
  summary: 'My audiences with how many are in them',
  access: 'user',
  response: z.array(audienceSchema),
});

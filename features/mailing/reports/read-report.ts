/** What mail providers report of addresses, each in its own shape, as the one thing that counts: who is not written to any more. */

export const REPORT_PROVIDERS = ['postmark', 'sendgrid', 'mailgun', 'ses', 'plain'] as const;
export type ReportProvider = (typeof REPORT_PROVIDERS)[number];

/** They could not be reached or complained; or they left by the provider's own way. */
export type ReportReason = 'refused' | 'unsubscribed';

export interface Report {
  email: string;
  reason: ReportReason;
}

export interface ReadReports {
  provider: ReportProvider;
  reports: Report[];
}

/** Of one call; providers send some hundred at most. */
export const MAX_REPORTS = 1000;

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const wordOf = (value: unknown): string => textOf(value).toLowerCase();
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MAX_REPORTS) : []);

const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,189}$/;
const reportsOf = (addresses: readonly unknown[], reason: ReportReason | undefined): Report[] =>
  reason === undefined
    ? []
    : addresses.flatMap((one) => {
        // 'Marta <marta@example.com>' as well.
        const email = (/<([^<>]+)>/.exec(textOf(one))?.[1] ?? textOf(one)).toLowerCase();
        return ADDRESS.test(email) ? [{ email, reason }] : [];
      });

const POSTMARK_FINAL = new Set([
  'hardbounce',
  'bademailaddress',
  'spamnotification',
  'spamcomplaint',
  'manuallydeactivated',
]);

function postmark(body: Plain): Report[] {
  const kind = wordOf(body.RecordType);
  if (kind === 'spamcomplaint') return reportsOf([body.Email], 'refused');
  if (kind === 'subscriptionchange')
    return reportsOf([body.Recipient], body.SuppressSending === true ? 'unsubscribed' : undefined);
  const isFinal = POSTMARK_FINAL.has(wordOf(body.Type)) || body.Inactive === true;
  return reportsOf([body.Email], kind === 'bounce' && isFinal ? 'refused' : undefined);
}

function sendgridReason({ event, type, reason }: Plain): ReportReason | undefined {
  switch (wordOf(event)) {
    case 'spamreport':
      return 'refused';
    case 'unsubscribe':
    case 'group_unsubscribe':
      return 'unsubscribed';
    case 'bounce':
      // 'blocked' passes.
      return wordOf(type) === 'blocked' ? undefined : 'refused';
    case 'dropped':
      return /bounced address|spam reporting|invalid/i.test(textOf(reason)) ? 'refused' : undefined;
    default:
      return undefined;
  }
}

function mailgun(data: Plain): Report[] {
  const event = wordOf(data.event);
  const reason: ReportReason | undefined =
    event === 'complained' || (event === 'failed' && wordOf(data.severity) === 'permanent')
      ? 'refused'
      : event === 'unsubscribed'
        ? 'unsubscribed'
        : undefined;
  return reportsOf([data.recipient], reason);
}

function ses(message: Plain): Report[] {
  const kind = wordOf(message.notificationType) || wordOf(message.eventType);
  const emails = (list: unknown) => listOf(list).map((one) => (isPlain(one) ? one.emailAddress : undefined));
  if (kind === 'complaint' && isPlain(message.complaint))
    return reportsOf(emails(message.complaint.complainedRecipients), 'refused');
  if (kind === 'bounce' && isPlain(message.bounce))
    return reportsOf(
      emails(message.bounce.bouncedRecipients),
      wordOf(message.bounce.bounceType) === 'permanent' ? 'refused' : undefined,
    );
  return [];
}

const PLAIN_TYPES: Readonly<Record<string, ReportReason>> = {
  bounce: 'refused',
  hard_bounce: 'refused',
  complaint: 'refused',
  spam: 'refused',
  unsubscribe: 'unsubscribed',
};

const plain = (one: Plain): Report[] =>
  reportsOf(
    [one.email],
    Object.hasOwn(PLAIN_TYPES, wordOf(one.type)) ? PLAIN_TYPES[wordOf(one.type)] : undefined,
  );

/** Undefined: nobody's shape. What is no reason to be silent is read, and says nothing. */
export function readReports(body: unknown): ReadReports | undefined {
  if (Array.isArray(body)) {
    const all = listOf(body).filter(isPlain);
    if (all.length === 0) return undefined;
    return all.some((one) => 'event' in one)
      ? { provider: 'sendgrid', reports: all.flatMap((one) => reportsOf([one.email], sendgridReason(one))) }
      : all.some((one) => 'type' in one && 'email' in one)
        ? { provider: 'plain', reports: all.flatMap(plain) }
        : undefined;
  }
  if (!isPlain(body)) return undefined;
  if ('RecordType' in body) return { provider: 'postmark', reports: postmark(body) };
  if (isPlain(body['event-data'])) return { provider: 'mailgun', reports: mailgun(body['event-data']) };
  if ('notificationType' in body || 'eventType' in body) return { provider: 'ses', reports: ses(body) };
  if ('email' in body && 'type' in body) return { provider: 'plain', reports: plain(body) };
  return undefined;
}

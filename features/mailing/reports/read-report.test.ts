/** Reports as providers write them, and bodies that mean harm. */

import { expect, it } from 'vitest';
import { MAX_REPORTS, readReports } from './read-report.ts';

const refused = (email: string) => [{ email, reason: 'refused' }];
const left = (email: string) => [{ email, reason: 'unsubscribed' }];

it.each([
  ['postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'Ann@x.de' }, refused('ann@x.de')],
  ['postmark', { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'ann@x.de', Inactive: false }, []],
  [
    'postmark',
    { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: 'ann@x.de' },
    refused('ann@x.de'),
  ],
  [
    'postmark',
    { RecordType: 'SubscriptionChange', Recipient: 'a@x.de', SuppressSending: true },
    left('a@x.de'),
  ],
  ['postmark', { RecordType: 'Delivery', Recipient: 'ann@x.de' }, []],
  ['sendgrid', [{ email: 'a@x.de', event: 'bounce', type: 'bounce' }], refused('a@x.de')],
  ['sendgrid', [{ email: 'a@x.de', event: 'bounce', type: 'blocked' }], []],
  [
    'sendgrid',
    [
      { email: 'a@x.de', event: 'spamreport' },
      { email: 'b@x.de', event: 'open' },
    ],
    refused('a@x.de'),
  ],
  ['sendgrid', [{ email: 'a@x.de', event: 'group_unsubscribe' }], left('a@x.de')],
  ['sendgrid', [{ email: 'a@x.de', event: 'dropped', reason: 'Bounced Address' }], refused('a@x.de')],
  [
    'mailgun',
    { signature: {}, 'event-data': { event: 'failed', severity: 'permanent', recipient: 'a@x.de' } },
    refused('a@x.de'),
  ],
  [
    'mailgun',
    { signature: {}, 'event-data': { event: 'failed', severity: 'temporary', recipient: 'a@x.de' } },
    [],
  ],
  ['mailgun', { 'event-data': { event: 'complained', recipient: 'a@x.de' } }, refused('a@x.de')],
  [
    'ses',
    {
      notificationType: 'Bounce',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Ann <a@x.de>' }] },
    },
    refused('a@x.de'),
  ],
  [
    'ses',
    {
      eventType: 'Bounce',
      bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: 'a@x.de' }] },
    },
    [],
  ],
  [
    'ses',
    { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: 'a@x.de' }] } },
    refused('a@x.de'),
  ],
  ['plain', { email: 'a@x.de', type: 'bounce' }, refused('a@x.de')],
  [
    'plain',
    [
      { email: 'a@x.de', type: 'unsubscribe' },
      { email: 'b@x.de', type: 'delivered' },
    ],
    left('a@x.de'),
  ],
  ['plain', { email: 'a@x.de', type: 'constructor' }, []],
  ['plain', { email: { evil: 1 }, type: 'bounce' }, []],
  ['plain', { email: 'a@x.de\r\nBcc: b@x.de', type: 'bounce' }, []],
])('%s: %j', (provider, body, reports) => {
  expect(readReports(body)).toEqual({ provider, reports });
});

it.each([[null], [7], ['x'], [[]], [[null, [1]]], [{}], [{ Records: [] }]])('%j is nobody’s', (body) => {
  expect(readReports(body)).toBeUndefined();
});

it('takes so many of one call, and no more', () => {
  const many = Array.from({ length: MAX_REPORTS + 5 }, (_, i) => ({ email: `a${i}@x.de`, type: 'bounce' }));
  expect(readReports(many)!.reports).toHaveLength(MAX_REPORTS);
});

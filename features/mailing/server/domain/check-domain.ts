/** Whether a domain says in its DNS who may send for it: what mailboxes look at before they take a mail. */

import { Resolver } from 'node:dns/promises';
import { addressOf } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import type { MailDomain } from '../../calls/landing-calls.ts';

type Check = MailDomain['checks'][number];

/** Names that usual mail services give their keys. */
const SELECTORS = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'mta',
  'smtp',
  'brevo',
  'mailjet',
  'fm1',
];
const TIMEOUT_MS = 3000;
const SHOWN = 400;
const UNREACHABLE =
  'The name servers cannot be reached from here, so nothing is known about this. Check it where there is internet.';

/** The texts of a name; undefined: no name server answers. */
export type ReadTexts = (name: string) => Promise<string[] | undefined>;

export function readByDns(): ReadTexts {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  let online: Promise<boolean> | undefined;
  /** A resolver without internet says of every name that it is not there. */
  const isOnline = (): Promise<boolean> => {
    online ??= resolver.resolveNs('com').then(
      (found) => found.length > 0,
      () => false,
    );
    return online;
  };
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const isAnswer = code === 'ENODATA' || (code === 'ENOTFOUND' && (await isOnline()));
      return isAnswer ? [] : undefined;
    }
  };
}

export async function checkDomain(
  { config, mail }: Pick<Platform, 'config' | 'mail'>,
  { domain: asked, selector }: { domain?: string | undefined; selector?: string | undefined },
  read: ReadTexts = readByDns(),
): Promise<MailDomain> {
  const from = addressOf(config.mail.from);
  const domain = asked ?? from.split('@')[1] ?? '';
  const [spf, dkim, dmarc] = await Promise.all([
    checkSpf(domain, read),
    checkDkim(domain, selector ? [selector] : SELECTORS, read),
    checkDmarc(domain, read),
  ]);
  return { from, domain, hasServer: mail.openLine !== undefined, checks: [spf, dkim, dmarc] };
}

const unknown = (name: Check['name']): Check => ({
  name,
  state: 'unknown',
  message: UNREACHABLE,
  record: null,
});

async function checkSpf(domain: string, read: ReadTexts): Promise<Check> {
  const texts = await read(domain);
  if (!texts) return unknown('spf');
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const found = (state: Check['state'], message: string): Check => ({
    name: 'spf',
    state,
    message,
    record: records[0]?.slice(0, SHOWN) ?? null,
  });
  if (records.length === 0)
    return found(
      'missing',
      'The domain does not say which servers send its mail. Add a TXT record that begins with v=spf1.',
    );
  if (records.length > 1)
    return found('weak', 'There are two SPF records, so none of them counts. Put them into one.');
  if (/[+?]all\b/i.test(records[0]!) || !/[~-]all\b|redirect=/i.test(records[0]!))
    return found('weak', 'The SPF record lets everybody send. End it with -all or ~all.');
  return found('good', 'The domain says which servers send its mail.');
}

async function checkDkim(domain: string, selectors: readonly string[], read: ReadTexts): Promise<Check> {
  const answers = await Promise.all(selectors.map((one) => read(`${one}._domainkey.${domain}`)));
  const record = answers.flat().find((text) => text !== undefined && /(^|;)\s*p=/.test(text));
  const found = (state: Check['state'], message: string): Check => ({
    name: 'dkim',
    state,
    message,
    record: record?.slice(0, SHOWN) ?? null,
  });
  if (record && /(^|;)\s*p=\s*(;|$)/.test(record))
    return found('weak', 'The key was taken back: its record is empty.');
  if (record) return found('good', 'There is a key with which mails are signed.');
  if (answers.every((one) => one === undefined)) return unknown('dkim');
  return found(
    'missing',
    'No key was found under the usual names. Enter the selector that your mail service names, or add the record it gives you.',
  );
}

async function checkDmarc(domain: string, read: ReadTexts): Promise<Check> {
  const texts = await read(`_dmarc.${domain}`);
  if (!texts) return unknown('dmarc');
  const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  const found = (state: Check['state'], message: string): Check => ({
    name: 'dmarc',
    state,
    message,
    record: record?.slice(0, SHOWN) ?? null,
  });
  if (!record)
    return found(
      'missing',
      'Nothing says what happens to forged mail. Large mailboxes ask for it: add a TXT record at _dmarc.',
    );
  if (/;\s*p=none/i.test(record))
    return found(
      'weak',
      'Forged mail is only reported. Once SPF and DKIM are good, change p=none to p=quarantine.',
    );
  return found('good', 'Forged mail is kept away from people.');
}

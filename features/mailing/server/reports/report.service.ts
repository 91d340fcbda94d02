/** Rules of providers' reports: believed by secret and signature, and acted on as refusals while sending are. */

import type { BodyOf } from '#common/contract.ts';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { hasRole, type User } from '#common/user.ts';
import { hashToken, newAddressToken, openAddressToken } from '#platform/auth/keys/secret-address.ts';
import { openSealed, sealText } from '#platform/auth/sealed-text.ts';
import { callOut } from '#platform/http/outbound/call-out.ts';
import type { Platform } from '#platform/platform.ts';
import { type ReportHook, takeReports, type updateReportHook } from '../../calls/report-calls.ts';
import { type ReadReports, type Report, readReports } from '../../reports/read-report.ts';
import { emailHash } from '../audiences/email-hash.ts';
import { suppress } from '../audiences/subscriber.repo.ts';
import * as check from './check-signature.ts';
import * as repo from './report-hook.repo.ts';

const PURPOSE = 'mail reports';
const KEY_PURPOSE = 'mail reports key';
/** To one address, in a minute. */
const CALLS = { max: 600, windowSeconds: 60 };
const NO_REPORT = 'This is no report of a mail provider that we know.';
const MAX_CERTIFICATES = 20;

const OFF: ReportHook = { url: null, provider: null, isForAll: false, taken: 0, lastAt: null };

export type Reports = ReturnType<typeof createReportService>;

/** `open`: reads an address of Amazon's. */
export function createReportService(
  platform: Platform,
  open: (url: string) => Promise<string> = async (url) => {
    const { status, text } = await callOut({ url, method: 'GET', timeoutMs: 10_000 });
    if (status !== 200) throw new AppError('upstream_failed', 'Amazon did not answer.');
    return text;
  },
) {
  const { db, secret, rateLimits } = platform;
  const certificates = new Map<string, string>();

  async function certificateAt(url: string): Promise<string> {
    const known = certificates.get(url);
    if (known) return known;
    const text = await open(url);
    if (certificates.size >= MAX_CERTIFICATES) certificates.clear();
    certificates.set(url, text);
    return text;
  }

  async function get(userId: string): Promise<ReportHook> {
    const row = await repo.findHook(db, userId);
    if (!row) return OFF;
    const token = openAddressToken(secret, PURPOSE, userId, row);
    return {
      url: token ? platform.baseUrl + fillPath(takeReports.path, { token }) : null,
      provider: row.provider,
      isForAll: row.isForAll,
      taken: row.taken,
      lastAt: row.lastAt?.toISOString() ?? null,
    };
  }

  /** `isSigned`: by their provider, and not only sent by somebody who knows the address. Undefined: it was a confirmation, which is given. */
  async function believed(
    { userId, provider, sealedKey }: repo.HookRow,
    headers: Record<string, unknown>,
    raw: Buffer,
  ): Promise<(ReadReports & { isSigned: boolean }) | undefined> {
    const body = jsonOf(raw.toString('utf8'));
    if (!provider && check.isSns(body)) {
      await check.checkSns(body, certificateAt);
      if (body.Type !== 'Notification') {
        if (body.Type === 'SubscriptionConfirmation') await open(check.amazonUrl(body.SubscribeURL));
        return undefined;
      }
      const read = readReports(jsonOf(body.Message));
      if (read?.provider !== 'ses') throw new AppError('bad_request', NO_REPORT);
      return { ...read, isSigned: true };
    }
    const read = readReports(body);
    if (!read) throw new AppError('bad_request', NO_REPORT);
    if (!provider) return { ...read, isSigned: false };
    // With a key, nothing else is believed: whoever knows the address alone can do nothing.
    const key = openSealed(secret, KEY_PURPOSE, userId, sealedKey ?? '') ?? '';
    if (provider === 'mailgun') check.checkMailgun(key, (body as { signature?: unknown }).signature);
    else check.checkSendgrid(key, headers, raw);
    if (read.provider !== provider) throw new AppError('bad_request', NO_REPORT);
    return { ...read, isSigned: true };
  }

  async function act(hook: repo.HookRow, isForAll: boolean, reports: readonly Report[]): Promise<number> {
    const byEmail = new Map(reports.map((one) => [one.email, one.reason]));
    const emails = [...byEmail.keys()];
    const hashes = new Map(emails.map((email) => [emailHash(hook.userId, email), email]));
    const known = await repo.knownHashes(db, hook.userId, [...hashes.keys()]);
    const own = [...known].map((hash) => ({
      userId: hook.userId,
      emailHash: hash,
      email: hashes.get(hash)!,
    }));
    const all = isForAll ? [...own, ...(await repo.ownersOf(db, emails))] : own;
    // In the same order for everybody: two reports at once must not wait for each other.
    all.sort((a, b) => compare(a.userId, b.userId) || compare(a.emailHash, b.emailHash));
    await db.transaction(async (tx) => {
      for (const { userId, emailHash: hash, email } of all)
        await suppress(tx, userId, hash, byEmail.get(email) ?? 'refused');
      const taken = new Set(all.map(({ email }) => email)).size;
      await repo.countTaken(tx, hook.userId, taken);
    });
    return new Set(all.map(({ email }) => email)).size;
  }

  return {
    get,

    async renew(userId: string): Promise<ReportHook> {
      const { token: _, ...kept } = newAddressToken(secret, PURPOSE, userId);
      await repo.saveHook(db, { userId, ...kept });
      return get(userId);
    },

    async update(user: User, { signing, isForAll }: BodyOf<typeof updateReportHook>): Promise<ReportHook> {
      if (!(await repo.findHook(db, user.id))) throw notFound('That address');
      if (isForAll && !hasRole(user, 'admin'))
        throw new AppError('forbidden', 'Only administrators can do this.');
      if (signing?.provider === 'sendgrid' && !check.isPublicKey(signing.key))
        throw new AppError('bad_request', 'That is no public key as SendGrid shows it.');
      await repo.updateHook(db, user.id, {
        ...(isForAll !== undefined && { isForAll }),
        ...(signing === null && { provider: null, sealedKey: null }),
        ...(signing && {
          provider: signing.provider,
          sealedKey: sealText(secret, KEY_PURPOSE, user.id, signing.key),
        }),
      });
      return get(user.id);
    },

    remove: async (userId: string): Promise<void> => {
      await repo.deleteHook(db, userId);
    },

    async take(token: string, headers: Record<string, unknown>, raw: Buffer): Promise<{ taken: number }> {
      const found = await repo.findByToken(db, hashToken(token));
      if (!found) throw notFound('That address');
      const { hook, role } = found;
      await rateLimits.spend(`mail-reports:${hook.userId}`, CALLS, 'Many reports came here.');
      const read = await believed(hook, headers, raw);
      if (!read) return { taken: 0 };
      // Whoever is no administrator any more, or does not sign, speaks for themselves alone.
      const isForAll = hook.isForAll && role === 'admin' && read.isSigned;
      return { taken: await act(hook, isForAll, read.reports) };
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_request', NO_REPORT);
  }
}

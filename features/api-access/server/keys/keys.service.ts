/** Makes, lists and revokes API keys; each of these is in the audit trail. */

import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import { newApiKey } from '#platform/auth/keys/api-keys.ts';
import { hashToken } from '#platform/auth/sessions.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { KEYS_PATH } from '#platform/mail/templates/account-facts.ts';
import type { Platform } from '#platform/platform.ts';
import { monthOf } from '#platform/usage/month.ts';
import { type ApiKeyInfo, type createKey, MAX_KEYS } from '../../contract.ts';
import { keyMailJob } from './key-mail.job.ts';
import * as repo from './keys.repo.ts';

export function createKeysService({ db, sessions, jobs, notify, log }: Platform) {
  return {
    list: async (userId: string): Promise<ApiKeyInfo[]> => (await repo.listKeys(db, userId)).map(toInfo),

    async create(
      user: User,
      { name, scopes, monthlyBudget = null, callsPerMinute, expiresAt }: BodyOf<typeof createKey>,
      address: string,
      /** A key opens the account without a sign-in: whoever makes one shows everything that signing in takes. */
      prove: () => Promise<void>,
    ): Promise<ResponseOf<typeof createKey>> {
      if (expiresAt && Date.parse(expiresAt) <= Date.now())
        throw new AppError('bad_request', 'Choose an end in the future.');
      await prove();
      const key = newApiKey();
      const row = await db.transaction(async (tx) => {
        await lockUntilEnd(tx, `keys:${user.id}`);
        if ((await repo.countKeys(tx, user.id)) >= MAX_KEYS)
          throw new AppError(
            'conflict',
            `You have ${MAX_KEYS} API keys. Please revoke one you no longer use.`,
          );
        const made = await repo.insertKey(tx, {
          userId: user.id,
          name,
          keyHash: hashToken(key),
          hint: key.slice(-4),
          scopes,
          callsPerMinute,
          monthlyBudget,
          expiresAt: expiresAt ? new Date(expiresAt) : null,
        });
        const details = { name, scopes, monthlyBudget, callsPerMinute, address };
        const target = { targetType: 'api_key', targetId: made.id };
        await audit(tx, { actorId: user.id, action: 'api_key_created', ...target, details });
        if (user.email)
          await jobs.enqueue(
            keyMailJob,
            { userId: user.id, to: user.email, what: aboutKey(made) },
            { db: tx },
          );
        return made;
      });
      // The key exists and the mail tells of it: without the bell nothing is lost.
      await notify(user.id, {
        kind: 'security',
        title: 'A new API key was made',
        body: aboutKey(row),
        link: KEYS_PATH,
        dedupeKey: `api-key:${row.id}`,
      }).catch((error) => log.warn({ err: error }, 'no notification of a new API key'));
      return { ...toInfo(row), key };
    },

    async revoke(user: User, id: string, address: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await repo.deleteKey(tx, user.id, id);
        if (!row) throw notFound('That API key');
        const details = { name: row.name, address };
        const target = { targetType: 'api_key', targetId: id };
        await audit(tx, { actorId: user.id, action: 'api_key_revoked', ...target, details });
      });
      await sessions.announce(user.id);
    },
  };
}

/** For the bell and the mail: what it is called, what it may do, and since when. */
const aboutKey = ({ name, scopes, createdAt }: repo.KeyRow): string =>
  `The key “${name}” (${scopes.join(', ')}) was made on ${createdAt.toUTCString()}.`;

const toInfo = (row: repo.KeyRow): ApiKeyInfo => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  callsPerMinute: row.callsPerMinute,
  monthlyBudget: row.monthlyBudget,
  usedThisMonth: row.budgetMonth === monthOf(new Date()) ? row.budgetUsed : 0,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** How an account is protected, and where it is signed in. */

import type { FastifyRequest } from 'fastify';
import { notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import { endKeysOf } from '#platform/auth/keys/end-keys.ts';
import { hashToken } from '#platform/auth/sessions.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountSession, Security } from '../../calls/security-calls.ts';
import type { UserSecurity } from '../../contract.ts';
import { findPasswordHash, findUsers } from '../account.repo.ts';
import { findPendingEmail } from './email-change.repo.ts';
import { relyingParty } from './passkey-challenge.ts';
import { countPasskeys, listPasskeys } from './passkeys.repo.ts';
import { toPasskey } from './passkeys.service.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor.repo.ts';
import { isSecondFactorOn } from './second-factor.service.ts';

export async function readSecurity(
  platform: Platform,
  userId: string,
  request: FastifyRequest,
): Promise<Security> {
  const { db, mail } = platform;
  const factor = await findSecondFactor(db, userId);
  return {
    hasPassword: (await findPasswordHash(db, userId)) !== undefined,
    sendsMail: mail.kind === 'smtp',
    pendingEmail: (await findPendingEmail(db, userId)) ?? null,
    secondFactor: factor?.confirmedAt
      ? {
          since: factor.confirmedAt.toISOString(),
          recoveryCodesLeft: await countRecoveryCodes(db, userId),
        }
      : null,
    passkeys: (await listPasskeys(db, userId)).map(toPasskey),
    passkeyOrigin: relyingParty(platform, request).origin,
  };
}

/** What an administrator may know of it. */
export async function readUserSecurity({ db, sessions }: Platform, userId: string): Promise<UserSecurity> {
  if ((await findUsers(db, [userId])).length === 0) throw notFound('That person');
  return {
    hasSecondFactor: await isSecondFactorOn(db, userId),
    passkeys: await countPasskeys(db, userId),
    sessions: (await sessions.listOf(userId)).length,
  };
}

/** Names a session to its owner: what the cookie and the table hold stays with them. */
const idOf = (sid: string): string => hashToken(sid).slice(0, 32);

export async function listSessions(
  { sessions }: Platform,
  userId: string,
  currentSid: string | null,
): Promise<AccountSession[]> {
  const open = await sessions.listOf(userId);
  const all = open.map(({ sid, agent, createdAt, usedAt }) => ({
    id: idOf(sid),
    agent: agent ?? null,
    createdAt,
    // Written down every few minutes only; the one that asks is used now.
    lastUsedAt: sid === currentSid ? new Date().toISOString() : usedAt,
    isCurrent: sid === currentSid,
  }));
  return [...all.filter((one) => one.isCurrent), ...all.filter((one) => !one.isCurrent)];
}

export async function endOneSession(
  platform: Platform,
  user: User,
  id: string,
  address: string,
): Promise<void> {
  const open = await platform.sessions.listOf(user.id);
  const found = open.find(({ sid }) => idOf(sid) === id);
  if (!found) throw notFound('That session');
  await platform.sessions.end(found.sid);
  await noteEnd(platform, user, { address, agent: found.agent });
}

/** Tells how many ended. */
export async function endOtherSessions(
  platform: Platform,
  user: User,
  request: FastifyRequest,
  endsKeys: boolean,
): Promise<number> {
  if (endsKeys) await platform.db.transaction((tx) => endKeysOf(tx as Db, user.id, request.ip));
  const ended = await platform.sessions.endAll(user.id, request.sid ?? undefined);
  if (ended > 0) await noteEnd(platform, user, { address: request.ip, ended });
  return ended;
}

const noteEnd = ({ db }: Platform, user: User, details: Record<string, unknown>) =>
  audit(db, { actorId: user.id, action: 'session_ended', targetType: 'user', targetId: user.id, details });

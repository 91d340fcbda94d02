/** Passkeys: made with password and code, signed in with alone, because the device has checked its owner. */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, notFound } from '#common/errors.ts';
import type { assertionSchema, attestationSchema } from '#common/proof.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import { networkOf } from '#platform/auth/sign-in-limits.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Passkey } from '../../calls/security-calls.ts';
import { displayName } from '../../display-name.ts';
import { findUsers, type UserRow } from '../account.repo.ts';
import { keepChallenge, relyingParty, takeChallenge } from './passkey-challenge.ts';
import * as repo from './passkeys.repo.ts';
import { proveAll } from './proof.ts';
import { sendNotice } from './security-notice.ts';

const MAX = 20;
const SIGN_IN = 'sign-in';
/** ES256, EdDSA, RS256: every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257];
const NOT_ACCEPTED = 'This passkey was not accepted. Please try again, or sign in with your password.';

/** Some megabytes of certificates and parsers: loaded with the first passkey, not at start. */
const webauthn = () => import('@simplewebauthn/server');

export async function optionsForNew(
  platform: Platform,
  user: User,
  proof: { password: string; code?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await proveAll(platform, request, user.id, proof);
  const known = await repo.listPasskeys(platform.db, user.id);
  if (known.length >= MAX)
    throw new AppError('conflict', `You have ${MAX} passkeys. Please remove one first.`);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Atelier',
    rpID: relyingParty(platform, request).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.id,
    userDisplayName: displayName(user),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((one) => ({ id: one.credentialId, transports: one.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  keepChallenge(platform, user.id, options.challenge, request, reply);
  return options;
}

export async function addPasskey(
  platform: Platform,
  user: User,
  { name, response }: { name: string; response: z.output<typeof attestationSchema> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Passkey> {
  const challenge = await takeChallenge(platform, user.id, request, reply);
  const party = relyingParty(platform, request);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause) => {
    throw new AppError('bad_request', 'This passkey could not be checked. Please try again.', { cause });
  });
  if (!registrationInfo) throw new AppError('bad_request', 'This passkey could not be checked.');
  const { credential, credentialDeviceType } = registrationInfo;
  const row = await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const saved = await repo.insertPasskey(tx, {
      userId: user.id,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialDeviceType === 'multiDevice',
    });
    if (!saved) throw new AppError('conflict', 'This passkey is in use already.');
    await note(tx, platform, user, 'passkey_added', name, request.ip);
    return saved;
  });
  return toPasskey(row);
}

export async function rename({ db }: Platform, userId: string, id: string, name: string): Promise<Passkey> {
  const row = await repo.renamePasskey(db, userId, id, name);
  if (!row) throw notFound('That passkey');
  return toPasskey(row);
}

export async function removePasskey(
  platform: Platform,
  user: User,
  id: string,
  address: string,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const gone = await repo.deletePasskey(tx, user.id, id);
    if (!gone) throw notFound('That passkey');
    await note(tx, platform, user, 'passkey_removed', gone.name, address);
  });
}

/** Nobody is named: the browser shows which accounts it has a passkey for. */
export const optionsForSignIn = (platform: Platform, request: FastifyRequest, reply: FastifyReply) =>
  optionsToAsk(platform, SIGN_IN, [], request, reply);

export async function optionsForProof(
  platform: Platform,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const own = await repo.listPasskeys(platform.db, userId);
  if (own.length === 0) throw new AppError('conflict', 'You have no passkey.');
  return optionsToAsk(platform, proofOf(userId), own, request, reply);
}

/** An answer to this signs nobody in, and one for signing in proves nothing here. */
const proofOf = (userId: string) => `proof/${userId}`;

async function optionsToAsk(
  platform: Platform,
  purpose: string,
  allowed: readonly repo.PasskeyRow[],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(platform, request).id,
    userVerification: 'required',
    allowCredentials: allowed.map((one) => ({ id: one.credentialId, transports: one.transports })),
  });
  keepChallenge(platform, purpose, options.challenge, request, reply);
  return options;
}

/** For somebody who is signed in: the passkey is one of theirs, and its device has asked for its owner. */
export async function provePasskey(
  platform: Platform,
  userId: string,
  response: z.output<typeof assertionSchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const challenge = await takeChallenge(platform, proofOf(userId), request, reply);
  const passkey = await repo.findByCredential(platform.db, response.id);
  if (passkey?.userId !== userId) throw new AppError('unauthorized', NOT_ACCEPTED);
  const { newCounter } = await verify(platform, request, challenge, passkey, response);
  await repo.markUsed(platform.db, passkey.id, newCounter);
}

export async function signInWithPasskey(
  platform: Platform,
  response: z.output<typeof assertionSchema>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow> {
  const { db, rateLimits, config } = platform;
  const key = `passkey:address:${networkOf(request.ip)}`;
  await rateLimits.spend(key, config.limits.signInPerAddress, 'Too many failed sign-ins.');
  const challenge = await takeChallenge(platform, SIGN_IN, request, reply);
  const passkey = await repo.findByCredential(db, response.id);
  if (!passkey)
    throw new AppError('unauthorized', 'This passkey is not known here. It may have been removed.');
  const { newCounter } = await verify(platform, request, challenge, passkey, response);
  await rateLimits.refund(key);
  const [user] = await findUsers(db, [passkey.userId]);
  if (!user?.isActive)
    throw new AppError('forbidden', 'This account is suspended. Please contact the administrator.');
  await repo.markUsed(db, passkey.id, newCounter);
  return user;
}

async function verify(
  platform: Platform,
  request: FastifyRequest,
  challenge: string,
  passkey: repo.PasskeyRow,
  response: z.output<typeof assertionSchema>,
) {
  const party = relyingParty(platform, request);
  const { verifyAuthenticationResponse } = await webauthn();
  const refused = (cause?: unknown) => new AppError('unauthorized', NOT_ACCEPTED, { cause });
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((cause) => {
    throw refused(cause);
  });
  const handle = response.response.userHandle;
  const isTheirs = !handle || Buffer.from(handle, 'base64url').toString() === passkey.userId;
  if (!verified || !isTheirs) throw refused();
  return authenticationInfo;
}

export const toPasskey = (row: repo.PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  isSynced: row.isSynced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

async function note(
  tx: Db,
  { jobs }: Platform,
  user: User,
  action: 'passkey_added' | 'passkey_removed',
  name: string,
  address: string,
): Promise<void> {
  const target = { targetType: 'user', targetId: user.id, details: { name, address } };
  await audit(tx, { actorId: user.id, action, ...target });
  await sendNotice(jobs, tx, user, action === 'passkey_added' ? 'passkey-added' : 'passkey-removed', name);
}

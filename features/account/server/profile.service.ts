/** What people do to their own account: name, picture, time zone, password, leaving. */

import type { FastifyRequest } from 'fastify';
import { assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { linkAsset, releaseLinks } from '#platform/assets/asset-links.ts';
import { MAX_PICTURE_PIXELS } from '#platform/assets/pictures/picture-intake.ts';
import { audit } from '#platform/auth/audit.ts';
import { assertUncommon } from '#platform/auth/common-passwords.ts';
import { endKeysOf } from '#platform/auth/keys/end-keys.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import { lockUsers } from '#platform/auth/users-lock.ts';
import type { Db } from '#platform/db/database.ts';
import { retryConflict } from '#platform/db/failures/retry-conflict.ts';
import type { Platform } from '#platform/platform.ts';
import type * as contract from '../contract.ts';
import * as repo from './account.repo.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { dropPending } from './security/email-change.repo.ts';
import { provePassword } from './security/proof.ts';

export async function editProfile(
  platform: Platform,
  user: User,
  body: BodyOf<typeof contract.updateProfile>,
) {
  const changes: Parameters<typeof repo.updateUser>[2] = {};
  if (body.firstName !== undefined) changes.firstName = body.firstName || null;
  if (body.lastName !== undefined) changes.lastName = body.lastName || null;
  if (body.timeZone !== undefined) changes.timeZone = body.timeZone;
  if (body.pictureId !== undefined) {
    const picture = body.pictureId === null ? null : await platform.assets.findOwn(user.id, body.pictureId);
    if (picture === undefined || (picture && !picture.type.startsWith('image/'))) {
      throw new AppError('not_found', 'That picture was not found.');
    }
    const { width = 0, height = 0 } = picture?.facts ?? {};
    if (width * height > MAX_PICTURE_PIXELS)
      throw new AppError(
        'too_large',
        'A profile picture may have 24 megapixels. Please choose a smaller one.',
      );
    changes.profileImageUrl = picture ? assetUrl(picture.id) : null;
  }
  if (Object.keys(changes).length === 0)
    return repo.updateUser(platform.db, user.id, { updatedAt: new Date() });
  const row = await platform.db.transaction(async (tx) => {
    if (body.pictureId !== undefined) await setPicture(tx, user.id, body.pictureId);
    return repo.updateUser(tx, user.id, changes);
  });
  await platform.sessions.announce(user.id);
  await platform.assets.sweep();
  return row;
}

/** One that was uploaded for this only goes with the change; one that other work uses stays. */
async function setPicture(tx: Db, userId: string, pictureId: string | null): Promise<void> {
  const profile = { type: 'account', id: userId };
  if (pictureId) await linkAsset(tx, pictureId, { ...profile, role: 'picture' });
  await releaseLinks(tx, profile, { roles: ['picture'], except: pictureId ? [pictureId] : [] });
}

/** Ends every session of the person, their keys and what waits for a link; the caller then starts a fresh one for whoever asked. */
export async function replacePassword(
  platform: Platform,
  user: User,
  body: BodyOf<typeof contract.changePassword>,
  request: FastifyRequest,
): Promise<void> {
  await provePassword(platform, request, user.id, body.currentPassword, 'currentPassword');
  await assertUncommon(body.newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    await repo.savePasswordHash(tx, user.id, passwordHash);
    await dropPending(tx, user.id);
    if (body.endKeys) await endKeysOf(tx, user.id, request.ip);
    await audit(tx, {
      actorId: user.id,
      action: 'password_changed',
      targetType: 'user',
      targetId: user.id,
      details: { address: request.ip },
    });
    if (user.email)
      await platform.jobs.enqueue(accountMailJob, { about: 'changed', email: user.email }, { db: tx });
  });
  await platform.sessions.endAll(user.id);
  await platform.events.publish(user.id, { type: 'reconnect' });
}

export async function deleteAccount(
  platform: Platform,
  user: User,
  body: BodyOf<typeof contract.deleteAccount>,
  request: FastifyRequest,
): Promise<void> {
  if (body.confirm.trim().toLowerCase() !== (user.email ?? 'delete')) {
    throw new AppError('bad_request', 'Please type your email address to confirm.', {
      issues: [{ path: 'confirm', message: 'Please type your email address to confirm.' }],
    });
  }
  if (await repo.findPasswordHash(platform.db, user.id)) {
    await provePassword(platform, request, user.id, body.password ?? '', 'password');
  }
  const running = await platform.jobs.unfinishedOf(user.id);
  // Work of theirs may be writing at this moment: the two then wait for each other's rows.
  await retryConflict(() =>
    platform.db.transaction(async (tx) => {
      await lockUsers(tx);
      const others = await repo.otherUsers(tx, user.id);
      if (user.role === 'admin' && others.admins === 0 && others.all > 0) {
        throw new AppError(
          'conflict',
          'You are the only administrator. Make somebody else an administrator first.',
        );
      }
      await platform.beforeAccountDeleted(tx, user.id);
      await platform.assets.orphanAllOf(tx, user.id);
      await repo.deleteUser(tx, user.id);
      await audit(tx, { actorId: user.id, action: 'account_deleted', targetType: 'user', targetId: user.id });
    }),
  );
  for (const job of running) await platform.jobs.cancel(job);
  await platform.sessions.endAll(user.id);
  await platform.events.publish(user.id, { type: 'session-ended' });
  await platform.assets.sweep();
  await platform.assets.removeBytesOf(user.id);
  await platform.cache.removeAllOf(user.id);
}

/** A signed cookie by which a browser that has signed in before is told from a stranger's: guessing elsewhere never locks its owner out. */

import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from './session-cookie.ts';
import { signValue, verifyValue } from './signed-value.ts';

const COOKIE = 'atelier_device';
const LIFETIME_SECONDS = 365 * 86_400;
/** People who share a browser. */
const MAX_ACCOUNTS = 5;

interface Device {
  id: string;
  /** Who has signed in here, latest first. */
  userIds: string[];
}

/** A key of its own: no other signed value can pass for this one. */
const keyOf = (secret: string) => `${secret}/known-device`;

const readDevice = (secret: string, request: FastifyRequest): Device | undefined =>
  verifyValue<Device>(keyOf(secret), request.cookies[COOKIE]);

/** The device's id where this account has signed in on it. */
export function knownDevice(secret: string, request: FastifyRequest, userId: string): string | undefined {
  const device = readDevice(secret, request);
  return device?.userIds.includes(userId) ? device.id : undefined;
}

export function rememberDevice(
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const known = readDevice(secret, request);
  const others = known?.userIds.filter((id) => id !== userId) ?? [];
  const device: Device = {
    id: known?.id ?? randomUUID(),
    userIds: [userId, ...others].slice(0, MAX_ACCOUNTS),
  };
  reply.setCookie(COOKIE, signValue(keyOf(secret), device, LIFETIME_SECONDS), {
    ...cookieOptions(request),
    path: '/api/',
    httpOnly: true,
    maxAge: LIFETIME_SECONDS,
  });
}

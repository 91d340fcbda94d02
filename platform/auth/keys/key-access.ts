/** Lets a request in by its API key: who it is for, how often it may come, and which calls it may make. */

import type { FastifyRequest } from 'fastify';
import { neededScope, type Scope } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Caller } from './tickets.ts';

const ALLOWS: Record<Scope, string> = {
  read: 'read',
  make: 'make or change anything',
  manage: 'delete anything or change settings',
};

export async function admitByKey(request: FastifyRequest, key: string, keys: ApiKeys): Promise<void> {
  const caller = await keys.find(key);
  if (!caller) throw new AppError('unauthorized', 'Unauthorized');
  await keys.spendCall(caller.key);
  admit(request, caller);
}

export function admit(request: FastifyRequest, { key, user, gone }: Caller): void {
  const path = request.routeOptions.url;
  if (path) assertScope(key.scopes, { method: request.method, path });
  request.user = user;
  request.apiKey = key;
  request.callerGone = gone ?? null;
}

function assertScope(scopes: readonly Scope[], call: { method: string; path: string }): void {
  const needed = neededScope(call);
  if (needed === 'any') return;
  if (needed === 'person')
    throw new AppError('forbidden', 'API keys cannot do this. Please sign in to Atelier instead.');
  if (!scopes.includes(needed))
    throw new AppError(
      'forbidden',
      `This API key may not ${ALLOWS[needed]}: it lacks the scope “${needed}”.`,
    );
}

/** Which calls an API key may make: one table for the server that refuses, the window that explains and the API document. */

import { z } from 'zod';

export const SCOPES = ['read', 'make', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];
export const scopeSchema = z.enum(SCOPES, { error: 'Choose read, make or manage.' });

/** `person`: only for somebody who is signed in, never for a key; `any`: each step inside asks for its own scope. */
export type NeededScope = Scope | 'person' | 'any';

/** How an account is entered and protected: a key that leaks may not take it over, nor make further keys. */
const PERSON_ONLY = [
  /^\/api\/(login|logout|register|password-reset|keys)(\/|$)/,
  /^\/api\/account\/(password|email|passkeys|second-factor|sessions)(\/|$)/,
];

/** Whatever is done there, reading included. */
const ALWAYS_MANAGE = /^\/api\/(admin|moderation|account|task-calendar|email)(\/|$)/;

/** Changes there are settings, money, publishing or throwing away; reading is reading. */
const MANAGE_CHANGES =
  /^\/(api\/(subscription|notifications|shares|library\/(bin|restore)|reports)(\/|$)|s\/:token\/take-down)/;

export function neededScope({ method, path }: { method: string; path: string }): NeededScope {
  if (path === '/mcp') return 'any';
  if (PERSON_ONLY.some((one) => one.test(path))) return 'person';
  if (path === '/api/account' && method === 'DELETE') return 'person';
  if (ALWAYS_MANAGE.test(path)) return 'manage';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'read';
  if (method === 'DELETE' || MANAGE_CHANGES.test(path)) return 'manage';
  return 'make';
}

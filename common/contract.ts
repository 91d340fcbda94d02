/** One description of an HTTP call that the server enforces, the client calls and the API document shows. */

import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, a signed-in person, or a role at or above the named one. */
export type Access = 'public' | 'user' | 'moderator' | 'admin';

export interface RouteContract {
  method: Method;
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A body that works as it stands, for the API document. */
  example?: Record<string, unknown>;
  /** Body of the successful answer; absent where the answer is not JSON (files, pages, streams). */
  response?: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** Reads that are out of date once this call has succeeded: the caller's page and their other pages read them again. */
  changes?: readonly string[];
  /** Content type of a non-JSON answer or upload, for the API document. */
  produces?: string;
  consumes?: string;
}

/** '/api/tasks/:id' with the id filled in. */
export const fillPath = (path: string, params?: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '')),
  );

/** The paths of all reads that a call with these parameters has changed. */
export const changedPaths = ({ changes = [] }: RouteContract, params?: unknown): string[] =>
  changes.map((path) => fillPath(path, params));

export const route = <const R extends RouteContract>(contract: R): R => contract;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<R extends RouteContract> = Output<R['params']>;
export type QueryOf<R extends RouteContract> = Output<R['query']>;
export type BodyOf<R extends RouteContract> = Output<R['body']>;
export type ResponseOf<R extends RouteContract> = R['response'] extends z.ZodType
  ? z.output<R['response']>
  : undefined;

/** Only the parts that the contract names, so a call without parts takes no argument. */
export type CallOf<R extends RouteContract> = (R['params'] extends z.ZodType
  ? { params: Input<R['params']> }
  : { params?: undefined }) &
  (R['query'] extends z.ZodType ? { query?: Input<R['query']> } : { query?: undefined }) &
  (R['body'] extends z.ZodType ? { body: Input<R['body']> } : { body?: undefined });

/** Lists are answered in pages; where there is more, this header names the next one. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';

/* Which calls an API key may make: one table for the server that refuses, the window that explains and the API document. */

export const SCOPES = ['read', 'make', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** `person`: only for somebody who is signed in, never for a key; `any`: each step inside asks for its own scope. */
export type NeededScope = Scope | 'person' | 'any';

/** How an account is entered and protected: a key that leaks may not take it over, nor make further keys. */
const PERSON_ONLY = [
  /^\/api\/(login|logout|register|password-reset|keys)(\/|$)/,
  /^\/api\/account\/(password|email|passkeys|second-factor|sessions|proof)(\/|$)/,
  // Mails hold links that set a password; roles, settings and model servers would outlive the key; a backup holds everything.
  /^\/api\/admin\/(outbox|settings|models|installation|storage|backups)(\/|$)/,
  /^\/api\/admin\/users\/:\w+\/(role|status|second-factor)$/,
];

/** Whatever is done there, reading included. */
const ALWAYS_MANAGE =
  /^\/api\/(admin|moderation|account|task-calendar|calendar-feed|email|webhooks|mail-reports)(\/|$)/;

/** Changes there are settings, money, publishing or throwing away; reading is reading. */
const MANAGE_CHANGES =
  /^\/(api\/(subscription|notifications|shares|channels|calendar\/settings|posting-times|library\/(bin|restore)|reports|mailings\/[:\w]+\/(send|resume|test)|mail-sequences|templates\/[:\w]+\/publish|campaigns\/[:\w]+\/pieces\/[:\w]+\/(approve|schedule|posted)|campaigns\/[:\w]+\/review)(\/|$)|s\/:token\/take-down)/;

export function neededScope({ method, path }: { method: string; path: string }): NeededScope {
  if (path === '/mcp') return 'any';
  if (PERSON_ONLY.some((one) => one.test(path))) return 'person';
  if (path === '/api/account' && method === 'DELETE') return 'person';
  if (ALWAYS_MANAGE.test(path)) return 'manage';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'read';
  if (method === 'DELETE' || MANAGE_CHANGES.test(path)) return 'manage';
  return 'make';
}

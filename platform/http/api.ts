/** Binds contracts to handlers: checks who calls and what they send before the handler sees anything. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { PAGE_HEADER } from '#common/api-client.ts';
import {
  type BodyOf,
  changedPaths,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type RouteContract,
} from '#common/contract.ts';
import { AppError, type Issue } from '#common/errors.ts';
import { hasRole, type User } from '#common/user.ts';
import { billTo } from '#platform/ai/costs/billing-context.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import { serializerOf } from './serializer.ts';
import { assertStorable } from './storable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, resolved before any handler runs. */
    user: User | null;
    /** Hash of the session's token, for ending exactly this session. */
    sid: string | null;
  }
}

export interface Call<R extends RouteContract> {
  user: R['access'] extends 'public' ? User | null : User;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Result<R extends RouteContract> = R['response'] extends z.ZodType
  ? ResponseOf<R> | FastifyReply
  : unknown;

export interface Api {
  handle<R extends RouteContract>(
    contract: R,
    handler: (call: Call<R>) => Promise<Result<R>> | Result<R>,
    options?: { bodyLimit?: number },
  ): void;
  /** Everything bound so far, for the API document. */
  contracts: RouteContract[];
  /** Every route the server really answers, as 'METHOD /path'. */
  served: string[];
  fastify: FastifyInstance;
}

export function createApi(fastify: FastifyInstance, events: Pick<UserEvents, 'publish'>): Api {
  const contracts: RouteContract[] = [];
  const served: string[] = [];
  fastify.addHook(
    'onRoute',
    ({ method, url }) => void served.push(...[method].flat().map((one) => `${one} ${url}`)),
  );
  return {
    contracts,
    served,
    fastify,
    handle(contract, handler, options = {}) {
      contracts.push(contract);
      const status = contract.status ?? 200;
      fastify.route({
        method: contract.method,
        url: contract.path,
        bodyLimit: options.bodyLimit,
        schema: contract.response ? { response: { [status]: contract.response } } : undefined,
        serializerCompiler: () => (answer) => serializerOf(contract.response!)(answer),
        handler: async (request, reply) => {
          checkAccess(contract, request.user);
          const call = {
            user: request.user,
            params: contract.params ? check(contract.params, request.params, 'params') : undefined,
            query: contract.query ? check(contract.query, request.query, 'query') : undefined,
            body: contract.body ? check(contract.body, request.body, 'body') : undefined,
            request,
            reply,
          } as Call<typeof contract>;
          const result = await billTo(request.user?.id, () => handler(call));
          await announceChange(events, contract, request);
          if (reply.sent || result === reply) return reply;
          if (status === 204) return reply.code(204).send();
          reply.code(status);
          return result;
        },
      });
    },
  };
}

/** Tells the caller's other pages what to read again; the call has succeeded, so nothing here may fail it. */
async function announceChange(
  events: Pick<UserEvents, 'publish'>,
  contract: RouteContract,
  { user, params, headers, log }: FastifyRequest,
): Promise<void> {
  const keys = changedPaths(contract, params);
  if (!user || keys.length === 0) return;
  const page = headers[PAGE_HEADER]?.toString().slice(0, 40);
  await events
    .publish(user.id, { type: 'invalidate', keys, page })
    .catch((error) => log.warn({ err: error }, 'a change was not announced'));
}

function checkAccess(contract: RouteContract, user: User | null): void {
  if (contract.access === 'public') return;
  if (!user) throw new AppError('unauthorized', 'Unauthorized');
  if (contract.access === 'user') return;
  if (!hasRole(user, contract.access)) {
    throw new AppError('forbidden', `You need ${contract.access} privileges for this.`);
  }
}

function check(schema: z.ZodType, value: unknown, where: 'params' | 'query' | 'body'): unknown {
  if (where === 'body' && (value === undefined || value === null)) value = {};
  // Unknown fields are ignored, so what they hold may be anything; a path that cannot be stored names nothing.
  if (where !== 'params') assertStorable(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues: Issue[] = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: sentence(issue.path, issue.message),
  }));
  // An id that cannot exist is simply not found.
  if (where === 'params') throw new AppError('not_found', 'That was not found.', { issues });
  throw new AppError('bad_request', [...new Set(issues.map((issue) => issue.message))].join(' '), { issues });
}

/** Own messages are whole sentences; generic ones get the field's name in front. */
const sentence = (path: PropertyKey[], message: string): string =>
  /[.!?]$/.test(message) || path.length === 0 ? message : `${path.join('.')}: ${message}`;

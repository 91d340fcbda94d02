/** One description of an HTTP call that the server enforces, the client calls and the API document shows. */

import { z } from 'zod';

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
  /** Body of the successful answer; absent where the answer is not JSON (files, pages, streams). */
  response?: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** Content type of a non-JSON answer or upload, for the API document. */
  produces?: string;
  consumes?: string;
}

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

/* Schema pieces that several contracts share. */

export const idParams = z.object({ id: z.string().min(1).max(64) });

/** Times travel as ISO strings in UTC. */
export const isoTime = z.iso.datetime({ offset: true });

/** Database integers are 32-bit. */
export const int32 = z.int().min(-2147483648).max(2147483647);

export const okResponse = z.object({ success: z.literal(true) });

/** Calls an address that somebody typed in and reads its answer: public ones only, looked at when the line is opened. */

import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { bareHost, judgedLookup, PrivateAddressError } from './post-out.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 30_000;
/** Of the answer; whoever says more is cut off. */
const MAX_ANSWER_BYTES = 512 * 1024;

export interface CallOut {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  signal?: AbortSignal;
  allowPrivate?: boolean;
  timeoutMs?: number;
}

export interface CallAnswer {
  status: number;
  text: string;
  /** Seconds that it asks to wait. */
  retryAfter: number | undefined;
}

/** Nothing was heard of what was sent: it may have arrived, or not. */
export class UnansweredError extends Error {}

/** Answers with the status, whatever it is; redirects are not followed. */
export function callOut(out: CallOut): Promise<CallAnswer> {
  const { url, method = 'POST', headers = {}, body, allowPrivate = false, timeoutMs = TIMEOUT_MS } = out;
  const target = new URL(url);
  const host = bareHost(target);
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return Promise.reject(new PrivateAddressError());
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = out.signal ? AbortSignal.any([out.signal, timeout]) : timeout;
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const length = body === undefined ? 0 : Buffer.byteLength(body);
  let isConnected = false;
  return new Promise((resolve, reject) => {
    const call = request(
      target,
      {
        method,
        headers: {
          'user-agent': 'Atelier',
          ...headers,
          ...(body !== undefined && { 'content-length': length }),
        },
        // A line of its own, so that the name is looked up, and judged, each time.
        agent: false,
        signal,
        ...(!allowPrivate && { lookup: judgedLookup() }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size <= MAX_ANSWER_BYTES) chunks.push(chunk);
          else answer.destroy();
        });
        const end = () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: Number(answer.headers['retry-after']) || undefined,
          });
        // Its status was heard: that is an answer.
        answer.on('close', end);
        answer.on('error', end);
      },
    );
    call.on('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true;
      });
    });
    call.on('error', (error) =>
      reject(
        isConnected && !(error instanceof PrivateAddressError)
          ? new UnansweredError('The connection broke off before an answer came.', { cause: error })
          : error,
      ),
    );
    call.end(body);
  });
}

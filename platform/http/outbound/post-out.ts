/** Sends a message to an address that somebody typed in: public ones only, looked at when the line is opened. */

import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { lookup as lookupNow } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 15_000;
/** Of the answer: nobody reads more than its status. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** A name that nobody knows yet may be known later: creating does not wait longer for it. */
const NAME_TIMEOUT_MS = 3000;

export class PrivateAddressError extends Error {
  constructor() {
    super('This address is in a private network, where nothing may be sent from here.');
  }
}

export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
  signal?: AbortSignal;
  allowPrivate?: boolean;
  timeoutMs?: number;
  /** How names are looked up; tests have a liar here. */
  lookup?: typeof systemLookup;
}

/** Answers with the status, whatever it is; redirects are not followed. */
export function postOut(out: Outgoing): Promise<number> {
  const { url, headers, body, allowPrivate = false, timeoutMs = TIMEOUT_MS } = out;
  const target = new URL(url);
  const host = bareHost(target);
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return Promise.reject(new PrivateAddressError());
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = out.signal ? AbortSignal.any([out.signal, timeout]) : timeout;
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A line of its own, so that the name is looked up, and judged, each time.
        agent: false,
        signal,
        ...(!allowPrivate && { lookup: judgedLookup(out.lookup) }),
      },
      (answer) => {
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size > MAX_ANSWER_BYTES) answer.destroy();
        });
        answer.on('error', () => undefined);
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', (error) =>
      reject(
        timeout.aborted && !out.signal?.aborted
          ? new Error(`No answer within ${Math.round(timeoutMs / 1000)} seconds.`)
          : error,
      ),
    );
    call.end(body);
  });
}

/** The address that was judged is the one that is connected to: a name that changes in between changes nothing. */
export const judgedLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      if (error) return callback(error, '', 0);
      if (addresses.length === 0 || !addresses.every((one) => isPublicAddress(one.address)))
        return callback(new PrivateAddressError(), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

/** Whether something in a private network answers to it now; a name that is not known is judged when it is called. */
export async function leadsToPrivate(url: string): Promise<boolean> {
  const host = bareHost(new URL(url));
  if (isIP(host)) return !isPublicAddress(host);
  const unknown = new Promise<LookupAddress[]>((done) => setTimeout(done, NAME_TIMEOUT_MS, []).unref());
  const found = await Promise.race([lookupNow(host, { all: true }).catch(() => []), unknown]);
  return found.some((one) => !isPublicAddress(one.address));
}

export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Fetches from an address that somebody typed in: public ones only, whatever it redirects to. */

import type { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { bareHost, judgedLookup, PrivateAddressError } from './post-out.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Between two bytes. */
const SILENCE_MS = 60_000;

export interface Fetch {
  url: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Private networks too, and without encryption. */
  allowPrivate?: boolean;
  /** How names are looked up; tests have a liar here. */
  lookup?: typeof systemLookup;
  /** Tests: a server of theirs that counts as public. */
  publicOrigin?: string;
}

export class OddAddressError extends Error {}

/** The first answer that is no redirect; whoever asked reads its body, or destroys it. */
export async function getOut(order: Fetch): Promise<IncomingMessage> {
  let url = new URL(order.url);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await getOnce(url, order);
    const { statusCode = 0, headers } = answer;
    if (!REDIRECTS.has(statusCode) || !headers.location) return answer;
    answer.destroy();
    url = new URL(headers.location, url);
  }
  throw new OddAddressError('It redirects too often.');
}

function getOnce(url: URL, order: Fetch): Promise<IncomingMessage> {
  const { headers, signal, lookup } = order;
  const isTrusted = order.allowPrivate || url.origin === order.publicOrigin;
  const isSafe = url.protocol === 'https:';
  if (!isSafe && !(isTrusted && url.protocol === 'http:'))
    throw new OddAddressError('It redirects to an address that isn’t https://.');
  const host = bareHost(url);
  if (!isTrusted && isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError();
  const request = isSafe ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        headers: { 'user-agent': 'Atelier', 'accept-encoding': 'identity', ...headers },
        // A line of its own, so that the name is looked up, and judged, each time.
        agent: false,
        signal,
        timeout: SILENCE_MS,
        ...(!isTrusted && { lookup: judgedLookup(lookup) }),
      },
      resolve,
    );
    call.on('timeout', () => call.destroy(new Error('silent for a minute')));
    call.on('error', reject);
    call.end();
  });
}

/** A mail or a page inside of a frame: nothing in it runs, sends anything or leads away. */

import type { FastifyReply } from 'fastify';

const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** Mails name their pictures by whole addresses; here they are shown under whatever name the product is reached by. */
export const sendOfferView = (reply: FastifyReply, html: string, baseUrl: string) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(html.replaceAll(`"${baseUrl}/p/pictures/`, '"/p/pictures/'));

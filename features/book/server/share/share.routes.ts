/** HTTP for links to books: made by a person, opened by whoever has them. */

import type { FastifyReply } from 'fastify';
import { AppError } from '#common/errors.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import type { Api } from '#platform/http/api.ts';
import { wantedLanguage } from '#platform/http/pages/prepared-pages.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../contract.ts';
import { FLIP_POLICY, flipNote, flipPage } from './flip-html.ts';
import { createShareService } from './share.service.ts';

export function registerShareRoutes(api: Api, platform: Platform): void {
  const shares = createShareService(platform);
  api.handle(calls.shareBook, ({ user, params }) => shares.share(user.id, params.id));
  api.handle(calls.unshareBook, ({ user, params }) => shares.unshare(user.id, params.id));
  api.handle(calls.openSharedBook, async ({ params, request, reply }) => {
    try {
      const { row, pages } = await shares.open(params.token);
      return send(reply, flipPage(params.token, row, pages));
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      return send(reply, flipNote(wantedLanguage(request.headers['accept-language'])), 404);
    }
  });
  api.handle(calls.getSharedPage, async ({ params, request, reply }) => {
    const row = await shares.page(params.token, params.n);
    reply.header('x-robots-tag', 'noindex');
    return sendAsset(request, reply, row, platform.storage, 'private, no-cache');
  });
}

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': FLIP_POLICY,
      'cache-control': 'no-store',
      // The address is the key: no other site learns it.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page);

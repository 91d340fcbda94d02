/** HTTP for links of customers: made by a person, opened by whoever has them. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContract } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../calls/review-calls.ts';
import { REVIEW_WORDS } from '../../pieces/review-words.ts';
import { sendOfferView } from './offer-view.ts';
import { createReviewService } from './review.service.ts';
import { REVIEW_POLICY, reviewNote, reviewPage } from './review-html.ts';
import { reviewTexts } from './review-texts.ts';

const FORM_BYTES = 16 * 1024;

export function registerReviewRoutes(api: Api, platform: Platform): void {
  const reviews = createReviewService(platform);
  api.handle(calls.getReview, ({ user, params }) => reviews.get(user.id, params.id));
  api.handle(calls.renewReview, ({ user, params }) => reviews.renew(user.id, params.id));
  api.handle(calls.deleteReview, ({ user, params }) => reviews.remove(user.id, params.id));

  api.handle(calls.openReview, async ({ params, request, reply }) => {
    try {
      const shown = await reviews.show(params.token);
      const texts = reviewTexts(request.headers['accept-language'], shown.campaign.language);
      return send(reply, reviewPage(texts, params.token, shown));
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
  api.handle(calls.getReviewFile, async ({ params, request, reply }) => {
    const row = await reviews.file(params.token, params.fileId);
    reply.header('x-robots-tag', 'noindex');
    return sendAsset(request, reply, row, platform.storage, 'private, no-cache');
  });

  api.handle(calls.getReviewView, async ({ params, reply }) =>
    sendOfferView(reply, await reviews.view(params.token, params.pieceId), platform.baseUrl),
  );

  // A plain form, without any script; nothing else of the product reads it.
  api.contracts.push(calls.sendRemark as RouteContract);
  void api.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post(calls.sendRemark.path, async (request, reply) => {
      const { token } = calls.openReview.params.parse(request.params);
      const back = `/review/${encodeURIComponent(token)}`;
      const read = calls.sendRemark.body.safeParse(request.body ?? {});
      try {
        if (!read.success)
          throw new AppError('bad_request', read.error.issues[0]?.message ?? 'Please fill in the form.');
        await reviews.remark(token, read.data, abortOnDisconnect(reply));
        return reply.redirect(back, 303);
      } catch (error) {
        return refuse(request, reply, error, back);
      }
    });
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, back?: string) {
  if (!(error instanceof AppError)) throw error;
  const texts = reviewTexts(request.headers['accept-language']);
  const isGone = error.status === 404;
  const page = isGone
    ? reviewNote(texts, REVIEW_WORDS.gone, REVIEW_WORDS.goneWhy)
    : reviewNote(texts, REVIEW_WORDS.notDone, error.message, back);
  return send(reply, page, error.status);
}

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': REVIEW_POLICY,
      'cache-control': 'no-store',
      // The address is the key: no other site learns it.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page);

/** HTTP for links: making them as a person, opening them as anybody. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteContract } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import {
  createShare,
  deleteShare,
  getSharedFile,
  getSharedThumbnail,
  listShares,
  openShare,
  reportShare,
  takeDownShare,
  unlockShare,
  updateShare,
} from '#common/library.ts';
import { hasRole } from '#common/user.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import { drawThumbnail } from '#platform/assets/thumbnails.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { missingPage, passwordPage, SHARE_POLICY, sharePage, thanksPage } from './share-html.ts';
import type { SharesService, Shown } from './shares.service.ts';

/** How long a browser remembers the password of a link. */
const UNLOCKED_SECONDS = 24 * 3600;
const FORM_BYTES = 8 * 1024;
const WRONG_PASSWORD = 'Wrong password. Please try again.';

export function registerShareRoutes(api: Api, platform: Platform, shares: SharesService): void {
  api.handle(createShare, ({ user, body }) => shares.create(user, body));
  api.handle(listShares, ({ user, query }) => shares.list(user.id, query));
  api.handle(updateShare, ({ user, params, body }) => shares.update(user.id, params.id, body));
  api.handle(deleteShare, ({ user, params }) => shares.remove(user.id, params.id));
  registerPublicPages(api, platform, shares);
}

function registerPublicPages(api: Api, platform: Platform, shares: SharesService): void {
  const cookieName = ({ share }: Shown) => `share_${share.id}`;
  // A new password asks again whoever knew the old one.
  const cookieKey = ({ share }: Shown) => `${platform.secret}/share/${share.passwordHash ?? ''}`;
  const isOpen = (request: FastifyRequest, shown: Shown): boolean =>
    shown.share.passwordHash === null ||
    shown.share.userId === request.user?.id ||
    verifyValue<string>(cookieKey(shown), request.cookies[cookieName(shown)]) === shown.share.id;

  const isHttps = platform.baseUrl.startsWith('https:');

  async function fileOf(request: FastifyRequest, token: string, id: string) {
    const shown = await shares.open(token, id);
    if (!shown || !isOpen(request, shown)) throw notFound('That file');
    const item = shown.items.find((one) => one.assetId === id);
    const row = item && (await platform.assets.findOwn(shown.share.userId, id));
    if (!row) throw notFound('That file');
    return { row, item, share: shown.share };
  }

  api.handle(openShare, async ({ user, params, request, reply }) => {
    const shown = await shares.open(params.token);
    if (!shown) return send(reply, missingPage(), 404);
    const { share, ownerName, items, page } = shown;
    if (!isOpen(request, shown)) return send(reply, passwordPage(params.token), 200);
    if (user?.id !== share.userId && request.method === 'GET') await shares.countView(shown);
    const html = sharePage({
      token: params.token,
      baseUrl: platform.config.publicUrl ?? `${request.protocol}://${request.host}`,
      title: page?.title || share.title,
      ownerName,
      items,
      isCollection: share.collectionId !== null,
      ...(page && { page }),
      allowDownload: share.allowDownload,
      isPrivate: share.passwordHash !== null,
      canTakeDown: user !== null && hasRole(user, 'moderator'),
    });
    return send(reply, html, 200, share.isListed && share.passwordHash === null);
  });

  api.handle(getSharedFile, async ({ params, query, request, reply }) => {
    const { row, share } = await fileOf(request, params.token, params.id);
    if (query.download !== undefined && !share.allowDownload)
      throw new AppError('forbidden', 'The owner of this page does not offer a download.');
    reply.header('x-robots-tag', 'noindex');
    return sendAsset(request, reply, row, platform.storage, 'private, no-cache');
  });

  api.handle(getSharedThumbnail, async ({ params, request, reply }) => {
    const { row, item } = await fileOf(request, params.token, params.id);
    const preview = row.type.startsWith('image/')
      ? row
      : await previewOf(platform, row.userId, item?.thumbnailUrl);
    if (!preview) throw notFound('That picture');
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      })
      .send(await drawThumbnail(platform, preview));
  });

  // Plain forms, without any script; nothing else of the product reads them.
  api.contracts.push(
    unlockShare as RouteContract,
    reportShare as RouteContract,
    takeDownShare as RouteContract,
  );
  void api.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    const shownFor = async (request: FastifyRequest) => {
      const { token } = openShare.params.parse(request.params);
      return { token, shown: await shares.open(token) };
    };

    scope.post(unlockShare.path, async (request, reply) => {
      const { token, shown } = await shownFor(request);
      if (!shown) return send(reply, missingPage(), 404);
      const { password } = fieldsOf(unlockShare.body, request.body);
      if (!(await shares.unlock(shown, password, request.ip)))
        return send(reply, passwordPage(token, WRONG_PASSWORD), 403);
      reply.setCookie(cookieName(shown), signValue(cookieKey(shown), shown.share.id, UNLOCKED_SECONDS), {
        path: `/s/${token}`,
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: UNLOCKED_SECONDS,
      });
      return reply.redirect(`/s/${token}`, 303);
    });

    scope.post(reportShare.path, async (request, reply) => {
      const { token, shown } = await shownFor(request);
      if (!shown || !isOpen(request, shown)) return send(reply, missingPage(), 404);
      const { reason } = fieldsOf(reportShare.body, request.body);
      await shares.report(shown, token, reason, request.ip);
      return send(reply, thanksPage('Your report was sent to the people who run this place.'), 200);
    });

    scope.post(takeDownShare.path, async (request, reply) => {
      if (!request.user) throw new AppError('unauthorized', 'Unauthorized');
      if (!hasRole(request.user, 'moderator'))
        throw new AppError('forbidden', 'Only moderators can do this.');
      const { shown } = await shownFor(request);
      if (!shown) return send(reply, missingPage(), 404);
      await shares.takeDown(shown);
      return send(reply, thanksPage('The link no longer works.'), 200);
    });
  });
}

/** The picture that stands for a film or a sound. */
async function previewOf({ assets }: Platform, userId: string, url: string | null | undefined) {
  const id = /^\/api\/files\/([^/]+)\/thumbnail$/.exec(url ?? '')?.[1];
  return id ? assets.findOwn(userId, id) : undefined;
}

function fieldsOf<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body ?? {});
  if (!read.success)
    throw new AppError('bad_request', read.error.issues[0]?.message ?? 'Please fill in the form.');
  return read.data;
}

const send = (reply: FastifyReply, html: string, status: number, isListed = false) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': SHARE_POLICY,
      'cache-control': 'no-store',
      // The address is the key: no other site learns it.
      'referrer-policy': 'same-origin',
      ...(!isListed && { 'x-robots-tag': 'noindex, nofollow' }),
    })
    .send(html);

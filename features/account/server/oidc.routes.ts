/** The sign-in page, and the way through an OpenID provider where one is configured. */

import type { FastifyRequest } from 'fastify';
import { AppError, messageOf } from '#common/errors.ts';
import { createOidc, type OidcFlow } from '#platform/auth/oidc.ts';
import { safeReturnPath } from '#platform/auth/return-path.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Api } from '#platform/http/api.ts';
import type { WebPages } from '#platform/http/pages/web-pages.ts';
import type { Platform } from '#platform/platform.ts';
import { loginPage, oidcCallback, SIGN_ON_FAILURES, SIGN_UPS_CLOSED } from '../contract.ts';
import { beginSession } from './begin-session.ts';
import { signInByIdentity } from './sign-in.service.ts';

const FLOW_COOKIE = 'atelier_oidc';
const FLOW_SECONDS = 600;

export function registerOidcRoutes(api: Api, platform: Platform, pages: WebPages): void {
  const { config, secret } = platform;
  const oidc = config.oidc ? createOidc(config.oidc) : undefined;
  const origin = (request: FastifyRequest) => config.publicUrl ?? `${request.protocol}://${request.host}`;
  const redirectUri = (request: FastifyRequest) => `${origin(request)}${oidcCallback.path}`;
  const cookie = (request: FastifyRequest) => ({
    path: loginPage.path,
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: origin(request).startsWith('https:'),
    maxAge: FLOW_SECONDS,
  });
  const toPageWithError = (error: unknown) => {
    const isKnown = error instanceof AppError && error.code in SIGN_ON_FAILURES;
    const code = messageOf(error) === SIGN_UPS_CLOSED ? 'closed' : isKnown ? error.code : 'other';
    return `${loginPage.path}?local=1&error=${code}`;
  };

  api.handle(loginPage, async ({ request, reply }) => {
    const query = request.query as { local?: string; returnTo?: string };
    // `local` keeps a door open for password accounts when the provider is down.
    if (!oidc || query.local !== undefined) return pages.send(request, reply);
    const returnTo = safeReturnPath(query.returnTo ?? request.headers.referer, origin(request));
    try {
      const { url, flow } = await oidc.begin(redirectUri(request), returnTo);
      return reply
        .setCookie(FLOW_COOKIE, signValue(secret, flow, FLOW_SECONDS), cookie(request))
        .redirect(url);
    } catch (error) {
      request.log.warn({ err: error }, 'OpenID provider not reachable');
      return reply.redirect(toPageWithError(error));
    }
  });

  api.handle(oidcCallback, async ({ request, reply }) => {
    const flow = verifyValue<OidcFlow>(secret, request.cookies[FLOW_COOKIE]);
    reply.clearCookie(FLOW_COOKIE, cookie(request));
    try {
      if (!oidc) throw new AppError('not_found', 'Single sign-on is not configured.');
      if (!flow) throw new AppError('unauthorized', 'The sign-in took too long. Please try again.');
      const person = await oidc.finish(origin(request) + request.url, flow);
      const user = await signInByIdentity(platform, person);
      await beginSession(platform, request, reply, user.id);
      return reply.redirect(safeReturnPath(flow.returnTo, origin(request)));
    } catch (error) {
      request.log.warn({ err: error, reason: messageOf(error) }, 'single sign-on failed');
      return reply.redirect(toPageWithError(error));
    }
  });
}

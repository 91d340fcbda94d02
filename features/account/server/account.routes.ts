/** HTTP for accounts: sessions begin, rotate and end here. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie } from '#platform/auth/session-cookie.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Api } from '#platform/http/api.ts';
import { isLinkFromElsewhere } from '#platform/http/guards/origin-check.ts';
import type { WebPages } from '#platform/http/pages/web-pages.ts';
import type { Platform } from '#platform/platform.ts';
import * as contract from '../contract.ts';
import { beginSession } from './begin-session.ts';
import { exportDataJob } from './export/export-data.job.ts';
import { registerOidcRoutes } from './oidc.routes.ts';
import { deleteAccount, editProfile, replacePassword } from './profile.service.ts';
import { registerResetRoutes } from './reset/reset.routes.ts';
import { askForCode } from './security/second-step.service.ts';
import { registerSecurityRoutes } from './security/security.routes.ts';
import { signIn } from './sign-in.service.ts';
import { readSignInOptions, signUp } from './sign-up.service.ts';

export function registerAccountRoutes(api: Api, platform: Platform, pages: WebPages): void {
  registerOidcRoutes(api, platform, pages);
  registerResetRoutes(api, platform);
  registerSecurityRoutes(api, platform);

  api.handle(contract.getCurrentUser, ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return user;
  });

  api.handle(contract.signInOptions, () => readSignInOptions(platform));

  api.handle(contract.register, async ({ body, request, reply }) => {
    const user = await signUp(platform, body, request.ip);
    await beginSession(platform, request, reply, user.id);
    return toUser(user);
  });

  api.handle(contract.login, async ({ body, request, reply }) => {
    const user = await signIn(platform, body, request);
    await askForCode(platform, user, request, reply);
    await beginSession(platform, request, reply, user.id);
    return toUser(user);
  });

  api.handle(contract.logout, async ({ request, reply }) => {
    // The address is a plain link: a picture or link on another site may not sign anybody out.
    if (!isLinkFromElsewhere(request, platform.config.publicUrl)) await endSession(platform, request, reply);
    return reply.redirect('/');
  });

  api.handle(contract.updateProfile, async ({ user, body }) =>
    toUser(await editProfile(platform, user, body)),
  );

  api.handle(contract.changePassword, async ({ user, body, request, reply }) => {
    await replacePassword(platform, user, body, request);
    await beginSession(platform, request, reply, user.id, { isRenewal: true });
    return { success: true as const };
  });

  api.handle(contract.exportMyData, async ({ user }) => {
    const { job } = await platform.generationJobs.begin(exportDataJob, {
      user,
      itemId: user.id,
      payload: {},
    });
    return { jobId: job.id, job };
  });

  api.handle(contract.deleteAccount, async ({ user, body, request, reply }) => {
    await deleteAccount(platform, user, body, request);
    clearSessionCookie(request, reply);
    return { success: true as const };
  });
}

async function endSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.sid) await platform.sessions.end(request.sid);
  clearSessionCookie(request, reply);
}

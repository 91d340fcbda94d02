/** HTTP for how an account is protected: address, second factor, passkeys and sessions. */

import { getProofNeeds, proofPasskeyOptions } from '#common/proof.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../calls/security-calls.ts';
import { getUserSecurity, resetUserSecondFactor } from '../../contract.ts';
import { beginSession } from '../begin-session.ts';
import { askForEmail, confirmEmail, takeBackEmail } from './email-change.service.ts';
import { proofNeeds } from './owner-proof.ts';
import * as passkeys from './passkeys.service.ts';
import * as secondFactor from './second-factor.service.ts';
import { signInWithCode } from './second-step.service.ts';
import * as security from './security.service.ts';

const SUCCESS = { success: true as const };

export function registerSecurityRoutes(api: Api, platform: Platform): void {
  api.handle(calls.getSecurity, ({ user, request }) => security.readSecurity(platform, user.id, request));

  api.handle(getProofNeeds, ({ user }) => proofNeeds(platform, user.id));
  api.handle(proofPasskeyOptions, async ({ user, request, reply }) => ({
    ...(await passkeys.optionsForProof(platform, user.id, request, reply)),
  }));

  registerEmailRoutes(api, platform);
  registerSecondFactorRoutes(api, platform);
  registerPasskeyRoutes(api, platform);

  api.handle(calls.listSessions, ({ user, request }) =>
    security.listSessions(platform, user.id, request.sid),
  );
  api.handle(calls.endOneSession, async ({ user, params, request }) => {
    await security.endOneSession(platform, user, params.id, request.ip);
    return SUCCESS;
  });
  api.handle(calls.endOtherSessions, async ({ user, body, request }) => ({
    ended: await security.endOtherSessions(platform, user, request, body.endKeys),
  }));

  api.handle(getUserSecurity, ({ params }) => security.readUserSecurity(platform, params.userId));
  api.handle(resetUserSecondFactor, async ({ user, params, request }) => {
    await secondFactor.resetSecondFactor(platform, user, params.userId, request);
    return security.readUserSecurity(platform, params.userId);
  });
}

function registerEmailRoutes(api: Api, platform: Platform): void {
  api.handle(calls.changeEmail, async ({ user, body, request }) => ({
    ...SUCCESS,
    changed: await askForEmail(platform, user, body, request),
  }));
  api.handle(calls.cancelEmailChange, async ({ user }) => {
    await takeBackEmail(platform, user.id);
    return SUCCESS;
  });
  api.handle(calls.confirmEmailChange, async ({ body, request }) => ({
    email: await confirmEmail(platform, body.token, request),
  }));
}

function registerSecondFactorRoutes(api: Api, platform: Platform): void {
  api.handle(calls.beginSecondFactor, ({ user, body, request }) =>
    secondFactor.beginSecondFactor(platform, user, body.password, request),
  );
  api.handle(calls.confirmSecondFactor, async ({ user, body, request }) => ({
    recoveryCodes: await secondFactor.confirmSecondFactor(platform, user, body.code, request),
  }));
  api.handle(calls.renewRecoveryCodes, async ({ user, body, request }) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(platform, user, body, request),
  }));
  api.handle(calls.endSecondFactor, async ({ user, body, request }) => {
    await secondFactor.endSecondFactor(platform, user, body, request);
    return SUCCESS;
  });
  api.handle(calls.loginCode, async ({ body, request, reply }) => {
    const user = await signInWithCode(platform, body.code, request, reply);
    await beginSession(platform, request, reply, user.id);
    return toUser(user);
  });
}

function registerPasskeyRoutes(api: Api, platform: Platform): void {
  api.handle(calls.passkeyOptions, async ({ user, body, request, reply }) => ({
    ...(await passkeys.optionsForNew(platform, user, body, request, reply)),
  }));
  api.handle(calls.addPasskey, ({ user, body, request, reply }) =>
    passkeys.addPasskey(platform, user, body, request, reply),
  );
  api.handle(calls.renamePasskey, ({ user, params, body }) =>
    passkeys.rename(platform, user.id, params.id, body.name),
  );
  api.handle(calls.removePasskey, async ({ user, params, request }) => {
    await passkeys.removePasskey(platform, user, params.id, request.ip);
    return SUCCESS;
  });
  api.handle(calls.loginPasskeyOptions, async ({ request, reply }) => ({
    ...(await passkeys.optionsForSignIn(platform, request, reply)),
  }));
  api.handle(calls.loginPasskey, async ({ body, request, reply }) => {
    const user = await passkeys.signInWithPasskey(platform, body.response, request, reply);
    await beginSession(platform, request, reply, user.id);
    return toUser(user);
  });
}

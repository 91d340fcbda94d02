/** HTTP for a forgotten password. */

import { rememberDevice } from '#platform/auth/known-device.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmPasswordReset, requestPasswordReset } from '../../contract.ts';
import { askForReset, resetPassword } from './reset.service.ts';

export function registerResetRoutes(api: Api, platform: Platform): void {
  api.handle(requestPasswordReset, async ({ body, request }) => {
    await askForReset(platform, body.email, request);
    return { success: true as const };
  });

  api.handle(confirmPasswordReset, async ({ body, request, reply }) => {
    const userId = await resetPassword(platform, body, request);
    // Whoever reads the account's mail is its owner: strangers' guesses may not keep them from signing in next.
    rememberDevice(platform.secret, request, reply, userId);
    return { success: true as const };
  });
}

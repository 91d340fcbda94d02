/** HTTP for the origin of files. */

import { AppError, unavailableFor } from '#common/errors.ts';
import { networkOf } from '#platform/auth/sign-in-limits.ts';
import type { Api } from '#platform/http/api.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import type { Platform } from '#platform/platform.ts';
import { getFileSettings, setFileSettings, verifyFile } from '../contract.ts';

const CHECKS = { max: 60, windowSeconds: 600 };

/** Files in memory at once: anybody may ask, signed in or not. */
const AT_ONCE = 4;

export function registerOriginRoutes(api: Api, { config, origins, rateLimits }: Platform): void {
  const maxBytes = config.limits.uploadBytes;
  let running = 0;

  api.handle(
    verifyFile,
    async ({ request }) => {
      await rateLimits.spend(`verify:${networkOf(request.ip)}`, CHECKS, 'Many files were checked from here.');
      if (running >= AT_ONCE)
        throw unavailableFor(5, 'Many files are being checked right now. Please try again in a moment.');
      running++;
      try {
        const part = await request.file({ limits: { fileSize: maxBytes } });
        if (!part) throw new AppError('bad_request', 'Please choose a file to check.');
        if (part.fieldname !== 'file')
          throw new AppError('bad_request', "Send the file in the field 'file'.");
        const mb = Math.round(maxBytes / 1024 / 1024);
        return await origins.check(await partBytes(part, `A file to check may have ${mb} MB.`));
      } finally {
        running--;
      }
    },
    { bodyLimit: maxBytes + 64 * 1024 },
  );

  api.handle(getFileSettings, async ({ user }) => ({
    promptInFiles: await origins.promptInFiles(user.id),
  }));
  api.handle(setFileSettings, async ({ user, body }) => {
    await origins.setPromptInFiles(user.id, body.promptInFiles);
    return body;
  });
}

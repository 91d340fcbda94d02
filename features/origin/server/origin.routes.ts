/** HTTP for the origin of files. */

import { AppError } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import type { Platform } from '#platform/platform.ts';
import { getFileSettings, setFileSettings, verifyFile } from '../contract.ts';

const CHECKS = { max: 60, windowSeconds: 600 };

export function registerOriginRoutes(api: Api, { config, origins, rateLimits }: Platform): void {
  const maxBytes = config.limits.uploadBytes;

  api.handle(
    verifyFile,
    async ({ request }) => {
      await rateLimits.spend(`verify:${request.ip}`, CHECKS, 'Many files were checked from here.');
      const part = await request.file({ limits: { fileSize: maxBytes } });
      if (!part) throw new AppError('bad_request', 'Please choose a file to check.');
      if (part.fieldname !== 'file') throw new AppError('bad_request', "Send the file in the field 'file'.");
      const mb = Math.round(maxBytes / 1024 / 1024);
      return origins.check(await partBytes(part, `A file to check may have ${mb} MB.`));
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

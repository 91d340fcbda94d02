/** Takes what another program shares with the installed product where no service worker did: into the library, and on to it. */

import type { Asset } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import { sendForm } from '#platform/http/in-process/calls.ts';
import { withInProcessClient } from '#platform/http/in-process/in-process-client.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import type { Platform } from '#platform/platform.ts';

/* As site.webmanifest and sw.js have them. */
const SHARE_PATH = '/share';
const FIELD = 'files';
/** The page says that nothing arrived, and offers to add files there. */
const NOTHING = '/library?shared=1';
const SIGN_IN = '/api/login?shared=1&returnTo=%2Flibrary';
const MAX_FILES = 20;

export function registerShareTarget(api: Api, platform: Platform): void {
  const { config, log } = platform;
  const { uploadBytes: fileSize } = config.limits;
  api.fastify.post(SHARE_PATH, async (request, reply) => {
    if (!request.user) {
      // Read to its end: a browser that is cut off while it sends shows an error instead of the next page.
      request.raw.resume();
      return reply.redirect(SIGN_IN, 303);
    }
    if (!request.isMultipart()) return reply.redirect(NOTHING, 303);
    const added = await withInProcessClient(platform, request, reply, {}, async (inner) => {
      const kept: Asset[] = [];
      try {
        for await (const part of request.files({ limits: { files: MAX_FILES, fileSize } })) {
          const bytes = await partBytes(part, `Maximum file size is ${fileSize / 1024 / 1024} MB.`).catch(
            () => undefined,
          );
          if (!bytes || part.fieldname !== FIELD) continue;
          const form = new FormData();
          form.append('file', new Blob([new Uint8Array(bytes)], { type: part.mimetype }), part.filename);
          const asset = await sendForm<Asset>(inner, '/api/uploads?library=true', form).catch(ifRefused);
          if (asset) kept.push(asset);
        }
      } catch (error) {
        log.info({ err: error }, 'shared files were not all taken');
      }
      return kept;
    });
    if (added.length === 0) return reply.redirect(NOTHING, 303);
    return reply.redirect(
      added.length === 1 ? `/library?open=${added[0]!.id}` : `/library?added=${added.length}`,
      303,
    );
  });
}

/** One file that is no picture, sound or film does not keep the others out. */
function ifRefused(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** HTTP for backups. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  checkBackup,
  deleteBackup,
  downloadBackup,
  listBackups,
  makeBackup,
  restoreBackup,
} from '../../calls/installation-calls.ts';
import { createBackups } from './backups.service.ts';

export function registerBackupRoutes(api: Api, platform: Platform): void {
  const backups = createBackups(platform);
  api.handle(listBackups, () => backups.overview());
  api.handle(makeBackup, ({ user, request }) => backups.make({ user, address: request.ip }));
  api.handle(deleteBackup, ({ user, params, request }) =>
    backups.remove({ user, address: request.ip }, params.name),
  );
  api.handle(checkBackup, ({ params }) => backups.check(params.name));
  api.handle(restoreBackup, ({ user, params, body, request }) =>
    backups.restore({ user, address: request.ip }, params.name, body.confirm),
  );
  api.handle(downloadBackup, async ({ user, params, request, reply }) => {
    const { stream, bytes } = await backups.open({ user, address: request.ip }, params.name);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': bytes,
        'content-disposition': disposition(params.name),
        'cache-control': 'no-store',
      })
      .send(stream);
  });
}

/** HTTP for API keys. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createKey, listKeys, revokeKey } from '../../contract.ts';
import { createKeysService } from './keys.service.ts';

export function registerKeysRoutes(api: Api, platform: Platform): void {
  const keys = createKeysService(platform);
  api.handle(listKeys, ({ user }) => keys.list(user.id));
  api.handle(createKey, ({ user, body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return keys.create(user, body, request.ip, () => platform.proveOwner(request, reply, user, body));
  });
  api.handle(revokeKey, ({ user, params, request }) => keys.revoke(user, params.id, request.ip));
}

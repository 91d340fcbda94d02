/** HTTP for the system settings. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { listSettings, putSetting } from '../../contract.ts';
import { changeSetting, toSetting } from './settings.service.ts';

export function registerSettingRoutes(api: Api, platform: Platform): void {
  api.handle(listSettings, async () =>
    (await platform.settings.list()).map((row) => toSetting(row, platform.config)),
  );

  api.handle(putSetting, ({ user, params, body, request }) =>
    changeSetting(platform, { user, address: request.ip }, params.key, body.value),
  );
}

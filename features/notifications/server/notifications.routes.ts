/** HTTP for the bell: the latest messages, marking them read, and what also comes by e-mail. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getAnnouncement, getPreferences, listNotifications, markRead, setPreferences } from '../contract.ts';
import { createNotificationService } from './notifications.service.ts';

export function registerNotificationRoutes(api: Api, platform: Platform): void {
  const notifications = createNotificationService(platform);

  api.handle(listNotifications, ({ user }) => notifications.list(user.id));
  api.handle(markRead, async ({ user, body }) => {
    await notifications.markRead(user.id, body.ids);
    return { success: true as const };
  });
  api.handle(getPreferences, ({ user }) => notifications.preferences(user.id));
  api.handle(setPreferences, ({ user, body }) => notifications.setPreferences(user.id, body));
  api.handle(getAnnouncement, notifications.announcement);
}

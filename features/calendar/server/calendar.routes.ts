/** HTTP for the calendar. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../contract.ts';
import { createCalendarService } from './calendar.service.ts';
import * as feed from './calendar-feed.ts';

export function registerCalendarRoutes(api: Api, platform: Platform): void {
  const calendar = createCalendarService(platform);
  api.handle(calls.readCalendar, ({ user, query }) => calendar.read(user, query));
  api.handle(calls.moveEntry, ({ user, params, body }) => calendar.move(user, params.id, body));
  api.handle(calls.getCalendarSettings, ({ user }) => calendar.settings(user.id));
  api.handle(calls.saveCalendarSettings, ({ user, body }) => calendar.saveSettings(user.id, body));
  api.handle(calls.getCalendarFeed, ({ user }) => feed.getFeed(platform, user.id));
  api.handle(calls.renewCalendarFeed, ({ user, body }) => feed.renewFeed(platform, user, body.timeZone));
  api.handle(calls.deleteCalendarFeed, ({ user }) => feed.removeFeed(platform, user.id));
  api.handle(calls.readCalendarFeed, async ({ params, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(await feed.readFeed(platform, params.token)),
  );
}

/** Messages from the product to a person: the bell in the header. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { NOTIFICATION_KINDS } from '#common/notification-kinds.ts';
import { isoTime, okResponse } from '#common/schema-parts.ts';
import { sentenceSchema } from '#common/wording/sentence.ts';

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  /** The same with the values apart, for pages in other languages. */
  said: z.object({ title: sentenceSchema, body: sentenceSchema.optional() }).nullable(),
  /** A path of this product to open, never an outside address. */
  link: z.string().nullable(),
  readAt: isoTime.nullable(),
  createdAt: isoTime,
});

export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = route({
  method: 'GET',
  path: '/api/notifications',
  summary: 'My latest notifications and how many are unread',
  access: 'user',
  response: z.object({ unread: z.int(), items: z.array(notificationSchema) }),
});

export const markRead = route({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark some, or all, of my notifications as read',
  access: 'user',
  body: z.object({ ids: z.array(z.string().max(64)).max(500).optional() }),
  response: okResponse,
});

const preferences = z.record(z.enum(NOTIFICATION_KINDS), z.boolean());

export const getPreferences = route({
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'Which notifications also come by e-mail',
  access: 'user',
  response: preferences,
});

export const setPreferences = route({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Choose which notifications also come by e-mail',
  access: 'user',
  body: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()),
  response: preferences,
});

/** The operator's banner over every page; empty when there is none. */
export const getAnnouncement = route({
  method: 'GET',
  path: '/api/announcement',
  summary: 'The announcement of this installation, if any',
  access: 'public',
  response: z.object({ text: z.string() }),
});

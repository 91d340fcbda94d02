/** Messages from the product to a person: the bell in the header. */

import { z } from 'zod';
import { isoTime, okResponse, route } from '#common/contract.ts';

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
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

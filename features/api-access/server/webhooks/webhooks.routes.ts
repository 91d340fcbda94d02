/** HTTP for webhooks. */

import { NEXT_CURSOR_HEADER } from '#common/contract.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import * as calls from '../../calls/webhook-calls.ts';
import { createWebhookService } from './webhooks.service.ts';

export function registerWebhookRoutes(api: Api, platform: Platform): void {
  const webhooks = createWebhookService(platform);
  api.handle(calls.listWebhooks, ({ user }) => webhooks.list(user.id));
  api.handle(calls.createWebhook, ({ user, body, request }) => webhooks.create(user, body, request.ip));
  api.handle(calls.updateWebhook, ({ user, params, body, request }) =>
    webhooks.update(user, params.id, body, request.ip),
  );
  api.handle(calls.deleteWebhook, ({ user, params, request }) =>
    webhooks.remove(user, params.id, request.ip),
  );
  api.handle(calls.testWebhook, ({ user, params }) => webhooks.test(user.id, params.id));
  api.handle(calls.listDeliveries, async ({ user, params, query, reply }) => {
    const { page, nextCursor } = await webhooks.deliveries(user.id, params.id, query);
    if (nextCursor) reply.header(NEXT_CURSOR_HEADER, nextCursor);
    return page;
  });
  api.handle(calls.resendDelivery, ({ user, params }) =>
    webhooks.resend(user.id, params.id, params.deliveryId),
  );
}

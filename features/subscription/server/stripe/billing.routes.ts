/** HTTP for payments: pages of the provider, invoices, and its signed events. */

import type { RouteContract } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getBilling, openPortal, startCheckout, stripeWebhook } from '../../calls/billing-calls.ts';
import { createBilling, readBilling } from './billing.service.ts';
import { createBillingEvents } from './billing-events.ts';
import { createStripeClient } from './stripe-client.ts';

const NOT_CONFIGURED = 'Payments are not set up on this installation.';

export async function registerBillingRoutes(api: Api, platform: Platform): Promise<void> {
  const settings = platform.config.stripe;
  const client = settings && createStripeClient(settings);
  const billing = settings && client && createBilling(platform, client, settings);
  const configured = () => {
    if (!billing) throw new AppError('conflict', NOT_CONFIGURED);
    return billing;
  };

  api.handle(getBilling, ({ user }) => readBilling(platform.db, user.id, billing !== undefined));
  api.handle(startCheckout, async ({ user, body }) => configured().checkout(user, body));
  api.handle(openPortal, async ({ user }) => configured().portal(user));

  // The signature covers the exact bytes, so only this route reads the body raw.
  await api.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const handle = settings && client && createBillingEvents(platform, client, settings);
    api.contracts.push(stripeWebhook as RouteContract);
    scope.post(stripeWebhook.path, async (request) => {
      if (!settings || !client || !handle) throw new AppError('not_found', NOT_CONFIGURED);
      const stripe = await client();
      const signature = request.headers['stripe-signature'];
      let event: ReturnType<typeof stripe.webhooks.constructEvent>;
      try {
        event = stripe.webhooks.constructEvent(
          request.body as Buffer,
          String(signature),
          settings.webhookSecret,
        );
      } catch {
        throw new AppError('bad_request', 'The signature of this event is not right.');
      }
      await handle(event);
      return { received: true };
    });
  });
}

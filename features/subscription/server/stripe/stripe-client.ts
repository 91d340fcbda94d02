/** The payment provider's client, loaded only where payments are configured. */

import type Stripe from 'stripe';
import { AppError } from '#common/errors.ts';
import type { Config } from '#platform/config/config.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

export type StripeClient = () => Promise<Stripe>;

export function createStripeClient(settings: StripeSettings): StripeClient {
  let client: Promise<Stripe> | undefined;
  return () => {
    client ??= import('stripe').then(({ default: StripeApi }) => {
      const base = settings.apiBase ? new URL(settings.apiBase) : undefined;
      return new StripeApi(settings.secretKey, {
        maxNetworkRetries: 2,
        timeout: 20_000,
        telemetry: false,
        ...(base && {
          host: base.hostname,
          port: base.port || undefined,
          protocol: base.protocol === 'http:' ? 'http' : 'https',
        }),
      });
    });
    return client;
  };
}

/** Failures of the provider in words; its own messages may name keys and ids. */
export async function askStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(
      'upstream_failed',
      'The payment service did not answer as expected. Please try again later.',
      {
        cause: error,
      },
    );
  }
}

/** A payment provider on this machine: the few calls we make, and events with real signatures. */

import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeStripe {
  base: string;
  webhookSecret: string;
  /** Requests seen, as 'POST /v1/customers'. */
  calls: string[];
  subscriptions: Map<string, Record<string, unknown>>;
  invoices: Map<string, Record<string, unknown>>;
  /** Payment pages that can still be paid, and whose they are. */
  openPages: Map<string, string>;
  isDown: boolean;
  /** Body and signature of an event, as the provider would send them. */
  sign(event: object, options?: { secret?: string; at?: number }): { body: string; signature: string };
  close(): Promise<void>;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const webhookSecret = 'whsec_test_secret_of_the_fake';
  const customers = new Map<string, string>();
  let pages = 0;
  const fake: Omit<FakeStripe, 'base'> = {
    webhookSecret,
    calls: [],
    subscriptions: new Map(),
    invoices: new Map(),
    openPages: new Map(),
    isDown: false,
    sign(event, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) {
      const body = JSON.stringify(event);
      const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return { body, signature: `t=${at},v1=${mac}` };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
    const url = new URL(request.url!, 'http://fake');
    fake.calls.push(`${request.method} ${url.pathname}`);
    if (fake.isDown) return [503, { error: { message: 'sk_test_secret is overloaded', type: 'api_error' } }];
    if (request.headers.authorization !== 'Bearer sk_test_key')
      return [401, { error: { message: 'bad key' } }];
    const form = new URLSearchParams(await text(request));
    const path = `${request.method} ${url.pathname}`;
    if (path === 'POST /v1/customers') {
      const key = String(request.headers['idempotency-key']);
      if (!customers.has(key)) customers.set(key, `cus_${customers.size + 1}`);
      return [200, { id: customers.get(key), object: 'customer' }];
    }
    if (path === 'POST /v1/checkout/sessions') {
      const price = form.get('line_items[0][price]');
      const id = `cs_${++pages}`;
      fake.openPages.set(id, form.get('customer')!);
      return [
        200,
        {
          id,
          object: 'checkout.session',
          url: `https://checkout.example/${form.get('customer')}/${price}`,
        },
      ];
    }
    if (path === 'POST /v1/billing_portal/sessions') {
      return [
        200,
        {
          id: 'bps_1',
          object: 'billing_portal.session',
          url: `https://portal.example/${form.get('customer')}`,
        },
      ];
    }
    if (path === 'GET /v1/subscriptions') {
      const customer = url.searchParams.get('customer');
      const data = [...fake.subscriptions.values()].filter((one) => one.customer === customer);
      return [200, { object: 'list', data, has_more: false }];
    }
    const cancelled = /^DELETE \/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
    if (cancelled && fake.subscriptions.has(cancelled)) {
      return [200, Object.assign(fake.subscriptions.get(cancelled)!, { status: 'canceled' })];
    }
    if (path === 'GET /v1/checkout/sessions') {
      const customer = url.searchParams.get('customer');
      const data = [...fake.openPages].filter(([, whose]) => whose === customer).map(([id]) => ({ id }));
      return [200, { object: 'list', data, has_more: false }];
    }
    const expired = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    if (expired && fake.openPages.delete(expired)) return [200, { id: expired, status: 'expired' }];
    const invoice = /^GET \/v1\/invoices\/(\w+)$/.exec(path)?.[1];
    if (invoice && fake.invoices.has(invoice)) return [200, fake.invoices.get(invoice)];
    return [404, { error: { message: 'No such thing', type: 'invalid_request_error' } }];
  };

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(fake, { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

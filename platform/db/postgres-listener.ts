/** One connection that listens, and comes back by itself when the server goes away. */

import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: (() => void) | undefined;
}

const RETRY_MS = [100, 500, 1000, 2000, 5000];

export class PostgresListener {
  readonly #url: string;
  readonly #log: Log;
  readonly #subscriptions = new Set<Subscription>();
  #client: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  async listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void) {
    const subscription = { channel, onMessage, onGap };
    const known = [...this.#subscriptions].some((other) => other.channel === channel);
    this.#subscriptions.add(subscription);
    const client = await this.#connected();
    if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => void this.#subscriptions.delete(subscription);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#subscriptions.clear();
    const client = this.#client ?? (await this.#connecting?.catch(() => undefined));
    await client?.end().catch(() => undefined);
  }

  #connected(): Promise<pg.Client> {
    if (this.#client) return Promise.resolve(this.#client);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'atelier-listen',
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'listening connection failed'));
    client.on('end', () => this.#onEnd(client));
    client.on('notification', ({ channel, payload }) => {
      for (const one of this.#subscriptions) if (one.channel === channel) one.onMessage(payload ?? '');
    });
    await client.connect();
    for (const channel of new Set([...this.#subscriptions].map((one) => one.channel))) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    this.#client = client;
    return client;
  }

  #onEnd(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    if (!this.#closed) void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let attempt = 0; !this.#closed; attempt++) {
      await new Promise((done) => setTimeout(done, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]).unref());
      try {
        await this.#connected();
        for (const one of this.#subscriptions) one.onGap?.();
        return;
      } catch (error) {
        this.#log.warn({ err: error, attempt }, 'listening connection not back yet');
      }
    }
  }
}

/** One connection that listens, and one loop that brings it back when the server goes away. */

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap: (() => void) | undefined;
}

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

/** Half of the pause is left to chance, so that many processes do not come back in the same moment. */
const retryPause = (attempt: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) * (0.5 + Math.random() / 2);

export class PostgresListener {
  readonly #url: string;
  readonly #log: Log;
  readonly #subscriptions = new Set<Subscription>();
  #client: pg.Client | undefined;
  /** Everybody who needs the connection waits for this one, also while it is being brought back. */
  #connected: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  async listen(channel: string, onMessage: (payload: string) => void, onGap?: () => void) {
    const subscription = { channel, onMessage, onGap };
    this.#subscriptions.add(subscription);
    this.#connected ??= this.#connect().catch((error) => {
      this.#connected = undefined;
      throw error;
    });
    try {
      const client = await this.#connected;
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    return async () => void this.#subscriptions.delete(subscription);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#subscriptions.clear();
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'atelier-listen',
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'listening connection failed'));
    client.on('notification', ({ channel, payload }) => {
      for (const one of this.#subscriptions) if (one.channel === channel) one.onMessage(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of new Set([...this.#subscriptions].map((one) => one.channel))) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      if (this.#closed) throw new Error('The listener was closed.');
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    // Only a connection that stood can be lost: a failed attempt ends too, and is the loop's own business.
    client.once('end', () => this.#onLost());
    return client;
  }

  #onLost(): void {
    this.#client = undefined;
    if (this.#closed) return;
    this.#connected = this.#reconnect();
    this.#connected.catch(() => undefined);
  }

  async #reconnect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt++) {
      await pause(retryPause(attempt), undefined, { ref: false });
      try {
        const client = await this.#connect();
        for (const one of this.#subscriptions) one.onGap?.();
        return client;
      } catch (error) {
        if (this.#closed) throw error;
        this.#log.warn({ err: error, attempt }, 'listening connection not back yet');
      }
    }
  }
}

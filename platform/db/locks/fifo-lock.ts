/** A first-in-first-out lock: PGlite has one connection, and a failed transaction on it must be cleared before anybody else speaks. */

import { AsyncLocalStorage } from 'node:async_hooks';

export class FifoLock {
  #tail: Promise<unknown> = Promise.resolve();
  readonly #holder = new AsyncLocalStorage<{ isHeld: boolean }>();

  /** Asking again while holding the lock would wait for ever: that mistake fails at once instead. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#holder.getStore()?.isHeld) {
      return Promise.reject(
        new Error('Inside a transaction, use the transaction: the connection itself is taken.'),
      );
    }
    const turn = this.#tail.then(() => this.#hold(work));
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  async #hold<T>(work: () => Promise<T>): Promise<T> {
    const holder = { isHeld: true };
    try {
      return await this.#holder.run(holder, work);
    } finally {
      holder.isHeld = false;
    }
  }
}
